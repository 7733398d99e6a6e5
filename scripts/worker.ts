import { resolve } from 'node:path';
import { readEnv } from './read-env.ts';

process.chdir(resolve(import.meta.dirname, '..'));
readEnv(1);

// Importing the file starts the worker, which reports its own failures.
await import('../api/src/worker.ts');
