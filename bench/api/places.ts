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

const fail = (error: Error) => process.stderr.write(`${error.message}\n`);

/** The database of this name beside `url`, made from another when it is not there. */
async function ensureDatabase(url: URL, name: string, from = 'template1'): Promise<URL> {
  const admin = openDatabase(url.href, { max: 1, onError: fail, patient: true });
  const { rows } = await sql`SELECT FROM pg_database WHERE datname = ${name}`.execute(admin);
  if (rows.length === 0)
    await sql`CREATE DATABASE ${sql.id(name)} TEMPLATE ${sql.id(from)} STRATEGY file_copy`.execute(admin);
  await admin.destroy();
  const at = new URL(url);
  at.pathname = name;
  return at;
}

/** A server on its own database with this many projects, two hundred for each technician. */
async function openPlace(url: URL, dataDir: string, projects: number, withCopy: boolean) {
  const secret = randomBytes(32).toString('base64url');
  const at = await ensureDatabase(url, `bench_${projects}`);
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
  // PostgreSQL copies a database only while it has no connection.
  const copy = withCopy ? await ensureDatabase(url, `copy_${projects}`, `bench_${projects}`) : undefined;
  const server = await launch({
    ...{ DATABASE_URL: at.href, TOKEN_SECRET: secret, DATABASE_POOL: String(poolSize) },
    DATA_DIR: join(dataDir, `server-${projects}`),
  });
  return { databaseUrl: at.href, copyUrl: copy?.href, calls, server };
}

/** The database, and a copy if asked for, on a PostgreSQL that no server started, with a server. All stays in `dataDir`. */
export async function openDatabaseAndServer(dataDir: string, projects: number, withCopy: boolean) {
  await using open = new AsyncDisposableStack();
  const embedded = await startEmbedded({ dataDir, log: openLog('error') });
  open.defer(() => embedded.stop());
  const place = await openPlace(new URL(embedded.connectionString), dataDir, projects, withCopy);
  open.defer(() => place.server.stop());
  let postmaster = 0;
  for await (const file of glob('**/postmaster.pid', { cwd: dataDir }))
    postmaster = Number((await readFile(join(dataDir, file), 'utf8')).split('\n')[0]);
  const all = open.move();
  return { ...place, postmaster, [Symbol.asyncDispose]: () => all.disposeAsync() };
}
