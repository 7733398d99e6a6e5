import type { authActions } from '@tidemark/contract/auth';
import { Refusal } from '@tidemark/contract/refusals';
import { sql } from 'kysely';
import { record } from '../audit/record.ts';
import type { Handler } from '../context.ts';
import { hashOfDevice } from './failures.ts';
import { type AccessTokens, hashOf, issueTokens } from './tokens.ts';

/**
 * Rotation: one conditional UPDATE takes the token, so two uses cannot both win. A second use within 30 s is a retry
 * after a lost response and gets a new pair; a later one means the token leaked, and ends the whole sign-in
 * (decisions.md, "Accounts").
 */
export function refresh(tokens: AccessTokens): Handler<typeof authActions.refresh> {
  return async (context, { body }) => {
    const { tx } = context;
    const hash = hashOf(body.refreshToken);
    const taken = await tx
      .updateTable('refreshTokens')
      .set({ usedAt: sql`coalesce(used_at, now())` })
      .where('hash', '=', hash)
      .where('expiresAt', '>', sql<string>`now()`)
      .returning(['signInId', sql<boolean>`used_at < now() - interval '30 seconds'`.as('reused')])
      .executeTakeFirst();
    if (!taken) throw new Refusal('unauthenticated');

    const signIn = await tx
      .selectFrom('signIns')
      .innerJoin('technicians', 'technicians.id', 'signIns.technicianId')
      .select(['signIns.technicianId', 'signIns.endedAt', 'technicians.status'])
      .where('signIns.id', '=', taken.signInId)
      .executeTakeFirstOrThrow();
    if (signIn.endedAt !== null || signIn.status !== 'Active') throw new Refusal('unauthenticated');

    if (taken.reused) {
      await tx.updateTable('signIns').set({ endedAt: sql`now()` }).where('id', '=', taken.signInId).execute();
      await record(tx, context, {
        action: 'sign-in-ended-by-reuse',
        subject: 'technician',
        subjectId: signIn.technicianId,
        technicianId: signIn.technicianId,
      });
      throw new Refusal('unauthenticated', [], { keepsWork: true });
    }
    await tx
      .updateTable('signIns')
      .set({
        lastUsedAt: sql`now()`,
        ip: context.ip,
        ...(context.device !== undefined && { deviceHash: hashOfDevice(context.device) }),
      })
      .where('id', '=', taken.signInId)
      .execute();
    return issueTokens(tx, tokens, { technicianId: signIn.technicianId, signInId: taken.signInId });
  };
}
