import type { Kysely } from 'kysely';
import type { Config } from '../config.ts';
import { openDatabase } from '../db/database.ts';
import type { Database } from '../db/schema.ts';
import { openLog } from '../log.ts';
import { withDatabaseUrl } from './database-url.ts';

/** Does a command's work on the database the settings name; the embedded one may be in use by the app meanwhile. */
export async function withDatabase<T>(
  config: Config,
  work: (db: Kysely<Database>) => Promise<T>,
  options: { patient?: boolean } = {},
): Promise<T> {
  const log = openLog('warn');
  const onError = (err: Error) => log.warn({ err }, 'a database connection was lost');
  return withDatabaseUrl(config, async (url) => {
    const db = openDatabase(url, { max: 2, onError, ...options });
    try {
      return await work(db);
    } finally {
      await db.destroy();
    }
  });
}
