import { moreFacts } from '@tidemark/contract/rooms/more-facts';
import type { CrmRecord } from './crm.ts';

export interface ZohoCrmSettings {
  /** The module inspections go to, as Deals. */
  module: string;
  /** API name of a unique single-line field in that module and in Quotes: it holds the inspection's id. */
  idField: string;
  /** The stage a new deal begins in; the module's own field, where it has one. */
  stage: string;
}

/** Zoho's date and time: ISO 8601 with an offset and without fractions. */
const moment = (iso: string) => iso.replace(/\.\d+Z$/, '+00:00').replace(/Z$/, '+00:00');

const feet = (value: number | null) => (value === null ? '-' : `${value}'`);

/** What the office reads in the record: everything the module has no field for. */
function description({ project, technicianName, startedAt, completedAt, rooms }: CrmRecord): string {
  return [
    `Tidemark project #${project.id}: ${project.title}`,
    `Customer: ${project.customerName}${project.customerPhone ? `, ${project.customerPhone}` : ''}`,
    `Address: ${[project.addressLine1, project.addressLine2, project.city, `${project.state} ${project.zipCode}`].filter(Boolean).join(', ')}`,
    `Inspected by ${technicianName}, ${startedAt} to ${completedAt}`,
    ...rooms.map(
      (room) =>
        `${room.name} (${room.type}, ${room.condition}): ${feet(room.dimensionsLength)} × ${feet(room.dimensionsWidth)} × ${feet(room.dimensionsHeight)}, ${[...moreFacts(room), `${room.filledCount} lines`].join(', ')}`,
    ),
  ].join('\n');
}

/** Of the fields Zoho ships, those this module has; and ours by which the record is found again. */
export function dealRow(record: CrmRecord, settings: ZohoCrmSettings, known: Set<string>) {
  const { project } = record;
  const title = `#${project.id} ${project.title}`.slice(0, 120);
  const wanted: Record<string, unknown> = {
    Deal_Name: title,
    // Custom modules call their title so.
    Name: title,
    Stage: settings.stage,
    Closing_Date: record.completedOn,
    Description: description(record).slice(0, 32_000),
    Inspected_At: moment(record.completedAt),
  };
  const row = Object.fromEntries(Object.entries(wanted).filter(([field]) => known.has(field)));
  return { ...row, [settings.idField]: record.externalId };
}
