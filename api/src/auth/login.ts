import type { authActions } from '@tidemark/contract/auth';
import { Refusal } from '@tidemark/contract/refusals';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { record } from '../audit/record.ts';
import type { Handler } from '../context.ts';
import { technicianById } from '../technicians/read.ts';
import { passwordMatches } from './passwords.ts';
import { type AccessTokens, issueTokens } from './tokens.ts';

/** decisions.md, "Accounts": five failures in a row lock for 15 minutes, and the answer never says so. */
const failuresBeforeLock = 5;
/** In a row: a lock that has run out begins anew. */
const failures = sql<number>`CASE WHEN locked_until <= now() THEN 1 ELSE login_attempts + 1 END`;

export function login(tokens: AccessTokens): Handler<typeof authActions.login> {
  return async (context, { body }) => {
    const { tx } = context;
    const account = await tx
      .selectFrom('technicians')
      .select([
        'id',
        'status',
        'passwordHash',
        sql<boolean>`coalesce(locked_until > now(), false)`.as('locked'),
      ])
      .where('email', '=', body.email.toLowerCase())
      .forUpdate()
      .executeTakeFirst();
    const matches = await passwordMatches(account?.passwordHash, body.password);
    if (!account) {
      // Written down too, so that the answer takes as long as for an account that exists.
      await record(tx, context, { action: 'sign-in-failed', subject: 'technician', subjectId: 'unknown' });
      throw new Refusal('invalid_credentials', [], { keepsWork: true });
    }
    const happening = { subject: 'technician', subjectId: account.id, technicianId: account.id } as const;

    if (!matches && !account.locked) {
      await tx
        .updateTable('technicians')
        .set({
          loginAttempts: failures,
          lockedUntil: sql`CASE WHEN ${failures} >= ${failuresBeforeLock}::int THEN now() + interval '15 minutes' END`,
        })
        .where('id', '=', account.id)
        .execute();
    }
    if (!matches || account.locked || account.status !== 'Active') {
      await record(tx, context, { action: 'sign-in-failed', ...happening });
      throw new Refusal('invalid_credentials', [], { keepsWork: true });
    }

    await tx
      .updateTable('technicians')
      .set({ loginAttempts: 0, lockedUntil: null, lastLogin: sql`now()` })
      .where('id', '=', account.id)
      .execute();
    const signInId = uuidv7();
    await tx
      .insertInto('signIns')
      .values({
        id: signInId,
        technicianId: account.id,
        userAgent: context.userAgent,
        ip: context.ip,
        endedAt: null,
      })
      .execute();
    await record(tx, context, { action: 'signed-in', ...happening });
    return {
      tokens: await issueTokens(tx, tokens, { technicianId: account.id, signInId }),
      technician: await technicianById(tx, account.id),
    };
  };
}
