import { existsSync } from 'node:fs';
import { resolve } from 'node:path';

process.chdir(resolve(import.meta.dirname, '..'));
if (existsSync('.env')) process.loadEnvFile();

// The worker starts on being loaded, and says itself what stops it.
await import('../api/src/worker.ts');
