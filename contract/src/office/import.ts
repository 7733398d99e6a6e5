import { z } from 'zod';
import { formula } from '../csv.ts';
import { projectClaimTypes, projectPriorities } from '../projects.ts';
import type { Detail } from '../refusals.ts';
import { canBeStored, text } from '../shapes.ts';
import { type NewProject, newProject, timeNeedsDate } from './fields.ts';

/** What a column of a file can hold, and the headers it is known by without being asked, the surest first. */
export const importColumns = {
  externalId: ['external id', 'externalid', 'id', 'reference', 'job number'],
  title: ['title', 'project', 'project title', 'job', 'description'],
  addressLine1: ['street address', 'address line 1', 'addressline1', 'address 1', 'address', 'street'],
  addressLine2: ['address line 2', 'addressline2', 'address 2', 'unit', 'apartment', 'suite'],
  city: ['city', 'town'],
  state: ['state', 'province'],
  zipCode: ['zip', 'zip code', 'zipcode', 'postal code', 'postcode'],
  customerName: ['customer', 'customer name', 'customername', 'name', 'client', 'homeowner'],
  customerPhone: ['phone', 'customer phone', 'customerphone', 'phone number', 'telephone', 'mobile'],
  priority: ['priority', 'urgency'],
  claimType: ['claim type', 'claimtype', 'type'],
  scheduledDate: ['scheduled date', 'scheduleddate', 'date', 'visit date'],
  scheduledTime: ['scheduled time', 'scheduledtime', 'time', 'visit time'],
  lockboxNumber: ['lockbox', 'lockbox number', 'lockboxnumber'],
  residentType: ['resident type', 'residenttype', 'resident', 'occupancy'],
  notes: ['notes', 'note', 'comments', 'remarks'],
  technicianEmail: ['technician email', 'technicianemail', 'technician', 'assigned to'],
} as const;
export type ImportColumn = keyof typeof importColumns;
const names = Object.keys(importColumns) as [ImportColumn, ...ImportColumn[]];

const plain = (header: string) =>
  header
    .replace(/^\uFEFF/, '')
    .trim()
    .toLowerCase()
    .replace(/[\s_-]+/g, ' ');

/**
 * Which column each header of a file is, as far as it can be told; null where it cannot. No column comes twice: of two
 * headers that could be one, as Project and Title of our own export, it is the surer one.
 */
export function guessColumns(headers: readonly string[]): (ImportColumn | null)[] {
  const guessed: (ImportColumn | null)[] = headers.map(() => null);
  const written = headers.map(plain);
  for (const name of names) {
    const at = importColumns[name].map((known) => written.indexOf(known)).find((found) => found >= 0);
    if (at !== undefined) guessed[at] = name;
  }
  return guessed;
}

export const mostLines = 500;
export const mostFileLines = 10_000;

/** A line of the file as its cells are written; `line` is its number in the file. */
export const importLine = z.strictObject({
  line: z.number().int().min(1).max(10_000_000),
  cells: z.partialRecord(z.enum(names), text(10_000)),
});
export type ImportLine = z.output<typeof importLine>;

/** What a good line says. */
export type ImportFacts = Omit<NewProject, 'technicianId'> & {
  externalId: string | null;
  technicianEmail: string | null;
};

const american = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/;
const clock = /^(\d{1,2}):(\d{2})(?::\d{2})?\s*([ap])\.?m\.?$/i;

/** As people write dates here: 2026-03-09, 3/9/2026. What is neither stays as it is, to be refused. */
function dateOf(cell: string): string {
  const [, month, day, year] = american.exec(cell) ?? [];
  return year === undefined ? cell : `${year}-${month!.padStart(2, '0')}-${day!.padStart(2, '0')}`;
}

/** 14:30, 9:05, 2:30 PM. */
function timeOf(cell: string): string {
  const [, hours, minutes, half] = clock.exec(cell) ?? [];
  if (hours === undefined)
    return /^\d:\d{2}$/.test(cell) ? `0${cell}` : cell.replace(/^(\d\d:\d\d):\d\d$/, '$1');
  const hour = Number(hours);
  if (hour < 1 || hour > 12) return cell;
  return `${String((hour % 12) + (half!.toLowerCase() === 'p' ? 12 : 0)).padStart(2, '0')}:${minutes}`;
}

