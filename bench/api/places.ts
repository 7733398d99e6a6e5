import { randomBytes } from 'node:crypto';
import { glob, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { sql } from 'kysely';
import { hashPassword } from '../../api/src/auth/passwords.ts';
import { openDatabase } from '../../api/src/db/database.ts';
import { startEmbedded } from '../../api/src/db/embedded.ts';
import { migrate } from '../../api/src/db/migrate.ts';
import { openLog } from '../../api/src/log.ts';
import { fillSeed, hasData } from '../../api/src/seed/fill-seed.ts';
import { callsOn } from './calls.ts';
import { launch } from './launch.ts';

const migrations = resolve(import.meta.dirname, '../../api/migrations');
const password = 'tidemark-demo';
/** The same pool for both servers: the default. */
export const poolSize = 10;

/** A server on its own database with this many projects, two hundred for each technician. */
async function openPlace(url: URL, dataDir: string, projects: number) {
  const secret = randomBytes(32).toString('base64url');
  const database = `bench_${projects}`;
  const fail = (error: Error) => process.stderr.write(`${error.message}\n`);
  const admin = openDatabase(url.href, { max: 1, onError: fail });
  const { rows } = await sql`SELECT FROM pg_database WHERE datname = ${database}`.execute(admin);
  if (rows.length === 0) await sql`CREATE DATABASE ${sql.id(database)}`.execute(admin);
  await admin.destroy();
  const at = new URL(url);
  at.pathname = database;
  const db = openDatabase(at.href, { max: 2, onError: fail, patient: true });
  await migrate(db, migrations);
  if (!(await hasData(db))) {
    const amounts = { projects, technicians: Math.ceil(projects / 200), inspections: projects / 5 };
    const passwordHash = await hashPassword(password);
    await fillSeed(db, { ...amounts, seed: 1, until: new Date().toISOString().slice(0, 10), passwordHash });
  }
  // What the seed left to judge would be counted for minutes as what calls cost.
  await db.deleteFrom('evidenceChanges').execute();
  const calls = await callsOn(db, secret, password);
  await db.destroy();
  const server = await launch({
    ...{ DATABASE_URL: at.href, TOKEN_SECRET: secret, DATABASE_POOL: String(poolSize) },
    DATA_DIR: join(dataDir, `server-${projects}`),
  });
  return { databaseUrl: at.href, calls, server };
}

/** The database on a PostgreSQL that no server started, with a server. It stays in `dataDir` afterwards. */
export async function openDatabaseAndServer(dataDir: string, projects: number) {
  await using open = new AsyncDisposableStack();
  const embedded = await startEmbedded({ dataDir, log: openLog('error') });
  open.defer(() => embedded.stop());
  const place = await openPlace(new URL(embedded.connectionString), dataDir, projects);
  open.defer(() => place.server.stop());
  let postmaster = 0;
  for await (const file of glob('**/postmaster.pid', { cwd: dataDir }))
    postmaster = Number((await readFile(join(dataDir, file), 'utf8')).split('\n')[0]);
  const all = open.move();
  return { ...place, postmaster, [Symbol.asyncDispose]: () => all.disposeAsync() };
}
