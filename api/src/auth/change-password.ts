import type { authActions } from '@tidemark/contract/auth';
import { Refusal } from '@tidemark/contract/refusals';
import type { Handler } from '../context.ts';
import { refuseCommon } from './common-passwords.ts';
import { passwordMatches } from './passwords.ts';
import { setPassword } from './set-password.ts';

const wrong = (field: string, message: string) => new Refusal('validation_failed', [{ field, message }]);

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
