import type { AuditedSubject } from '@tidemark/contract/audit';
import { catalogue } from '@tidemark/contract/claim-sheets/catalogue';
import { companyFields } from '@tidemark/contract/company/profile';
import { fullLabel, type IntakeField, inspectionFields } from '@tidemark/contract/inspections/fields';
import { projectFields } from '@tidemark/contract/projects/fields';
import { roomFields } from '@tidemark/contract/rooms/fields';
import { columnNames } from '../claim-sheets/lines.ts';
import { entryOf, entryOfCode, fieldTitle } from '../price-list/entries.ts';

/** "emergencyPhone" and "technicianId" as people write them. */
export function spaced(name: string): string {
  const words = name
    .replace(/(?<=technician|project|inspection|room)Id$/i, '')
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase();
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

/** A claim sheet line by its name; the log has its id. */
function lineName(id: string): string {
  const line = catalogue.get(Number(id));
  if (!line) return spaced(id);
  const { section, title } = line;
  if (title === '') {
    // Numbered as in the price list if a section has several.
    const custom = section.rows.filter((row) => row.title === '');
    const number = custom.findIndex((row) => row.fieldMasterId === Number(id)) + 1;
    return `${section.title}, custom line${custom.length > 1 ? ` ${number}` : ''}`;
  }
  return title === section.title ? title : `${section.title}, ${title}`;
}

function priceName(field: string): string {
  const price = entryOf.get(field) ?? entryOfCode.get(field);
  return price ? `${price.group}, ${fieldTitle(field)}` : spaced(field);
}

const labelIn = (fields: Readonly<Record<string, IntakeField>>, name: string) =>
  Object.hasOwn(fields, name) ? fullLabel(fields[name]!) : spaced(name);

/** A field's label, as on its own screen if it has one. */
export function fieldName(subject: string, field: string): string {
  if (field === 'sha256') return 'SHA-256';
  switch (subject as AuditedSubject) {
    case 'claim-sheet':
      return lineName(field);
    case 'price-list':
      return priceName(field);
    case 'inspection':
      return labelIn(inspectionFields, field);
    case 'company':
      return labelIn(companyFields, field);
    case 'project':
      return labelIn(projectFields, field);
    case 'room':
      return labelIn(roomFields, field);
    default:
      return spaced(field);
  }
}

const columns: ReadonlyMap<string, string> = new Map(Object.entries(columnNames));
/** The label of a nested field. */
export const partName = (subject: string, field: string) =>
  (subject === 'claim-sheet' ? columns.get(field) : undefined) ?? spaced(field);
