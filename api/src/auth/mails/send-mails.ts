import { randomBytes } from 'node:crypto';
import { type ExpressionBuilder, type Kysely, type Selectable, sql } from 'kysely';
import type { Logger } from 'pino';
import { newestCompany } from '../../company/read.ts';
import type { Database } from '../../db/schema.ts';
import type { Mail } from '../../integrations/mail/mail.ts';
import { hashOf } from '../tokens.ts';
import type { MailKind } from './queue-mail.ts';
import { mailText } from './texts.ts';

export interface MailParts {
  db: Kysely<Database>;
  log: Logger;
  mail: Mail;
  /** Where people open the app, without a trailing slash. */
  publicUrl: string;
}

/** How long a link works after it is sent (decisions.md, "Accounts": one hour); absent for a mail without one. */
const linkWorks: Record<MailKind, string | null> = {
  invitation: '7 days',
  reset: '1 hour',
  'password-changed': null,
};
const attempts = 8;
const handOverMs = 30_000;
/** Longer than sending may take. After it, another server sends the mail of one that died. */
const lease = '1 minute';

/** Sends waiting mails one by one; several servers may do so at once. @returns how many were sent */
export async function sendMails(parts: MailParts): Promise<number> {
  for (let sent = 0; ; sent++) if (!(await sendNext(parts))) return sent;
}

async function sendNext({ db, mail: mailer, ...parts }: MailParts): Promise<boolean> {
  const token = randomBytes(32).toString('base64url');
  const mail = await take(db, token);
  if (!mail) return false;
  const log = parts.log.child({ reqId: mail.requestId, mail: mail.id, kind: mail.kind });
  const row = db.updateTable('accountMails').where('id', '=', mail.id);
  try {
    const text = mailText(mail.kind, {
      firstName: mail.firstName,
      company: (await newestCompany(db)).name,
      app: parts.publicUrl,
      link: `${parts.publicUrl}/reset-password#token=${token}`,
    });
    await mailer.send(
      { to: [mail.email], ...text, attachments: [] },
      { id: mail.id, signal: AbortSignal.timeout(handOverMs) },
    );
  } catch (error) {
    log.warn({ err: error }, 'a mail about an account was not sent');
    await row.set(failed(mail, error)).execute();
    return true;
  }
  await row.set({ lastError: null, endedAt: sql`now()` }).execute();
  log.info('a mail about an account was sent');
  return true;
}

/** Leases the next mail. Its link works before it is sent, since it may be opened immediately. */
function take(db: Kysely<Database>, token: string) {
  return db.transaction().execute(async (tx) => {
    const mail = await tx
      .selectFrom('accountMails')
      .innerJoin('technicians', 'technicians.id', 'accountMails.technicianId')
      .select(['accountMails.id', 'accountMails.kind', 'accountMails.attempts', 'email', 'firstName'])
      .select((of) => askedBy(of).as('requestId'))
      .where('endedAt', 'is', null)
      .where('nextTryAt', '<=', sql<string>`now()`)
      .orderBy('nextTryAt')
      .limit(1)
      .forUpdate('accountMails')
      .skipLocked()
      .executeTakeFirst();
    if (!mail) return undefined;
    const works = linkWorks[mail.kind];
    await tx
      .updateTable('accountMails')
      .where('id', '=', mail.id)
      .set({
        attempts: mail.attempts + 1,
        nextTryAt: sql<string>`now() + ${lease}::interval`,
        ...(works && {
          linkHash: hashOf(token),
          linkExpiresAt: sql<string>`now() + ${works}::interval`,
          linkUsedAt: null,
        }),
      })
      .execute();
    return mail;
  });
}

/** The call that queued it: its audit event has the same transaction, and so the same moment. */
const askedBy = (of: ExpressionBuilder<Database, 'accountMails'>) =>
  of
    .selectFrom('auditLog')
    .select('requestId')
    .whereRef('auditLog.at', '=', 'accountMails.createdAt')
    .where('subject', '=', 'technician')
    .whereRef('subjectId', '=', sql<string>`account_mails.technician_id::text`)
    .limit(1);

/** Half a minute, then longer each time, up to an hour. */
function failed(mail: Pick<Selectable<Database['accountMails']>, 'attempts'>, error: unknown) {
  const pause = Math.min(30 * 2 ** mail.attempts, 3600);
  return {
    lastError: (error instanceof Error ? error.message : String(error)).slice(0, 500),
    nextTryAt: sql<string>`now() + make_interval(secs => ${pause}::float8)`,
    ...(mail.attempts + 1 >= attempts && { endedAt: sql<string>`now()` }),
  };
}
