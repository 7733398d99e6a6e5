import { type Kysely, sql } from 'kysely';
import { record } from '../audit/record.ts';
import type { Caller } from '../context.ts';
import type { Tx } from '../db/database.ts';
import type { Database } from '../db/schema.ts';
import { queueMail } from './mails/queue-mail.ts';

interface Setting {
  technicianId: number;
  passwordHash: string;
  /** Why it changed, for the log. */
  action: 'password-changed' | 'password-reset' | 'password-set';
  /** The sign-in that stays valid. */
  keep?: string | null;
}

/**
 * The only way a password changes: it ends all other sign-ins, voids mailed links, lifts a lock, and notifies the
 * person by mail.
 */
export async function setPassword(tx: Tx, caller: Caller, set: Setting): Promise<void> {
  const { technicianId, action, keep } = set;
  await tx
    .updateTable('technicians')
    .set({
      passwordHashBefore: (before) => before.ref('passwordHash'),
      passwordHash: set.passwordHash,
      passwordChangedAt: sql`now()`,
      loginAttempts: 0,
      lockedUntil: null,
      updatedAt: sql`now()`,
    })
    .where('id', '=', technicianId)
    .execute();
  await tx.deleteFrom('signInFailures').where('technicianId', '=', technicianId).execute();
  await endSignIns(tx, technicianId, { keep });
  await tx
    .updateTable('accountMails')
    .set({ linkUsedAt: sql`now()`, endedAt: sql`coalesce(ended_at, now())` })
    .where('technicianId', '=', technicianId)
    .where('kind', '<>', 'password-changed')
    .where('linkUsedAt', 'is', null)
    .execute();
  await record(tx, caller, { action, subject: 'technician', subjectId: technicianId, technicianId });
  if (action !== 'password-set') await queueMail(tx, technicianId, 'password-changed');
}

/** Ends a person's active sign-ins. @returns how many */
export async function endSignIns(
  tx: Tx,
  technicianId: number,
  { keep }: { keep?: string | null | undefined } = {},
): Promise<number> {
  let ending = tx
    .updateTable('signIns')
    .set({ endedAt: sql`now()` })
    .where('technicianId', '=', technicianId)
    .where('endedAt', 'is', null);
  if (keep) ending = ending.where('id', '<>', keep);
  const { numUpdatedRows } = await ending.executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

/** Within this time a repeated change counts as a retry after a lost response. */
export const repeatWindow = sql`interval '10 minutes'`;

export async function forgetFormerPasswords(db: Kysely<Database>): Promise<void> {
  await db
    .updateTable('technicians')
    .set({ passwordHashBefore: null })
    .where('passwordHashBefore', 'is not', null)
    .where(sql<boolean>`password_changed_at < now() - ${repeatWindow}`)
    .execute();
}
