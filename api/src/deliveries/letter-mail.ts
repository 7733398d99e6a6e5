import type { SupplementLetter } from '@tidemark/contract/estimates/letter';
import { newestCompany } from '../company/read.ts';
import type { Read } from '../db/database.ts';
import type { CrmFile } from '../integrations/crm/crm.ts';
import type { MailMessage } from '../integrations/mail/mail.ts';
import { signatureOf } from './office-mail.ts';

/** A person's letter as it goes out: answers go to the company, whose signature is under it. */
export async function letterMail(
  db: Read,
  { to, cc, subject, message }: Pick<SupplementLetter, 'to' | 'cc' | 'subject' | 'message'>,
  attachments: CrmFile[],
): Promise<MailMessage> {
  const profile = await newestCompany(db);
  return {
    ...{ to, cc, subject, attachments, byPerson: true },
    replyTo: profile.email ?? undefined,
    text: [message.trim(), signatureOf(profile)].filter(Boolean).join('\n\n'),
  };
}
