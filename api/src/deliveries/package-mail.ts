import { buffer } from 'node:stream/consumers';
import { fitsInMail } from '@tidemark/contract/packages/package';
import { newestCompany } from '../company/read.ts';
import { SendFailure } from '../integrations/failure.ts';
import type { MailMessage } from '../integrations/mail/mail.ts';
import { nameOfZip, type packageMailOf } from '../packages/read.ts';
import { signatureOf } from './office-mail.ts';
import type { PaperParts } from './papers.ts';

type PackageMail = NonNullable<Awaited<ReturnType<typeof packageMailOf>>>;

/** The mail with one part of a package: the kept bytes, the same at every try. */
export async function packageMail(
  { db, files: { blobs } }: Pick<PaperParts, 'db' | 'files'>,
  { projectId, part, parts, letter }: PackageMail,
): Promise<MailMessage> {
  const its = parts.find(({ number }) => number === part);
  const blob = its && (await blobs.find(its.sha256));
  if (!blob)
    throw new SendFailure('The package was removed before it was sent. Make a new one.', { again: false });
  const of = parts.length;
  const name = nameOfZip(projectId, { number: part, of });
  const profile = await newestCompany(db);
  return {
    ...{ to: letter.to, byPerson: true, replyTo: profile.email ?? undefined },
    subject: of > 1 ? `${letter.subject} (part ${part} of ${of})` : letter.subject,
    text: [letter.message.trim(), ...aboutParts(parts), signatureOf(profile)].filter(Boolean).join('\n\n'),
    attachments: [{ name, type: its.type, bytes: await buffer(blob.read()) }],
  };
}

/** That more mails come, and what comes in none. */
function aboutParts(parts: PackageMail['parts']): string[] {
  const large = parts.filter((one) => !fitsInMail(one)).map(({ number }) => number);
  const mails = parts.length - large.length;
  const names = `${large.length === 1 ? 'Part' : 'Parts'} ${large.join(', ')}`;
  return [
    mails > 1 ? `This package comes in ${mails} mails. Each ZIP opens by itself.` : '',
    large.length === 0
      ? ''
      : `${names} of ${parts.length} ${large.length === 1 ? 'is' : 'are'} too large for a mail. Please ask us for the link.`,
  ];
}