const among = (values: readonly string[]) => (cell: string) =>
  values.find((value) => value.toLowerCase() === cell.toLowerCase()) ?? cell;
const written: Partial<Record<ImportColumn, (cell: string) => string>> = {
  priority: among(projectPriorities),
  claimType: among(projectClaimTypes),
  scheduledDate: dateOf,
  scheduledTime: timeOf,
};

/** Without the ' that an export, or a person, put before what a spreadsheet would take for a formula. */
const unquoted = (cell: string) =>
  cell[0] === "'" && formula.test(cell.slice(1)) ? cell.slice(1).trim() : cell;

const external = z
  .string()
  .max(200, 'External id can have at most 200 characters.')
  .refine(canBeStored, 'External id has a character that cannot be stored.')
  .optional();
const address = z.email('Technician must be the email address of an account.').optional();

/**
 * Reads a line: either what it says, or each bad cell with a sentence that names its field. Whether the technician is
 * there only the server knows. Pure, so that the preview and the import say the same.
 */
export function readImportLine({
  cells,
}: Pick<ImportLine, 'cells'>): { facts: ImportFacts; errors: [] } | { facts: null; errors: Detail[] } {
  const filled: Partial<Record<ImportColumn, string>> = {};
  for (const name of names) {
    const cell = unquoted(cells[name]?.trim() ?? '');
    if (cell) filled[name] = written[name]?.(cell) ?? cell;
  }
  const { externalId, technicianEmail, ...fields } = filled;
  const read = newProject.safeParse(fields);
  const errors: Detail[] = [];
  for (const [field, shape, value] of [
    ['externalId', external, externalId],
    ['technicianEmail', address, technicianEmail],
  ] as const) {
    const result = shape.safeParse(value);
    if (!result.success) errors.push({ field, message: result.error.issues[0]!.message });
  }
  for (const { path, message } of read.error?.issues ?? []) {
    const field = String(path[0]);
    // One sentence a cell: the first says enough.
    if (!errors.some((known) => known.field === field)) errors.push({ field, message });
  }
  if (fields.scheduledTime && !fields.scheduledDate) {
    errors.push({ field: 'scheduledTime', message: timeNeedsDate });
  }
  if (!read.success || errors.length > 0) return { facts: null, errors };
  const { technicianId: _, ...facts } = read.data;
  return {
    facts: {
      ...facts,
      externalId: externalId ?? null,
      technicianEmail: technicianEmail?.toLowerCase() ?? null,
    },
    errors: [],
  };
}

/** Lines, at most 500 a call, or a whole CSV file as text with up to 10,000, its headers as `guessColumns` knows them. */
export const importBody = z
  .strictObject({
    lines: z
      .array(importLine)
      .min(1, 'There are no lines.')
      .max(mostLines, `Send at most ${mostLines} lines.`)
      .optional(),
    csv: z.string().min(1, 'The file is empty.').optional(),
    dryRun: z.boolean().default(false),
  })
  .refine(({ lines, csv }) => (lines === undefined) !== (csv === undefined), {
    path: ['lines'],
    message: 'Send either lines or a CSV file.',
  });

/**
 * - `created` is how many projects were made (or would be, in a dry run), `existing` how many lines are there already.
 * - `errors` has every bad cell by the number of its line. With strict, one of them is enough and nothing is made: `lines` then
 *   has only what is bad and what is there already.
 */
export const importAnswer = z.object({
  created: z.number(),
  existing: z.number(),
  lines: z.array(
    z.object({
      line: z.number(),
      outcome: z.enum(['created', 'existing', 'bad']),
      projectId: z.number().nullable(),
    }),
  ),
  errors: z.array(z.object({ line: z.number(), field: z.string(), message: z.string() })),
});
export type ImportAnswer = z.output<typeof importAnswer>;
