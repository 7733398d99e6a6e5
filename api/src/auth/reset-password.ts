import type { authActions } from '@tidemark/contract/auth';
import { Refusal } from '@tidemark/contract/refusals';
import { sql } from 'kysely';
import type { Handler } from '../context.ts';
import type { Tx } from '../db/database.ts';
import { refuseCommon } from './common-passwords.ts';
import { passwordMatches } from './passwords.ts';
import { setPassword } from './set-password.ts';
import { hashOf } from './tokens.ts';

/**
 * Taking the link is one conditional UPDATE, so that of two uses only one wins. A refused password gives it back. Who sends
 * the same once more, as the answer was lost, is answered as the first time.
 */
export const resetPassword: Handler<typeof authActions.resetPassword> = async (context, { body }) => {
  const { tx } = context;
  const link = await tx
    .updateTable('accountMails')
    .from('technicians')
    .set({ linkUsedAt: sql`now()` })
    .whereRef('technicians.id', '=', 'accountMails.technicianId')
    .where('technicians.status', '<>', 'Terminated')
    .where('linkHash', '=', hashOf(body.token))
    .where('linkUsedAt', 'is', null)
    .where('linkExpiresAt', '>', sql<string>`now()`)
    .returning(['technicians.id as technicianId', 'accountMails.kind', 'technicians.email'])
    .executeTakeFirst();
  if (!link) {
    if (await isSetAlready(tx, body)) return {};
    throw new Refusal('password_link_spent');
  }
  refuseCommon(body.password, link.email, 'password');
  const action = link.kind === 'invitation' ? 'password-set' : 'password-reset';
  await setPassword(tx, context, { technicianId: link.technicianId, password: body.password, action });
  return {};
};

/** Whether it is what the link set: it was used, has its hour still, and the password is the person's now. */
async function isSetAlready(
  tx: Tx,
  { token, password }: { token: string; password: string },
): Promise<boolean> {
  const used = await tx
    .selectFrom('accountMails')
    .innerJoin('technicians', 'technicians.id', 'accountMails.technicianId')
    .select('passwordHash')
    .where('technicians.status', '<>', 'Terminated')
    .where('linkHash', '=', hashOf(token))
    .where('linkUsedAt', 'is not', null)
    .where('linkExpiresAt', '>', sql<string>`now()`)
    .executeTakeFirst();
  return used !== undefined && passwordMatches(used.passwordHash, password);
}
