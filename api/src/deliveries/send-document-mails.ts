import { type Kysely, sql } from 'kysely';
import type { Logger } from 'pino';
import { newestCompany } from '../company/read.ts';
import type { Database } from '../db/schema.ts';
import { findDocument } from '../documents/read.ts';
import type { Blobs } from '../files/blobs.ts';
import type { Mail } from '../integrations/mail/mail.ts';
import { type DocumentPrinting, deliveries, documentFile, documentInput } from '../reports/read.ts';
import { documentMailText } from './document-mail-text.ts';

export interface DocumentMailParts {
  db: Kysely<Database>;
  log: Logger;
  mail: Mail;
  blobs: Blobs;
  printer: DocumentPrinting['printer'];
  /** Where people open the app, without a trailing slash. */
  publicUrl: string;
}

const attempts = 10;
const handOverMs = 30_000;
/** Longer than printing and sending may take. After it, another server sends the mail of one that died. */
const lease = '2 minutes';
const waiting = { signal: new AbortController().signal, who: deliveries };

/** Sends waiting copies and links one by one; several servers may do so at once. @returns how many were sent */
export async function sendDocumentMails(parts: DocumentMailParts): Promise<number> {
  for (let sent = 0; ; sent++) if (!(await sendNext(parts))) return sent;
}

async function sendNext(parts: DocumentMailParts): Promise<boolean> {
  const { db } = parts;
  const mail = await take(db);
  if (!mail) return false;
  const log = parts.log.child({ mail: mail.id, document: mail.documentId });
  const row = db.updateTable('documentMails').where('id', '=', mail.id);
  try {
    await send(parts, mail);
  } catch (error) {
    log.warn({ err: error }, 'a document was not mailed');
    const pause = Math.min(30 * 2 ** mail.attempts, 3 * 3600);
    await row
      .set({
        lastError: (error instanceof Error ? error.message : String(error)).slice(0, 500),
        nextTryAt: sql<string>`now() + make_interval(secs => ${pause}::float8)`,
        ...(mail.attempts + 1 >= attempts && { endedAt: sql<string>`now()`, link: null }),
      })
      .execute();
    return true;
  }
  await row.set({ lastError: null, endedAt: sql<string>`now()`, link: null }).execute();
  log.info('a document was mailed');
  return true;
}

interface Waiting {
  id: string;
  documentId: string;
  email: string;
  link: string | null;
  attempts: number;
}

async function send(parts: DocumentMailParts, { id, documentId, email, link }: Waiting): Promise<void> {
  const { db, mail: mailer, blobs, printer, publicUrl } = parts;
  const document = await findDocument(db, documentId);
  // Retention has forgotten it, or it was signed before its link left.
  if (!document || (link && document.contentHash)) return;
  const text = documentMailText(document.language, {
    title: document.title,
    company: (await newestCompany(db)).name,
    link: link && `${publicUrl}${link}`,
  });
  const attachments = link
    ? []
    : [
        {
          name: documentFile(document),
          type: 'application/pdf',
          bytes: await printer.document(await documentInput(db, blobs, document), waiting),
        },
      ];
  await mailer.send({ to: [email], ...text, attachments }, { id, signal: AbortSignal.timeout(handOverMs) });
}

/** Leases the next mail. */
function take(db: Kysely<Database>): Promise<Waiting | undefined> {
  return db.transaction().execute(async (tx) => {
    const mail = await tx
      .selectFrom('documentMails')
      .select(['id', 'documentId', 'email', 'link', 'attempts'])
      .where('endedAt', 'is', null)
      .where('nextTryAt', '<=', sql<string>`now()`)
      .orderBy('nextTryAt')
      .limit(1)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    if (!mail) return undefined;
    await tx
      .updateTable('documentMails')
      .where('id', '=', mail.id)
      .set({ attempts: mail.attempts + 1, nextTryAt: sql<string>`now() + ${lease}::interval` })
      .execute();
    return mail;
  });
}
