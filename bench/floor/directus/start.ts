import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from '../../../api/src/db/embedded-cluster.ts';
import type { Begin } from '../../api/messages.ts';
import { signInPerson } from './sign-in-person.ts';

const timeLimit = 60_000;
const admin = 'admin';

/** Directus as installed in a folder, on a copy of the database, and the token of somebody who may do what the calls do. */
export async function startDirectus(folder: string, dataDir: string, { databaseUrl, pool }: Begin) {
  const port = await freePort();
  const env = {
    ...{ PATH: process.env.PATH, NODE_ENV: 'production', HOST: '127.0.0.1', PORT: String(port) },
    ...{ DB_CLIENT: 'pg', DB_CONNECTION_STRING: databaseUrl, DB_POOL__MAX: String(pool) },
    ...{ SECRET: 'a secret of thirty-two characters', ACCESS_TOKEN_TTL: '1d', TELEMETRY: 'false' },
    ...{ ADMIN_EMAIL: 'admin@bench.example.com', ADMIN_PASSWORD: 'tidemark-demo', ADMIN_TOKEN: admin },
    ...{
      LOG_LEVEL: 'info',
      LOG_STYLE: 'raw',
      STORAGE_LOCATIONS: 'local',
      STORAGE_LOCAL_ROOT: join(dataDir, 'uploads'),
    },
    // All calls come from one address, and as many as it can do.
    ...{ RATE_LIMITER_ENABLED: 'false', PRESSURE_LIMITER_ENABLED: 'false' },
  };
  const run = (command: string) =>
    spawn(process.execPath, ['node_modules/directus/cli.js', command], {
      ...{ cwd: folder, env, stdio: ['ignore', 'ignore', 'inherit'] },
    });
  const db = new pg.Client({ connectionString: databaseUrl });
  await db.connect();
  const prepared = `SELECT FROM information_schema.columns WHERE (table_name, column_name) = ('claim_sheet_rows', 'id')`;
  if ((await db.query(prepared)).rowCount === 0) {
    const [code] = await once(run('bootstrap'), 'exit');
    if (code !== 0) throw new Error('Directus could not make its tables.');
    await db.query(await readFile(new URL('tables.sql', import.meta.url), 'utf8'));
  }
  await db.end();
  const child = run('start');
  const url = `http://127.0.0.1:${port}`;
  const isReady = () =>
    fetch(`${url}/server/ping`).then(
      ({ ok }) => ok,
      () => false,
    );
  for (const until = Date.now() + timeLimit; !(await isReady()); await after(50)) {
    if (child.exitCode !== null || Date.now() > until) throw new Error('Directus did not start.');
  }
  return {
    port,
    pid: child.pid!,
    token: await signInPerson(url, admin),
    async stop() {
      const closed = once(child, 'close');
      child.kill('SIGTERM');
      await closed;
    },
  };
}
