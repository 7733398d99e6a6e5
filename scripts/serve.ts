import { readConfig } from '../api/src/config.ts';
import { demoAccounts } from './demo-accounts.ts';

const say = (sentence: string) => process.stdout.write(`${sentence}\n`);

// Importing the file starts the server, which reports its own failures.
await import('../api/src/main.ts');

const { host, port } = readConfig(process.env);
const shown = host === '0.0.0.0' || host === '::' ? 'localhost' : host;
say(`Tidemark is ready: http://${shown}:${port}`);
for (const line of await demoAccounts(process.env)) say(line);
