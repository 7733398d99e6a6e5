import type { authActions } from '@tidemark/contract/auth';
import { Refusal } from '@tidemark/contract/refusals';
import { sql } from 'kysely';
import type { Handler, WriteContext } from '../context.ts';
import { refuseCommon } from './common-passwords.ts';
import { countFailure, readDoor } from './failures.ts';
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
    if (await isSetAlready(context, body)) return {};
    throw new Refusal('password_link_spent', [], { keepsWork: true });
  }
  refuseCommon(body.password, link.email, 'password');
  const action = link.kind === 'invitation' ? 'password-set' : 'password-reset';
  await setPassword(tx, context, { technicianId: link.technicianId, password: body.password, action });
  return {};
};

/**
 * Whether it is what the link set: it was used, has its hour still, and the password is the person's now. Another password
 * counts as a failed sign-in does, as this tells whether it is right.
 */
async function isSetAlready(
  context: WriteContext,
  { token, password }: { token: string; password: string },
): Promise<boolean> {
  const { tx } = context;
  const used = await tx
    .selectFrom('accountMails')
    .innerJoin('technicians', 'technicians.id', 'accountMails.technicianId')
    .select(['technicians.id', 'passwordHash'])
    .where('technicians.status', '<>', 'Terminated')
    .where('linkHash', '=', hashOf(token))
    .where('linkUsedAt', 'is not', null)
    .where('linkExpiresAt', '>', sql<string>`now()`)
    .forUpdate()
    .executeTakeFirst();
  if (!used) return false;
  const door = await readDoor(tx, used.id, context);
  if (!door.isShut && (await passwordMatches(used.passwordHash, password))) return true;
  await countFailure(tx, used.id, door);
  return false;
}
