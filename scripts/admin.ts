import { existsSync } from 'node:fs';
import { resolve } from 'node:path';

process.chdir(resolve(import.meta.dirname, '..'));
if (existsSync('.env')) process.loadEnvFile();

// The commands run on being loaded.
await import('../api/src/admin.ts');
