import { moreFacts } from '@tidemark/contract/rooms/more-facts';
import type { CrmRecord } from './crm.ts';

export interface ZohoCrmSettings {
  /** The module of inspections, such as Deals. */
  module: string;
  /** API name of a unique single-line field in that module and in Quotes: it contains the inspection's id. */
  idField: string;
  /** The first stage of a new deal; the module's own field, if it has one. */
  stage: string;
}

/** Zoho's date and time: ISO 8601 with an offset and without fractions. */
const moment = (iso: string) => iso.replace(/\.\d+Z$/, '+00:00').replace(/Z$/, '+00:00');

const feet = (value: number | null) => (value === null ? '-' : `${value}'`);

/** Text for the record: everything the module has no field for. */
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

/** The fields of Zoho that this module has, and ours by which the record is found. */
export function dealRow(record: CrmRecord, settings: ZohoCrmSettings, known: Set<string>) {
  const { project } = record;
  const title = `#${project.id} ${project.title}`.slice(0, 120);
  const wanted: Record<string, unknown> = {
    Deal_Name: title,
    // Custom modules use this name for their title.
    Name: title,
    Stage: settings.stage,
    Closing_Date: record.completedOn,
    Description: description(record).slice(0, 32_000),
    Inspected_At: moment(record.completedAt),
  };
  const row = Object.fromEntries(Object.entries(wanted).filter(([field]) => known.has(field)));
  return { ...row, [settings.idField]: record.externalId };
}
