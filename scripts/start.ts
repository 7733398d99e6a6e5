import { resolve } from 'node:path';
import { buildWeb } from './build-web.ts';
import { lean } from './lean.ts';
import { readEnv } from './read-env.ts';

const say = (sentence: string) => process.stdout.write(`${sentence}\n`);

process.chdir(resolve(import.meta.dirname, '..'));
say('Tidemark is starting.');
readEnv(1);

try {
  await buildWeb(() => say('Building the web app; this happens once for every change.'));
} catch (error) {
  process.stderr.write(`Tidemark cannot start. ${(error as Error).message}\n`);
  process.exit(1);
}

// The server replaces this process: the build's memory is free again, and signals reach it directly. Windows has
// neither such a call nor such a C library.
if (process.platform === 'win32') await import('./serve.ts');
else {
  const env = Object.fromEntries(Object.entries(process.env).map(([name, value = '']) => [name, value]));
  process.execve!(process.execPath, [process.execPath, ...lean.flags, 'scripts/serve.ts'], {
    ...lean.env,
    ...env,
  });
}
