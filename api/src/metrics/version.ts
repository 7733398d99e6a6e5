import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const manifest = readFileSync(resolve(import.meta.dirname, '../../package.json'), 'utf8');

/** The running version, for operators. */
export const { version } = JSON.parse(manifest) as { version: string };
