import type { CrmFile, CrmRecord } from '../integrations/crm/crm.ts';
import type { Letter } from '../integrations/mail/mail.ts';

const count = (of: number, one: string) => `${of} ${of === 1 ? one : `${one}s`}`;

/** Tells the office about a submitted inspection, with its PDFs. `publicUrl` is the app's address, if known. */
export function officeLetter(
  record: CrmRecord,
  papers: readonly CrmFile[],
  { to, publicUrl }: { to: readonly string[]; publicUrl: string | undefined },
): Letter {
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
    ]
      .filter(Boolean)
      .join('\n\n'),
    attachments: papers.map(({ name, type, bytes }) => ({ name, type, bytes })),
  };
}
