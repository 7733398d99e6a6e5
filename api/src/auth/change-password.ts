import type { authActions } from '@tidemark/contract/auth';
import { Refusal } from '@tidemark/contract/refusals';
import { sql } from 'kysely';
import type { Handler } from '../context.ts';
import type { Tx } from '../db/database.ts';
import { refuseCommon } from './common-passwords.ts';
import { passwordMatches } from './passwords.ts';
import { setPassword } from './set-password.ts';

const wrong = (field: string, message: string) => new Refusal('validation_failed', [{ field, message }]);

/** Who sends the same once more within minutes, as the answer was lost, is answered as the first time. */
export const changePassword: Handler<typeof authActions.changePassword> = async (context, { body }) => {
  const { tx, actor } = context;
  const { currentPassword, newPassword } = body;
  const { passwordHash, email } = await tx
    .selectFrom('technicians')
    .select(['passwordHash', 'email'])
    .where('id', '=', actor.id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (!(await passwordMatches(passwordHash, currentPassword))) {
    if ((await hasJustChanged(tx, actor.id)) && (await passwordMatches(passwordHash, newPassword))) return {};
    throw wrong('currentPassword', 'Current password is not correct');
  }
  if (newPassword === currentPassword) throw wrong('newPassword', 'Choose a password you do not use now.');
  refuseCommon(newPassword, email, 'newPassword');
  await setPassword(tx, context, {
    technicianId: actor.id,
    password: newPassword,
    action: 'password-changed',
    keep: context.signInId,
  });
  return {};
};

async function hasJustChanged(tx: Tx, technicianId: number): Promise<boolean> {
  const change = await tx
    .selectFrom('auditLog')
    .select('id')
    .where('technicianId', '=', technicianId)
    .where('action', '=', 'password-changed')
    .where('at', '>', sql<string>`now() - interval '10 minutes'`)
    .executeTakeFirst();
  return change !== undefined;
}
