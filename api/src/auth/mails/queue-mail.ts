import { v7 as uuidv7 } from 'uuid';
import type { Tx } from '../../db/database.ts';

export const mailKinds = ['invitation', 'reset', 'password-changed'] as const;
export type MailKind = (typeof mailKinds)[number];

/** Queues a mail, committed with its cause; send-mails.ts sends it. */
export async function queueMail(tx: Tx, technicianId: number, kind: MailKind): Promise<void> {
  await tx.insertInto('accountMails').values({ id: uuidv7(), technicianId, kind }).execute();
}
