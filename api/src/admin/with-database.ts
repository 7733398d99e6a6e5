import type { Kysely } from 'kysely';
import type { Config } from '../config.ts';
import { openDatabase } from '../db/database.ts';
import type { Database } from '../db/schema.ts';
import { openLog } from '../log.ts';
import { refuseEmpty, withDatabaseUrl } from './database-url.ts';

/**
 * Runs a command on the configured database; the app may be using the embedded one.
 * @throws BadCommand if it must be `filled` and Tidemark never ran on it
 */
export async function withDatabase<T>(
  config: Config,
  work: (db: Kysely<Database>) => Promise<T>,
  { filled = false, ...options }: { patient?: boolean; filled?: boolean } = {},
): Promise<T> {
  const log = openLog('warn');
  const onError = (err: Error) => log.warn({ err }, 'a database connection was lost');
  return withDatabaseUrl(config, async (url) => {
    if (filled) await refuseEmpty(url);
    const db = openDatabase(url, { max: 2, onError, ...options });
    try {
      return await work(db);
    } finally {
      await db.destroy();
    }
  });
}
