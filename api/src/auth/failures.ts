import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { WriteContext } from '../context.ts';
import type { Tx } from '../db/database.ts';
import type { Database } from '../db/schema.ts';
import { networkOf } from '../network-of.ts';

/** decisions.md, "Accounts": five failures in a row lock for 15 minutes, and the response never says so. */
const failuresBeforeLock = 5;
const lockedFor = sql`interval '15 minutes'`;
/** The limit of failures from all addresses within 15 minutes: four locked addresses. */
const failuresAnywhere = 20;
/** The origin whose lock applies to every unknown device. */
const anywhere = 'anywhere';

type From = Pick<WriteContext, 'ip' | 'device'>;

/** The origin of a password attempt, and whether it may succeed at all. */
export interface SignInOrigin {
  /** A device known to this account, or else an address; each has its own count. */
  source: string;
  isKnownDevice: boolean;
  /** Any password is refused, and attempts no longer count. */
  isShut: boolean;
}

export const hashOfDevice = (device: string) => createHash('sha256').update(device).digest();

/** Also called for an unknown account (id 0), so that it takes as long. */
export async function readOrigin(tx: Tx, technicianId: number, { ip, device }: From): Promise<SignInOrigin> {
  const hash = device === undefined ? null : hashOfDevice(device);
  const ofDevice = `device ${hash?.toString('hex')}`;
  const ofAddress = `address ${networkOf(ip)}`;
  const { rows } = await sql<{ isKnownDevice: boolean; locked: string[] }>`
    SELECT EXISTS (
      SELECT FROM sign_ins WHERE technician_id = ${technicianId} AND device_hash = ${hash}::bytea
    ) AS is_known_device, ARRAY (
      SELECT source FROM sign_in_failures
      WHERE technician_id = ${technicianId} AND locked_until > now()
        AND source IN (${ofDevice}, ${ofAddress}, ${anywhere})
    ) AS locked`.execute(tx);
  const { isKnownDevice, locked } = rows[0]!;
  const source = isKnownDevice ? ofDevice : ofAddress;
  const isShut = locked.includes(source) || (!isKnownDevice && locked.includes(anywhere));
  return { source, isKnownDevice, isShut };
}

/**
 * Adds a failure in a row to its origin; an expired lock starts a new row. Runs while the account's row is locked, so
 * that simultaneous failures all count.
 */
export async function countFailure(tx: Tx, technicianId: number, origin: SignInOrigin): Promise<void> {
  if (origin.isShut) return;
  const failures = sql`CASE WHEN known.locked_until <= now() THEN 1 ELSE known.failures + 1 END`;
  await sql`
    INSERT INTO sign_in_failures AS known (technician_id, source, failures)
    SELECT id, ${origin.source}::text, 1 FROM technicians WHERE id = ${technicianId}
    ON CONFLICT (technician_id, source) DO UPDATE SET
      failures = ${failures}, last_at = now(),
      locked_until = CASE WHEN ${failures} >= ${failuresBeforeLock} THEN now() + ${lockedFor} END`.execute(
    tx,
  );
  await sql`
    INSERT INTO sign_in_failures (technician_id, source, failures, locked_until)
    SELECT ${technicianId}::int, ${anywhere}::text, 0, now() + ${lockedFor} FROM sign_in_failures
    WHERE technician_id = ${technicianId} AND source LIKE 'address %' AND last_at > now() - ${lockedFor}
    HAVING sum(failures) >= ${failuresAnywhere}
    ON CONFLICT (technician_id, source) DO UPDATE SET locked_until = excluded.locked_until, last_at = now()`.execute(
    tx,
  );
  await sumUp(tx, technicianId);
}

/** A correct password resets only the failures of its own origin. */
export async function forgiveFailures(tx: Tx, technicianId: number, { source }: SignInOrigin): Promise<void> {
  await tx
    .deleteFrom('signInFailures')
    .where('technicianId', '=', technicianId)
    .where('source', '=', source)
    .execute();
  await sumUp(tx, technicianId);
}

/** For the account's record: all failures in a row, and the latest lock. */
async function sumUp(tx: Tx, technicianId: number): Promise<void> {
  await sql`
    UPDATE technicians SET login_attempts = counted.failures, locked_until = counted.until
    FROM (
      SELECT coalesce(sum(failures), 0)::int AS failures, max(locked_until) AS until
      FROM sign_in_failures WHERE technician_id = ${technicianId}
    ) AS counted
    WHERE id = ${technicianId} AND (login_attempts, locked_until) IS DISTINCT FROM (counted.failures, counted.until)`.execute(
    tx,
  );
}

/** A day without a failure ends the row. */
export async function forgetOldFailures(db: Kysely<Database>): Promise<void> {
  await sql`
    WITH gone AS (
      DELETE FROM sign_in_failures WHERE last_at < now() - interval '1 day' RETURNING technician_id, failures
    )
    UPDATE technicians SET login_attempts = greatest(0, login_attempts - gone.failures)
    FROM (SELECT technician_id, sum(failures)::int AS failures FROM gone GROUP BY 1) AS gone
    WHERE id = gone.technician_id`.execute(db);
}
