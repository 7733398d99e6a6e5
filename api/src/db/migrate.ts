import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';

const fileName = /^\d{4}-[a-z0-9-]+\.sql$/;

/**
 * Applies what is missing of the folder's numbered SQL files, in one transaction under one lock, so that any number of
 * servers may start at once.
 * @returns the names applied
 * @throws an Error with `plain` set when the database has migrations this folder lacks: a newer version ran on it
 */
export async function migrate<DB>(db: Kysely<DB>, folder: string): Promise<string[]> {
  const migrator = new Migrator({
    db: db.withoutPlugins(),
    provider: { getMigrations: () => readMigrations(folder) },
  });
  const { error, results = [] } = await migrator.migrateToLatest();
  if (error) throw explained(error);
  return results.filter(({ status }) => status === 'Success').map(({ migrationName }) => migrationName);
}

async function readMigrations(folder: string): Promise<Record<string, Migration>> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  const odd = names.find((name) => !fileName.test(name));
  if (odd) throw new Error(`The migration ${odd} is not named like 0001-what-it-does.sql.`);
  const entries = names.map(async (name): Promise<[string, Migration]> => {
    const text = await readFile(join(folder, name), 'utf8');
    return [name.slice(0, -'.sql'.length), { up: async (tx) => void (await sql.raw(text).execute(tx)) }];
  });
  return Object.fromEntries(await Promise.all(entries));
}

function explained(error: unknown): unknown {
  const message = error instanceof Error ? error.message : '';
  if (!/corrupted migrations/.test(message)) return error;
  const text = `The database was changed by a newer version of Tidemark, or its migrations were edited (${message}).`;
  return Object.assign(new Error(text, { cause: error }), { plain: true });
}
