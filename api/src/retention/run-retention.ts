import { type Kysely, sql } from 'kysely';
import { record } from '../audit/record.ts';
import type { Tx } from '../db/database.ts';
import type { Database } from '../db/schema.ts';
import type { Counts } from './delete-rows.ts';
import { forgetOld } from './forget-old.ts';

/** Runs as the server, without a caller. */
const byItself = { actor: null, signInId: null, ip: '', userAgent: null, requestId: 'retention' };

/** Deletes expired data in portions; only one server does so at a time. @returns rows by table */
export async function runRetention(db: Kysely<Database>): Promise<Counts> {
  const all: Counts = new Map();
  for (;;) {
    const counts = await db.transaction().execute(async (tx) => {
      if (!(await alone(tx))) return new Map<string, number>();
      const portion = await forgetOld(tx);
      if (portion.size > 0) {
        const after = Object.fromEntries(portion);
        await record(tx, byItself, { action: 'retention', subject: 'server', subjectId: 'retention', after });
      }
      return portion;
    });
    if (counts.size === 0) return all;
    addTo(all, counts);
  }
}

class DryRun extends Error {}

/** The same in a transaction that is rolled back: it returns exactly what would be deleted. */
export async function tryRetention(db: Kysely<Database>): Promise<Counts> {
  const all: Counts = new Map();
  try {
    await db.transaction().execute(async (tx) => {
      for (;;) {
        const counts = await forgetOld(tx);
        if (counts.size === 0) throw new DryRun();
        addTo(all, counts);
      }
    });
  } catch (error) {
    if (!(error instanceof DryRun)) throw error;
  }
  return all;
}

async function alone(tx: Tx): Promise<boolean> {
  const { rows } = await sql<{ mine: boolean }>`
    SELECT pg_try_advisory_xact_lock(hashtext('tidemark-retention')) AS mine`.execute(tx);
  return rows[0]!.mine;
}

function addTo(all: Counts, counts: Counts): void {
  for (const [table, rows] of counts) all.set(table, (all.get(table) ?? 0) + rows);
}
