import { z } from 'zod';
import { unquoted } from '../../csv.ts';
import { labelsOf } from '../../fields.ts';
import { projectClaimTypes, projectFields, projectPriorities } from '../../projects/fields.ts';
import type { Detail } from '../../refused.ts';
import { canBeStored } from '../../shapes.ts';
import { typedNumber } from '../../typed-numbers.ts';
import { type NewProject, newProject, timeNeedsDate } from '../fields.ts';
import { columnNames, dayColumns, type ImportColumn } from './columns.ts';
import { damageOf } from './damage.ts';
import { dayProblem } from './day-problem.ts';
import { type DateOrder, timeOf, writtenDay } from './days.ts';
import type { ImportLine } from './shapes.ts';
import { readZip } from './zip.ts';

export type ImportFacts = Omit<NewProject, 'technicianId'> & {
  externalId: string | null;
  technicianEmail: string | null;
};

export const columnLabels: Record<ImportColumn, string> = {
  ...labelsOf(projectFields),
  externalId: 'External id',
  technicianEmail: 'Technician email',
};

type Cells = Partial<Record<ImportColumn, string>>;
/** The facts of a line with notes on values read differently than written, or a message for each invalid cell. */
export type ReadLine =
  | { facts: ImportFacts; errors: []; notes: Detail[] }
  | { facts: null; errors: Detail[]; notes: Detail[] };

const among = (values: readonly string[]) => (cell: string) =>
  values.find((value) => value.toLowerCase() === cell.toLowerCase()) ?? cell;
const written: Partial<Record<ImportColumn, (cell: string) => string>> = {
  priority: among(projectPriorities),
  claimType: among(projectClaimTypes),
  scheduledTime: timeOf,
};

const external = z
  .string()
  .max(200, 'External id can have at most 200 characters.')
  .refine(canBeStored, 'External id has a character that cannot be stored.')
  .optional();
const address = z.email('Technician must be the email address of an account.').optional();

/**
 * Parses a line; pure, so that preview and import agree. Only the server checks the technician. Without an order, an
 * ambiguous date is an error.
 */
export function readImportLine({ cells }: Pick<ImportLine, 'cells'>, dates?: DateOrder | 'both'): ReadLine {
  const notes: Detail[] = [];
  const errors: Detail[] = [];
  const filled: Cells = {};
  for (const name of columnNames) {
    const cell = unquoted(cells[name]?.trim() ?? '');
    if (!cell) continue;
    const damage = damageOf(columnLabels[name], name, cell);
    if (damage) errors.push({ field: name, message: damage });
    filled[name] = written[name]?.(cell) ?? cell;
  }
  settleZip(filled, notes, errors);
  for (const name of dayColumns) settleDay(name, filled, dates, errors);
  const { externalId, technicianEmail, ...fields } = filled;
  const read = newProject.safeParse({ ...fields, ...figuresOf(fields) });
  // One message per cell is enough.
  const tell = (field: string, message: string) => {
    if (!errors.some((known) => known.field === field)) errors.push({ field, message });
  };
  for (const [field, shape, value] of [
    ['externalId', external, externalId],
    ['technicianEmail', address, technicianEmail],
  ] as const) {
    const result = shape.safeParse(value);
    if (!result.success) tell(field, result.error.issues[0]!.message);
  }
  for (const { path, message } of read.error?.issues ?? []) tell(String(path[0]), message);
  if (fields.scheduledTime && !fields.scheduledDate) tell('scheduledTime', timeNeedsDate);
  if (!read.success || errors.length > 0) {
    const place = ({ field }: Detail) => columnNames.indexOf(field as ImportColumn);
    return { facts: null, errors: errors.sort((a, b) => place(a) - place(b)), notes };
  }
  const { technicianId: _, ...facts } = read.data;
  const ids = { externalId: externalId ?? null, technicianEmail: technicianEmail?.toLowerCase() ?? null };
  return { facts: { ...facts, ...ids }, errors: [], notes };
}

function settleZip(filled: Cells, notes: Detail[], errors: Detail[]): void {
  const cell = filled.zipCode;
  if (cell === undefined) return;
  const { zip, error } = readZip(cell, filled.state ?? '');
  if (error !== undefined) errors.push({ field: 'zipCode', message: error });
  else if (zip !== cell) notes.push({ field: 'zipCode', message: `ZIP code ${cell} is read as ${zip}.` });
  filled.zipCode = zip ?? cell;
}

/** "$1,000.00" is the number it says; what says none stays text and is refused. */
function figuresOf({ deductible, visitMinutes }: Cells): Record<string, number | string> {
  return {
    ...(deductible !== undefined && {
      deductible: typedNumber(deductible.replace(/^\$\s*/, '')) ?? deductible,
    }),
    ...(visitMinutes !== undefined && {
      visitMinutes: typedNumber(visitMinutes.replace(/\s*min(utes)?\.?$/i, '')) ?? visitMinutes,
    }),
  };
}

/** A time after the date, as in "Appointment", is the line's time. */
function settleDay(
  name: ImportColumn,
  filled: Cells,
  dates: DateOrder | 'both' | undefined,
  errors: Detail[],
): void {
  const cell = filled[name];
  if (cell === undefined || errors.some(({ field }) => field === name)) return;
  const read = writtenDay(cell);
  const problem = dayProblem(columnLabels[name], cell, read, dates);
  if (problem !== undefined) errors.push({ field: name, message: problem });
  if (!read) return;
  const day =
    'day' in read ? read.day : dates === 'day-first' ? read.dayFirst : (read.monthFirst ?? read.dayFirst);
  if (day !== null) filled[name] = day;
  if (read.time === undefined || name !== 'scheduledDate') return;
  filled.scheduledTime ??= read.time;
  if (filled.scheduledTime !== read.time) {
    const message = `Scheduled time is ${filled.scheduledTime}, and ${read.time} stands next to the date.`;
    errors.push({ field: 'scheduledTime', message });
  }
}
