import { createHash } from 'node:crypto';
import { Refusal } from '@tidemark/contract/refusals';
import { type Kysely, sql } from 'kysely';
import type { Read, Tx } from '../db/database.ts';
import { ahead } from '../db/naming-pool.ts';
import type { Database } from '../db/schema.ts';

export interface Remembered {
  status: number;
  answer: unknown;
}

/** The same JSON for any order of keys. */
function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(canonical);
  if (value === null || typeof value !== 'object') return value;
  const sorted = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(sorted.map(([key, inner]) => [key, canonical(inner)]));
}

/** What makes two requests the same. */
export function fingerprint(method: string, url: string, body: unknown): Buffer {
  return createHash('sha256')
    .update(JSON.stringify([method, url, canonical(body)]))
    .digest();
}

/** @throws Refusal malformed_idempotency_key unless it is 8 to 128 printable ASCII characters */
export function readKey(header: string | string[] | undefined): string | undefined {
  if (header === undefined) return undefined;
  if (typeof header !== 'string' || !/^[\x21-\x7e]{8,128}$/.test(header)) {
    throw new Refusal('malformed_idempotency_key');
  }
  return header;
}

/**
 * Claims the key for this transaction, or returns the first response. The advisory lock tells a running request (its
 * row is not visible yet) from a new one.
 * @throws Refusal request_in_progress, idempotency_key_reused
 */
export async function claimKey(
  tx: Tx,
  of: { technicianId: number; key: string; print: Buffer },
): Promise<Remembered | undefined> {
  const claimed = await sql`
    INSERT INTO idempotency_keys (technician_id, key, fingerprint)
    SELECT ${of.technicianId}::int, ${of.key}::text, ${of.print}::bytea
    WHERE pg_try_advisory_xact_lock(hashtextextended(${`${of.technicianId}:${of.key}`}::text, 0))
    ON CONFLICT DO NOTHING
    RETURNING key`.execute(tx);
  if (claimed.rows.length > 0) return undefined;
  const first = await recallAnswer(tx, of);
  if (!first) throw new Refusal('request_in_progress');
  return first;
}

/**
 * The first response for a key, without claiming it, for calls with an expensive check.
 * @throws Refusal idempotency_key_reused
 */
export async function recallAnswer(
  db: Read,
  of: { technicianId: number; key: string; print: Buffer },
): Promise<Remembered | undefined> {
  const first = await db
    .selectFrom('idempotencyKeys')
    .select(['fingerprint', 'status', 'answer'])
    .where('technicianId', '=', of.technicianId)
    .where('key', '=', of.key)
    .executeTakeFirst();
  if (!first || first.status === null) return undefined;
  if (!first.fingerprint.equals(of.print)) throw new Refusal('idempotency_key_reused');
  return { status: first.status, answer: first.answer };
}

export async function rememberAnswer(
  tx: Tx,
  of: { technicianId: number; key: string },
  { status, answer }: Remembered,
): Promise<void> {
  await sql`
    UPDATE idempotency_keys SET status = ${status}, answer = ${JSON.stringify(answer)}
    WHERE technician_id = ${of.technicianId} AND key = ${of.key} ${ahead}`.execute(tx);
}

/** Keys and ids of signed messages are kept for 30 days (decisions.md, "Exactly once"). */
export async function forgetOldKeys(db: Kysely<Database>): Promise<void> {
  await db
    .deleteFrom('idempotencyKeys')
    .where('createdAt', '<', sql<string>`now() - interval '30 days'`)
    .execute();
  await db
    .deleteFrom('inboundMessages')
    .where('receivedAt', '<', sql<string>`now() - interval '30 days'`)
    .execute();
}
