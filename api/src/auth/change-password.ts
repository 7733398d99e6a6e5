import type { authActions } from '@tidemark/contract/auth';
import { Refusal } from '@tidemark/contract/refusals';
import { sql } from 'kysely';
import { record } from '../audit/record.ts';
import { Outdated, type TwoStepHandler } from '../context.ts';
import { refuseCommon } from './common-passwords.ts';
import { countFailure, forgiveFailures, readOrigin } from './failures.ts';
import { hashPassword, passwordMatches } from './passwords.ts';
import { repeatWindow, setPassword } from './set-password.ts';

const refused = (field: string, message: string, { keepsWork = false } = {}) =>
  new Refusal('validation_failed', [{ field, message }], { keepsWork });

interface Verified {
  passwordHash: string | null;
  /** The new password's hash; null if the current one is wrong. */
  newHash: string | null;
  /** A repeat of a recent change: the current password is the former one, and the new one is already set. */
  isSet: boolean;
}

/**
 * A wrong current password counts as a failed sign-in, whatever the new one is. A retry within minutes, after a lost
 * response, names the previous password and gets the first response again.
 */
export const changePassword: TwoStepHandler<typeof authActions.changePassword, Verified> = {
  async look({ db, actor, asker }, { body: { currentPassword, newPassword } }) {
    const { passwordHash, former } = await db
      .selectFrom('technicians')
      .select([
        'passwordHash',
        sql<
          string | null
        >`CASE WHEN password_changed_at > now() - ${repeatWindow} THEN password_hash_before END`.as('former'),
      ])
      .where('id', '=', actor.id)
      .executeTakeFirstOrThrow();
    if (await passwordMatches(passwordHash, currentPassword, asker)) {
      return { passwordHash, newHash: await hashPassword(newPassword, asker), isSet: false };
    }
    const isSet =
      (await passwordMatches(former, currentPassword, asker)) &&
      (await passwordMatches(passwordHash, newPassword, asker));
    return { passwordHash, newHash: null, isSet };
  },

  async handle(context, { body: { currentPassword, newPassword } }, { passwordHash, newHash, isSet }) {
    const { tx, actor } = context;
    const found = await tx
      .selectFrom('technicians')
      .select(['passwordHash', 'email'])
      .where('id', '=', actor.id)
      .forUpdate()
      .executeTakeFirstOrThrow();
    if (found.passwordHash !== passwordHash) throw new Outdated();
    const origin = await readOrigin(tx, actor.id, context);
    if (isSet && !origin.isShut) return {};
    if (newHash === null || origin.isShut) {
      await countFailure(tx, actor.id, origin);
      await record(tx, context, {
        action: 'password-change-failed',
        subject: 'technician',
        subjectId: actor.id,
      });
      throw refused('currentPassword', 'Current password is not correct', { keepsWork: true });
    }
    // After the check of the current password: each of these errors would reveal that it is right.
    await forgiveFailures(tx, actor.id, origin);
    if (newPassword === currentPassword)
      throw refused('newPassword', 'Choose a password you do not use now.');
    refuseCommon(newPassword, found.email, 'newPassword');
    await setPassword(tx, context, {
      technicianId: actor.id,
      passwordHash: newHash,
      action: 'password-changed',
      keep: context.signInId,
    });
    return {};
  },
};
