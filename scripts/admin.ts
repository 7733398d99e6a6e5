import { resolve } from 'node:path';
import { readEnv } from './read-env.ts';

process.chdir(resolve(import.meta.dirname, '..'));
readEnv(2);

// Importing the file runs the command.
await import('../api/src/admin.ts');
