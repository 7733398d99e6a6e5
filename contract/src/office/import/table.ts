import type { Detail } from '../../refused.ts';
import { type ImportColumn, knownHeaders, type Mapping } from './columns.ts';
import { damageOf } from './damage.ts';
import type { FileRow } from './read-text.ts';
import { type ImportLine, mostFileLines } from './shapes.ts';

/** A file as a table: its headers, and the rows under them. */
export interface FileTable {
  headers: string[];
  /** The header row; rows above it are ignored. */
  headerLine: number;
  rows: FileRow[];
}

const isEmpty = (cells: readonly string[]) => cells.every((cell) => cell.trim() === '');
const rowsToLookAt = 20;

/** Finds the header row: the one with the most known headers, or else the first. */
function headerOf(filled: readonly FileRow[]): number {
  let [best, most] = [0, 1];
  for (const [at, { cells }] of filled.slice(0, rowsToLookAt).entries()) {
    const known = knownHeaders(cells);
    if (known > most) [best, most] = [at, known];
  }
  return best;
}

/** @returns a message if there are no headers or rows */
export function tableOf(all: readonly FileRow[]): FileTable | string {
  const filled = all.filter(({ cells }) => !isEmpty(cells));
  const at = headerOf(filled);
  const header = filled[at];
  if (!header) return 'This file is empty.';
  const rows = filled.slice(at + 1);
  if (rows.length === 0) return 'There are no lines under the headers.';
  if (rows.length > mostFileLines) {
    const [lines, most] = [rows.length, mostFileLines].map((count) => count.toLocaleString('en-US'));
    return `This file has ${lines} lines. Use at most ${most} in a file.`;
  }
  return { headers: header.cells.map((cell) => cell.trim()), headerLine: header.line, rows };
}

/** A line by columns, with errors of its shape. */
export interface PlacedLine extends ImportLine {
  /** `at` names the column if several fill one field. */
  errors: (Detail & { at?: number })[];
}

/** The lines of a file under the columns of a project. */
export function linesOf({ headers, rows }: FileTable, mapping: Mapping): PlacedLine[] {
  // A trailing delimiter is harmless if most lines have it; in a single line, a cell may be split in two.
  const usual = rows.map(({ cells }) => cells.length).sort((a, b) => a - b)[rows.length >> 1]!;
  const width = Math.max(headers.length, usual);
  return rows.map(({ line, cells }) => {
    const errors: PlacedLine['errors'] = [];
    if (headers.every((header, at) => header === (cells[at] ?? '').trim()))
      errors.push({ field: 'line', message: 'This line repeats the headers. Remove it from the file.' });
    const placed: Partial<Record<ImportColumn, string>> = {};
    const added: string[] = [];
    for (const [at, meaning] of mapping.entries()) {
      const cell = cells[at]?.trim() ? cells[at] : undefined;
      if (!meaning || cell === undefined) continue;
      if (meaning !== 'inNotes') placed[meaning] = cell;
      else {
        const damage = damageOf(headers[at]!, meaning, cell.trim());
        if (damage) errors.push({ field: 'notes', message: damage, at });
        added.push(`${headers[at]}: ${cell.trim()}`);
      }
    }
    if (added.length > 0) placed.notes = [placed.notes?.trim(), ...added].filter(Boolean).join('\n');
    if (cells.length > width || !isEmpty(cells.slice(headers.length))) {
      const message = `This line has ${cells.length} cells under ${headers.length} headers: one cell may be split in two. Fix it in the file.`;
      errors.push({ field: 'line', message });
    }
    return { line, cells: placed, errors };
  });
}
