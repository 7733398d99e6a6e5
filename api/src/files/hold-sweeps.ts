import { sql } from 'kysely';
import type pg from 'pg';
import type { Tx } from '../db/database.ts';

/** Any fixed number: a back-up holds this lock while it reads files, whose rows may be deleted in the meantime. */
const backUpLock = 7_435_202;

/** Blocks the removal of bytes until the connection ends; waits for a removal in progress. */
export async function holdSweeps(client: pg.Client): Promise<void> {
  await client.query('SELECT pg_advisory_lock($1)', [backUpLock]);
}

/** Whether bytes may be removed in this transaction; no back-up begins until it ends. */
export async function mayRemove(tx: Tx): Promise<boolean> {
  const { rows } = await sql<{ may: boolean }>`
    SELECT pg_try_advisory_xact_lock_shared(${backUpLock}::bigint) AS may`.execute(tx);
  return rows[0]!.may;
}
