import { sql } from 'kysely';
import type { Tx } from '../db/database.ts';

/** Storing and sweeping these bytes wait for each other until the transaction ends. */
export async function lockBytes(tx: Tx, sha256: string): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`file:${sha256}`}::text, 0))`.execute(tx);
}
