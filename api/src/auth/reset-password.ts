import type { authActions } from '@tidemark/contract/auth';
import { Refusal } from '@tidemark/contract/refusals';
import { sql } from 'kysely';
import { Outdated, type TwoStepHandler, type WriteContext } from '../context.ts';
import type { Read } from '../db/database.ts';
import { refuseCommon } from './common-passwords.ts';
import { countFailure, readOrigin } from './failures.ts';
import { hashPassword, passwordMatches } from './passwords.ts';
import { setPassword } from './set-password.ts';
import { hashOf } from './tokens.ts';

interface Seen {
  /** The password's hash; null if the link is invalid. */
  passwordHash: string | null;
  /** For a used link: whether the password is the account's, with the hash it was compared with. */
  used?: { against: string | null; isSet: boolean };
}

/**
 * One conditional UPDATE takes the link, so only one of two uses wins. A refused password does not use it up. A retry
 * after a lost response gets the first response again.
 */
export const resetPassword: TwoStepHandler<typeof authActions.resetPassword, Seen> = {
  async look({ db, asker }, { body: { token, password } }) {
    const link = await linkOf(db, token)
      .select('technicians.email')
      .where('linkUsedAt', 'is', null)
      .executeTakeFirst();
    if (link) {
      refuseCommon(password, link.email, 'password');
      return { passwordHash: await hashPassword(password, asker) };
    }
    const used = await linkOf(db, token)
      .select('passwordHash')
      .where('linkUsedAt', 'is not', null)
      .executeTakeFirst();
    if (!used) return { passwordHash: null };
    const against = used.passwordHash;
    return {
      passwordHash: null,
      used: { against, isSet: await passwordMatches(against, password, asker) },
    };
  },

  async handle(context, { body }, { passwordHash, used }) {
    const { tx } = context;
    if (used && (await isSetAlready(context, body.token, used))) return {};
    if (passwordHash === null) throw new Refusal('password_link_spent', [], { keepsWork: true });
    const link = await tx
      .updateTable('accountMails')
      .from('technicians')
      .set({ linkUsedAt: sql`now()` })
      .whereRef('technicians.id', '=', 'accountMails.technicianId')
      .where('technicians.status', '<>', 'Terminated')
      .where('linkHash', '=', hashOf(body.token))
      .where('linkUsedAt', 'is', null)
      .where('linkExpiresAt', '>', sql<string>`now()`)
      .returning(['technicians.id as technicianId', 'accountMails.kind'])
      .executeTakeFirst();
    // Another request was faster.
    if (!link) throw new Outdated();
    const action = link.kind === 'invitation' ? 'password-set' : 'password-reset';
    await setPassword(tx, context, { technicianId: link.technicianId, passwordHash, action });
    return {};
  },
};

/** A different password counts as a failed sign-in, because the response reveals whether it is right. */
async function isSetAlready(
  context: WriteContext,
  token: string,
  { against, isSet }: NonNullable<Seen['used']>,
): Promise<boolean> {
  const { tx } = context;
  const account = await linkOf(tx, token)
    .select(['technicians.id', 'passwordHash'])
    .where('linkUsedAt', 'is not', null)
    .forUpdate('technicians')
    .executeTakeFirst();
  if (account?.passwordHash !== against) throw new Outdated();
  const origin = await readOrigin(tx, account.id, context);
  if (isSet && !origin.isShut) return true;
  await countFailure(tx, account.id, origin);
  return false;
}

/** A link that has not expired, and its account. */
function linkOf(db: Read, token: string) {
  return db
    .selectFrom('accountMails')
    .innerJoin('technicians', 'technicians.id', 'accountMails.technicianId')
    .where('technicians.status', '<>', 'Terminated')
    .where('linkHash', '=', hashOf(token))
    .where('linkExpiresAt', '>', sql<string>`now()`);
}
