import { type Kysely, sql } from 'kysely';
import type { Database } from '../db/schema.ts';

/** How many statements wait for a lock: of a row, a table, a turn. */
export async function waitingStatements(db: Kysely<Database>): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM pg_stat_activity
    WHERE datname = current_database() AND wait_event_type = 'Lock'`.execute(db);
  return rows[0]!.count;
}
