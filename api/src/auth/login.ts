import type { authActions } from '@tidemark/contract/auth';
import { Refusal } from '@tidemark/contract/refusals';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { record } from '../audit/record.ts';
import { Outdated, type TwoStepHandler, type ZoneNow } from '../context.ts';
import { technicianById } from '../technicians/read.ts';
import { countFailure, forgiveFailures, hashOfDevice, readOrigin } from './failures.ts';
import { passwordMatches } from './passwords.ts';
import { type AccessTokens, issueTokens } from './tokens.ts';

/** No account has this id. */
const nobody = 0;

interface Verified {
  passwordHash: string | null;
  matches: boolean;
}

export function login(
  tokens: AccessTokens,
  zoneNow: ZoneNow,
): TwoStepHandler<typeof authActions.login, Verified> {
  return {
    look: async ({ db, asker }, { body }) => {
      const account = await db
        .selectFrom('technicians')
        .select('passwordHash')
        .where('email', '=', body.email.toLowerCase())
        .executeTakeFirst();
      const passwordHash = account?.passwordHash ?? null;
      return { passwordHash, matches: await passwordMatches(passwordHash, body.password, asker) };
    },
    handle: signIn(tokens, zoneNow),
  };
}

function signIn(
  tokens: AccessTokens,
  zoneNow: ZoneNow,
): TwoStepHandler<typeof authActions.login, Verified>['handle'] {
  return async (context, { body }, { passwordHash, matches }) => {
    const { tx } = context;
    const account = await tx
      .selectFrom('technicians')
      .select(['id', 'status', 'passwordHash'])
      .where('email', '=', body.email.toLowerCase())
      .forUpdate()
      .executeTakeFirst();
    if ((account?.passwordHash ?? null) !== passwordHash) throw new Outdated();
    const origin = await readOrigin(tx, account?.id ?? nobody, context);
    if (!account || !matches || origin.isShut || account.status !== 'Active') {
      // Unknown accounts take the same steps, so that the response takes as long.
      if (!matches) await countFailure(tx, account?.id ?? nobody, origin);
      await record(tx, context, {
        action: 'sign-in-failed',
        subject: 'technician',
        subjectId: account?.id ?? 'unknown',
        ...(account && { technicianId: account.id }),
      });
      throw new Refusal('invalid_credentials', [], { keepsWork: true });
    }

    await forgiveFailures(tx, account.id, origin);
    await tx.updateTable('technicians').set({ lastLogin: sql`now()` }).where('id', '=', account.id).execute();
    const signInId = uuidv7();
    await tx
      .insertInto('signIns')
      .values({
        id: signInId,
        technicianId: account.id,
        userAgent: context.userAgent,
        ip: context.ip,
        endedAt: null,
        ...(context.device !== undefined && { deviceHash: hashOfDevice(context.device) }),
      })
      .execute();
    await record(tx, context, {
      action: 'signed-in',
      subject: 'technician',
      subjectId: account.id,
      technicianId: account.id,
    });
    return {
      tokens: await issueTokens(tx, tokens, { technicianId: account.id, signInId }),
      technician: await technicianById(tx, account.id),
      timeZone: await zoneNow(tx),
    };
  };
}
