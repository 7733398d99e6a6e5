import { documentCases } from './document-cases.ts';
import type { Case } from './expected.ts';
import { pictureCases } from './picture-cases.ts';
import { soundCases } from './sound-cases.ts';

/** Files of every kind in valid and invalid places, with the result on device and server. */
export const fileCases: readonly Case[] = [...pictureCases, ...documentCases, ...soundCases];
