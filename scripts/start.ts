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
const { host, port, demo } = readConfig(process.env);
const shown = host === '0.0.0.0' || host === '::' ? 'localhost' : host;
say(`Tidemark is ready: http://${shown}:${port}`);
if (demo) {
  const { demoPassword, demoPeople } = await import('../api/src/demo/people.ts');
  say(`Demo accounts, all with the password ${demoPassword}:`);
  for (const { email, role } of demoPeople) say(`  ${email}  ${role}`);
}
