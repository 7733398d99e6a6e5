import type { authActions } from '@tidemark/contract/auth';
import { sql } from 'kysely';
import { record } from '../audit/record.ts';
import type { Handler } from '../context.ts';
import { hashOf } from './tokens.ts';

/** Ends the sign-in the token belongs to; an unknown token is already signed out. */
export const logout: Handler<typeof authActions.logout> = async (context, { body }) => {
  const { tx } = context;
  const ended = await tx
    .updateTable('signIns')
    .set({ endedAt: sql`now()` })
    .where('endedAt', 'is', null)
    .where('id', 'in', (db) =>
      db.selectFrom('refreshTokens').select('signInId').where('hash', '=', hashOf(body.refreshToken)),
    )
    .returning('technicianId')
    .executeTakeFirst();
  if (ended) {
    const { technicianId } = ended;
    await record(tx, context, {
      action: 'signed-out',
      subject: 'technician',
      subjectId: technicianId,
      technicianId,
    });
  }
  return {};
};
