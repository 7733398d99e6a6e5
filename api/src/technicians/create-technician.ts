import { mayGrant } from '@tidemark/contract/account-rules';
import { Refusal } from '@tidemark/contract/refusals';
import type { technicianActions } from '@tidemark/contract/technicians';
import { record } from '../audit/record.ts';
import type { Handler } from '../context.ts';
import type { Tx } from '../db/database.ts';
import { technicianById } from './read.ts';

/** Queues the mail with the link that sets the first password; another slice sends mails. */
export type Invite = (tx: Tx, technicianId: number) => Promise<void>;

export function createTechnician(invite: Invite): Handler<typeof technicianActions.create> {
  return async (context, { body }) => {
    const { tx, actor } = context;
    if (!mayGrant(actor, body.role)) throw new Refusal('managers_only_by_managers');
    const { phoneNumber = null, hireDate = null, ...facts } = body;
    const added = await tx
      .insertInto('technicians')
      .values({ ...facts, phoneNumber, hireDate })
      .onConflict((conflict) => conflict.column('email').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!added) throw new Refusal('email_taken', [{ field: 'email', message: emailTaken }]);
    await record(tx, context, {
      action: 'technician-created',
      subject: 'technician',
      subjectId: added.id,
      after: { ...facts, phoneNumber, hireDate },
    });
    await invite(tx, added.id);
    return { technician: await technicianById(tx, added.id) };
  };
}

const emailTaken = 'There is already a technician with this email.';
