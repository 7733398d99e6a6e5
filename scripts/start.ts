import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { buildWeb } from './build-web.ts';

const say = (sentence: string) => process.stdout.write(`${sentence}\n`);

process.chdir(resolve(import.meta.dirname, '..'));
say('Tidemark is starting.');
if (existsSync('.env')) process.loadEnvFile();

try {
  await buildWeb(() => say('Building the web app; this happens once for every change.'));
} catch (error) {
  process.stderr.write(`Tidemark cannot start. ${(error as Error).message}\n`);
  process.exit(1);
}

// The server starts on being loaded, and says itself what stops it.
await import('../api/src/main.ts');

const { readConfig } = await import('../api/src/config.ts');
const { demoAccounts } = await import('./demo-accounts.ts');
const { host, port } = readConfig(process.env);
const shown = host === '0.0.0.0' || host === '::' ? 'localhost' : host;
say(`Tidemark is ready: http://${shown}:${port}`);
for (const line of demoAccounts(process.env)) say(line);
