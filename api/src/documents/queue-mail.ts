import { v7 as uuidv7 } from 'uuid';
import type { Tx } from '../db/database.ts';

interface DocumentMail {
  documentId: string;
  email: string;
  /** The path to sign at; without one it is a copy. */
  link?: string;
}

/** Queues a mail, committed with its cause; deliveries/send-document-mails.ts sends it. */
export async function queueMail(tx: Tx, { documentId, email, link }: DocumentMail): Promise<string> {
  const id = uuidv7();
  await tx
    .insertInto('documentMails')
    .values({ id, documentId, email, link: link ?? null })
    .execute();
  return id;
}
