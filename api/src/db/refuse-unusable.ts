import { type Kysely, sql } from 'kysely';

/** The oldest version that migrations and queues support. */
const oldest = 15;

/** Why Tidemark cannot use such a database and what to do, in one sentence; nothing if it can. */
export function whyUnusable({
  encoding,
  version,
}: {
  encoding: string;
  version: number;
}): string | undefined {
  const major = Math.floor(version / 10_000);
  if (major < oldest)
    return `Tidemark needs PostgreSQL ${oldest} or newer, and the one that DATABASE_URL names is a PostgreSQL ${major}.`;
  if (encoding !== 'UTF8')
    return (
      `The database that DATABASE_URL names has the encoding ${encoding}, and Tidemark needs UTF8. ` +
      'Make another: createdb --template=template0 --encoding=UTF8.'
    );
  return undefined;
}

/** @throws an Error with `plain` set if the database has another encoding or is too old */
export async function refuseUnusable<DB>(db: Kysely<DB>): Promise<void> {
  const { rows } = await sql<{ encoding: string; version: number }>`
    SELECT current_setting('server_encoding') AS encoding,
      current_setting('server_version_num')::int AS version`.execute(db);
  const why = whyUnusable(rows[0]!);
  if (why) throw Object.assign(new Error(why), { plain: true });
}
