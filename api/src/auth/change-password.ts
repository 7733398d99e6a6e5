import type { authActions } from '@tidemark/contract/auth';
import { Refusal } from '@tidemark/contract/refusals';
import { sql } from 'kysely';
import { record } from '../audit/record.ts';
import type { Handler } from '../context.ts';
import { refuseCommon } from './common-passwords.ts';
import { countFailure, forgiveFailures, readDoor } from './failures.ts';
import { passwordMatches } from './passwords.ts';
import { sentAgainWithin, setPassword } from './set-password.ts';

const refused = (field: string, message: string, { keepsWork = false } = {}) =>
  new Refusal('validation_failed', [{ field, message }], { keepsWork });

/**
 * A wrong current password counts as a failed sign-in does, and is refused whatever the new one is. Who sends the same
 * once more within minutes, as the answer was lost, names the password before, and is answered as the first time.
 */
export const changePassword: Handler<typeof authActions.changePassword> = async (context, { body }) => {
  const { tx, actor } = context;
  const { currentPassword, newPassword } = body;
  const account = await tx
    .selectFrom('technicians')
    .select([
      'passwordHash',
      'email',
      sql<
        string | null
      >`CASE WHEN password_changed_at > now() - ${sentAgainWithin} THEN password_hash_before END`.as(
        'former',
      ),
    ])
    .where('id', '=', actor.id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const matches = await passwordMatches(account.passwordHash, currentPassword);
  const door = await readDoor(tx, actor.id, context);
  if (!matches || door.isShut) {
    if (
      !door.isShut &&
      (await passwordMatches(account.former, currentPassword)) &&
      (await passwordMatches(account.passwordHash, newPassword))
    )
      return {};
    await countFailure(tx, actor.id, door);
    await record(tx, context, {
      action: 'password-change-failed',
      subject: 'technician',
      subjectId: actor.id,
    });
    throw refused('currentPassword', 'Current password is not correct', { keepsWork: true });
  }
  await forgiveFailures(tx, actor.id, door);
  if (newPassword === currentPassword) throw refused('newPassword', 'Choose a password you do not use now.');
  refuseCommon(newPassword, account.email, 'newPassword');
  await setPassword(tx, context, {
    technicianId: actor.id,
    password: newPassword,
    action: 'password-changed',
    keep: context.signInId,
  });
  return {};
};
