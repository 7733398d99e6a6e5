import { contactLine, licenceLine } from '@tidemark/contract/company/letterhead';
import type { Company } from '@tidemark/contract/company/profile';
import type { CrmFile, CrmRecord } from '../integrations/crm/crm.ts';
import type { MailMessage } from '../integrations/mail/mail.ts';

/** A company that has said no more than its name needs no signature. */
export function signatureOf(profile: Company): string {
  const more = [contactLine(profile), licenceLine(profile)].filter(Boolean);
  return more.length > 0 ? [profile.name, ...more].join('\n') : '';
}

const count = (of: number, one: string) => `${of} ${of === 1 ? one : `${one}s`}`;

/** Tells the office about a submitted inspection, with its PDFs. `publicUrl` is the app's address, if known. */
export function officeMail(
  record: CrmRecord,
  papers: readonly CrmFile[],
  { to, publicUrl, profile }: { to: readonly string[]; publicUrl: string | undefined; profile: Company },
): MailMessage {
  const { project, technicianName, rooms } = record;
  const filled = rooms.reduce((sum, room) => sum + room.filledCount, 0);
  return {
    to,
    subject: `Inspection completed: Project #${project.id}, ${project.title}`,
    text: [
      `${technicianName} has submitted the inspection of Project #${project.id}, ${project.title}.`,
      [
        `Customer: ${project.customerName}`,
        `Address: ${[project.addressLine1, project.addressLine2, project.city].filter(Boolean).join(', ')}, ${project.state} ${project.zipCode}`,
        `Rooms: ${count(rooms.length, 'room')}, ${count(filled, 'line')} filled`,
        ...rooms.map((room) => `- ${room.name}: ${count(room.filledCount, 'line')}`),
      ].join('\n'),
      publicUrl ? `Open the project: ${publicUrl}/project/${project.id}` : '',
      papers.length > 0 ? `Attached: ${papers.map(({ name }) => name).join('; ')}.` : '',
      signatureOf(profile),
    ]
      .filter(Boolean)
      .join('\n\n'),
    attachments: papers.map(({ name, type, bytes }) => ({ name, type, bytes })),
  };
}
