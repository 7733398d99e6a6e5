import { resolve } from 'node:path';
import { readEnv } from './read-env.ts';

process.chdir(resolve(import.meta.dirname, '..'));
readEnv(1);

// The worker starts on being loaded, and says itself what stops it.
await import('../api/src/worker.ts');
