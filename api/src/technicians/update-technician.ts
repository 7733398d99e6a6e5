import { accountRefusal } from '@tidemark/contract/account-rules';
import { Refusal } from '@tidemark/contract/refusals';
import type { Technician, TechnicianChange, technicianActions } from '@tidemark/contract/technicians';
import { sql } from 'kysely';
import { record } from '../audit/record.ts';
import type { Caller, Handler, SignedIn, WriteContext } from '../context.ts';
import type { Tx } from '../db/database.ts';
import { changeTechnician } from './change-technician.ts';
import { isNoOtherAdmin, lockTechnician } from './lock-technician.ts';
import { technicianById } from './read.ts';

/** What a person loses with their account; other slices own it. */
export interface Ending {
  signIns(tx: Tx, technicianId: number): Promise<unknown>;
  /** Their share links; someone who returns keeps them. */
  links(tx: Tx, caller: Caller, technicianId: number): Promise<unknown>;
}

export function updateTechnician(ending: Ending): Handler<typeof technicianActions.update> {
  return async (context, { params, body }) => ({
    technician: await manage(context, params.id, body, ending),
  });
}

/** decisions.md, "Roles": deleting sets the status Terminated and keeps the record. */
export function removeTechnician(ending: Ending): Handler<typeof technicianActions.remove> {
  return async (context, { params }) => ({
    technician: await manage(context, params.id, { status: 'Terminated' }, ending),
  });
}

async function manage(
  context: SignedIn<WriteContext>,
  id: number,
  { accountLocked, ...change }: TechnicianChange,
  ending: Ending,
): Promise<Technician> {
  const { tx, actor } = context;
  // Before the row, so that two people who remove each other's Admin do not deadlock.
  const takesAway = change.role !== undefined || change.status !== undefined;
  const lastActiveAdmin = takesAway && (await isNoOtherAdmin(tx, id));
  const found = await lockTechnician(tx, id);
  const refusal = accountRefusal(actor, found, change, { lastActiveAdmin });
  if (refusal) throw new Refusal(refusal);
  const changed = await changeTechnician(tx, context, found, change, 'technician-changed');
  // The status alone stops their tokens; this keeps old ones invalid if they return.
  if (changed.status !== 'Active' && found.status === 'Active') await ending.signIns(tx, id);
  if (changed.status === 'Terminated' && found.status !== 'Terminated') await ending.links(tx, context, id);
  if (accountLocked === false) await unlock(tx, context, found);
  return technicianById(tx, id);
}

async function unlock(tx: Tx, context: WriteContext, found: Technician): Promise<void> {
  if (!found.accountLocked && found.loginAttempts === 0) return;
  await tx.deleteFrom('signInFailures').where('technicianId', '=', found.id).execute();
  await tx
    .updateTable('technicians')
    .set({ lockedUntil: null, loginAttempts: 0, updatedAt: sql`now()` })
    .where('id', '=', found.id)
    .execute();
  await record(tx, context, {
    action: 'technician-unlocked',
    subject: 'technician',
    subjectId: found.id,
    before: { accountLocked: found.accountLocked, loginAttempts: found.loginAttempts },
    after: { accountLocked: false, loginAttempts: 0 },
  });
}
