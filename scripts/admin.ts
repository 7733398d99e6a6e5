import { resolve } from 'node:path';
import { readEnv } from './read-env.ts';

process.chdir(resolve(import.meta.dirname, '..'));
readEnv(2);

// The commands run on being loaded.
await import('../api/src/admin.ts');
