import { sql } from 'kysely';
import type { Tx } from '../db/database.ts';

/** Whoever keeps or sweeps these bytes waits until the transaction ends: neither works on what the other decides. */
export async function lockBytes(tx: Tx, sha256: string): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`file:${sha256}`}::text, 0))`.execute(tx);
}
