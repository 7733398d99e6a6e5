import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { openDatabase } from './database.ts';
import { refuseUnusable } from './refuse-unusable.ts';

const fileName = /^\d{4}-[a-z0-9-]+\.sql$/;

/** Waits no longer for a table that a long read holds: every other request would wait behind the migration. */
const lockTimeout = '10s';
/** Limits of every other connection. */
const lifted = ['statement_timeout', 'lock_timeout'];

/**
 * Applies the missing numbered SQL files of the folder, up to and including `last` if given, in one transaction under
 * one lock, so that any number of servers may start at once. Neither it nor those waiting have a time limit.
 * @returns the names applied
 * @throws an Error with `plain` set if a newer version has run on the database, or if Tidemark cannot use it
 */
export async function migrate<DB>(db: Kysely<DB>, folder: string, last?: string): Promise<string[]> {
  const run = async (one: Kysely<DB>) => {
    await refuseUnusable(one);
    for (const setting of lifted) await sql.raw(`SET ${setting} = 0`).execute(one);
    const migrator = new Migrator({
      db: one.withoutPlugins(),
      provider: { getMigrations: () => readMigrations(folder) },
    });
    const migrated = await (last === undefined ? migrator.migrateToLatest() : migrator.migrateTo(last));
    // After a failed statement the caller's transaction can do nothing else, and these settings end with it.
    if (!migrated.error) for (const setting of lifted) await sql.raw(`RESET ${setting}`).execute(one);
    return migrated;
  };
  const { error, results = [] } = await (db.isTransaction ? run(db) : db.connection().execute(run));
  if (error) throw explained(error);
  return results.filter(({ status }) => status === 'Success').map(({ migrationName }) => migrationName);
}

/** The same on its own connection, which may be silent for as long as a migration takes. */
export async function migrateAt(databaseUrl: string, folder: string): Promise<string[]> {
  // A connection that breaks fails the migration, which reports it.
  const db = openDatabase(databaseUrl, { max: 1, onError: () => undefined, patient: true });
  return await migrate(db, folder).finally(() => db.destroy());
}

async function readMigrations(folder: string): Promise<Record<string, Migration>> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  const odd = names.find((name) => !fileName.test(name));
  if (odd) throw new Error(`The migration ${odd} is not named like 0001-what-it-does.sql.`);
  const entries = names.map(async (name): Promise<[string, Migration]> => {
    const text = await readFile(join(folder, name), 'utf8');
    const up = async (tx: Kysely<unknown>) => {
      await sql`SET LOCAL lock_timeout = ${sql.lit(lockTimeout)}`.execute(tx);
      await sql.raw(text).execute(tx);
    };
    return [name.slice(0, -'.sql'.length), { up }];
  });
  return Object.fromEntries(await Promise.all(entries));
}

function explained(error: unknown): unknown {
  const message = error instanceof Error ? error.message : '';
  if (!/corrupted migrations/.test(message)) return error;
  const text = `The database was changed by a newer version of Tidemark, or its migrations were edited (${message}).`;
  return Object.assign(new Error(text, { cause: error }), { plain: true });
}
