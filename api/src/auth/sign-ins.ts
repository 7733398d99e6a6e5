import type { authActions } from '@tidemark/contract/auth';
import { Refusal } from '@tidemark/contract/refusals';
import { mostSignIns } from '@tidemark/contract/sign-ins';
import { type SqlBool, sql } from 'kysely';
import { record } from '../audit/record.ts';
import type { Handler } from '../context.ts';
import { deviceOf } from './device.ts';
import { endSignIns } from './set-password.ts';

/** Valid ones: not ended, and with a working refresh token. */
export const listSignIns: Handler<typeof authActions.signIns> = async ({ db, actor, signInId }) => {
  const found = await db
    .selectFrom('signIns')
    .select(['id', 'userAgent', 'ip', 'createdAt', 'lastUsedAt'])
    .where('technicianId', '=', actor.id)
    .where('endedAt', 'is', null)
    .where(sql<SqlBool>`last_used_at > now() - interval '30 days'`)
    .orderBy('lastUsedAt', 'desc')
    .limit(mostSignIns)
    .execute();
  const signIns = found.map(({ userAgent, ip, ...signIn }) => ({
    ...signIn,
    current: signIn.id === signInId,
    device: deviceOf(userAgent),
    place: ip,
  }));
  return { signIns };
};

/** An ended one stays ended, so a retry gets the same response. */
export const endSignIn: Handler<typeof authActions.endSignIn> = async (context, { params }) => {
  const { tx, actor } = context;
  const found = await tx
    .selectFrom('signIns')
    .select('endedAt')
    .where('id', '=', params.id)
    .where('technicianId', '=', actor.id)
    .forUpdate()
    .executeTakeFirst();
  if (!found) throw new Refusal('sign_in_not_found');
  if (found.endedAt !== null) return {};
  await tx.updateTable('signIns').set({ endedAt: sql`now()` }).where('id', '=', params.id).execute();
  await record(tx, context, { action: 'sign-in-ended', subject: 'technician', subjectId: actor.id });
  return {};
};

export const logoutEverywhere: Handler<typeof authActions.logoutEverywhere> = async (context) => {
  const { tx, actor } = context;
  const ended = await endSignIns(tx, actor.id);
  await record(tx, context, {
    action: 'signed-out-everywhere',
    subject: 'technician',
    subjectId: actor.id,
    after: { ended },
  });
  return { ended };
};
