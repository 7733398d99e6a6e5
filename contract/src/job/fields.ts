import { z } from 'zod';
import { blankOf, type Fields, shapesOf } from '../fields.ts';
import { text, uuid } from '../shapes.ts';
import { shots, unknownShot } from '../shots.ts';
import { ofKind } from './of.ts';

/**
 * What people say of a job's file. The label is short, and printed beside its number. `shot` is what a photo shows;
 * `ofKind` and `ofId` name what the file belongs to.
 */
export const jobFileFields = {
  label: { label: 'Label', schema: text(60).trim().nullable() },
  caption: { label: 'Caption', schema: text(2000).trim().nullable() },
  roomId: { label: 'Room', schema: uuid.nullable(), mayConflict: false },
  shot: { label: 'Shot', schema: z.enum(shots, unknownShot).nullable() },
  ofKind: { label: 'Belongs to', schema: ofKind.nullable(), mayConflict: false },
  ofId: { label: 'Which one', schema: uuid.nullable(), mayConflict: false },
} as const satisfies Fields;
export type JobFileField = keyof typeof jobFileFields;
export const jobFileShapes = shapesOf(jobFileFields);
export const blankJobFile = blankOf(jobFileFields);
export type JobFileEntered = z.output<z.ZodObject<typeof jobFileShapes>>;
