import { type Field, namesOf } from '../../fields.ts';
import { type OfficeField, projectFields } from '../../projects/fields.ts';

type ProjectColumn = Exclude<OfficeField, 'technicianId'>;
export type ImportColumn = ProjectColumn | 'externalId' | 'technicianEmail';

/** The known headers of a field, the surest first; fields not listed are known by their own names. */
const headers: Partial<Record<ProjectColumn, readonly string[]>> = {
  title: ['title', 'project', 'project title', 'project name', 'job name', 'job title', 'job', 'description'],
  addressLine1: [
    ...['street address', 'address line 1', 'addressline1', 'address 1', 'address', 'street'],
    ...['loss address', 'property address', 'job address', 'risk address'],
  ],
  addressLine2: ['address line 2', 'addressline2', 'address 2', 'unit', 'apartment', 'apt', 'suite'],
  city: ['city', 'town'],
  state: ['state', 'province'],
  zipCode: ['zip', 'zip code', 'zipcode', 'postal code', 'postcode', 'zip postal code'],
  customerName: [
    ...['customer', 'customer name', 'customername', 'insured', 'insured name', 'name of insured'],
    ...['policyholder', 'policy holder', 'name', 'client', 'client name', 'homeowner', 'homeowner name'],
  ],
  customerPhone: [
    ...['phone', 'customer phone', 'customerphone', 'insured phone', 'phone number', 'telephone', 'mobile'],
    ...['cell phone', 'phone #'],
  ],
  priority: ['priority', 'urgency'],
  claimType: ['claim type', 'claimtype', 'type'],
  scheduledDate: [
    ...['scheduled date', 'scheduleddate', 'appointment', 'appointment date', 'date', 'visit date'],
    ...['inspection date', 'scheduled'],
  ],
  scheduledTime: ['scheduled time', 'scheduledtime', 'appointment time', 'time', 'visit time'],
  visitMinutes: ['visit length', 'visitminutes', 'visit minutes', 'duration', 'minutes'],
  insuranceCompany: ['insurance company', 'insurer', 'carrier', 'insurance carrier'],
  claimNumber: ['claim number', 'claim no', 'claim #'],
  policyNumber: ['policy number', 'policy no', 'policy #'],
  dateOfLoss: ['date of loss', 'loss date', 'dol'],
  causeOfLoss: ['cause of loss', 'causeofloss', 'loss cause', 'cause'],
  adjusterName: ['adjuster', 'adjuster name'],
  lockboxNumber: ['lockbox', 'lockbox number', 'lockboxnumber', 'lockbox #'],
  residentType: ['resident type', 'residenttype', 'resident', 'occupancy'],
  notes: ['notes', 'note', 'comments', 'remarks'],
};
const fieldOf = (name: OfficeField): Field => projectFields[name];
const columnsOfProject = namesOf(projectFields)
  .filter((name) => name !== 'technicianId')
  .map((name) => [
    name,
    headers[name] ?? [...new Set([projectFields[name].label.toLowerCase(), name.toLowerCase()])],
  ]);

export const dayColumns = namesOf(projectFields).filter(
  (name) => fieldOf(name).kind === 'day',
) as ProjectColumn[];

/** What a column of a file can hold. */
export const importColumns = {
  externalId: ['external id', 'externalid', 'id', 'reference', 'job number', 'job no', 'job #'],
  ...Object.fromEntries(columnsOfProject),
  technicianEmail: ['technician email', 'technicianemail', 'technician', 'assigned to'],
} as Record<ImportColumn, readonly string[]>;
export const columnNames = Object.keys(importColumns) as [ImportColumn, ...ImportColumn[]];

/** Columns without a project field that are worth keeping go into the notes, after their header. */
const forNotes = new Set([
  ...['claim', 'claim number', 'claim no', 'claim #', 'claim id', 'policy', 'policy number', 'policy no'],
  ...['policy #', 'carrier', 'insurance carrier', 'insurance company', 'insurance', 'insurer'],
  ...['date of loss', 'loss date', 'dol', 'type of loss', 'loss type', 'peril', 'adjuster name'],
]);

/** The meaning of a column. 'inNotes': added to the notes. null: left out. */
export type Meaning = ImportColumn | 'inNotes' | null;
export type Mapping = readonly Meaning[];

const plain = (header: string) =>
  header
    .replace(/^\uFEFF/, '')
    .toLowerCase()
    .replace(/#/g, ' # ')
    .replace(/[\s_.:*/-]+/g, ' ')
    .trim();

/**
 * Guesses the meaning of each header; null if unknown. No meaning is used twice: of two candidates, such as Project
 * and Title in our own export, the surer one wins.
 */
export function guessColumns(headers: readonly string[]): Meaning[] {
  const written = headers.map(plain);
  const guessed: Meaning[] = written.map((header) => (forNotes.has(header) ? 'inNotes' : null));
  for (const name of columnNames) {
    const known = importColumns[name];
    const at = known.map((word) => written.indexOf(word)).find((found) => found >= 0);
    if (at !== undefined) guessed[at] = name;
  }
  return guessed;
}

export const knownHeaders = (headers: readonly string[]) =>
  guessColumns(headers).filter((meaning) => meaning !== null).length;

export const leftOut = (headers: readonly string[], mapping: Mapping): string[] =>
  headers.filter((header, at) => header !== '' && (mapping[at] ?? null) === null);
