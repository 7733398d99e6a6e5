import { mayGrant } from '@tidemark/contract/account-rules';
import { Refusal } from '@tidemark/contract/refusals';
import type { technicianActions } from '@tidemark/contract/technicians';
import { record } from '../audit/record.ts';
import type { Handler } from '../context.ts';
import type { Invite } from './create-technician.ts';
import { lockTechnician } from './lock-technician.ts';

export function inviteAgain(invite: Invite): Handler<typeof technicianActions.invite> {
  return async (context, { params }) => {
    const { tx, actor } = context;
    const found = await lockTechnician(tx, params.id);
    if (!mayGrant(actor, found.role)) throw new Refusal('managers_only_by_managers');
    const { passwordHash } = await tx
      .selectFrom('technicians')
      .select('passwordHash')
      .where('id', '=', found.id)
      .executeTakeFirstOrThrow();
    if (passwordHash !== null || found.status === 'Terminated') throw new Refusal('invitation_accepted');
    await invite(tx, found.id);
    await record(tx, context, {
      action: 'technician-invited',
      subject: 'technician',
      subjectId: found.id,
    });
    return {};
  };
}
