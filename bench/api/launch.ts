import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { freePort } from '../../api/src/db/embedded-cluster.ts';
import { lean } from '../../scripts/lean.ts';

const timeLimit = 60_000;

/** The server as in production, with a discarded log and without call limits. */
export async function launch(settings: Record<string, string>) {
  const port = await freePort();
  const child = spawn(
    process.execPath,
    [...lean.flags, resolve(import.meta.dirname, '../../api/src/main.ts')],
    {
      env: {
        PATH: process.env.PATH,
        ...lean.env,
        PORT: String(port),
        TIDEMARK_DEMO: 'off',
        // All calls come from one address.
        RATE_LIMIT: 'off',
        ...settings,
      },
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  );
  const isReady = () =>
    fetch(`http://127.0.0.1:${port}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  for (const until = Date.now() + timeLimit; !(await isReady()); await after(50)) {
    if (child.exitCode !== null || Date.now() > until) throw new Error('The server did not start.');
  }
  return {
    port,
    pid: child.pid!,
    async stop() {
      const closed = once(child, 'close');
      child.kill('SIGTERM');
      await closed;
    },
  };
}
