import { type Kysely, sql } from 'kysely';

/** What the migrations and the queues are written for. */
const oldest = 15;

/** Why Tidemark cannot use a database of this kind, as a sentence that says what to do; nothing where it can. */
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

/** @throws an Error with `plain` set where the database is of another encoding or too old */
export async function refuseUnusable<DB>(db: Kysely<DB>): Promise<void> {
  const { rows } = await sql<{ encoding: string; version: number }>`
    SELECT current_setting('server_encoding') AS encoding,
      current_setting('server_version_num')::int AS version`.execute(db);
  const why = whyUnusable(rows[0]!);
  if (why) throw Object.assign(new Error(why), { plain: true });
}
