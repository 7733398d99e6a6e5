import {
  guessColumns,
  type ImportColumn,
  type Mapping,
  type Meaning,
} from '@tidemark/contract/office/import/columns';
import { type FileTable, tableOf } from '@tidemark/contract/office/import/table';
import { readRows } from '../../files/spreadsheet/read-rows.ts';
import { copy } from './copy.ts';

export interface ImportFile extends FileTable {
  name: string;
  /** For a workbook: which sheet this is, and how many others have content. */
  sheet?: string;
  others?: number;
}

/** papaparse loads with the first file. */
const papa = async () => (await import('papaparse')).default;

/** Reads a CSV file with any delimiter, or a workbook. @returns a message if it cannot be imported */
export async function readFile(file: File): Promise<ImportFile | string> {
  const read = await readRows(file);
  if (typeof read === 'string') return read;
  const { rows, ...sheet } = read;
  const table = tableOf(rows);
  return typeof table === 'string' ? table : { name: file.name, ...sheet, ...table };
}

export const guessMapping = ({ headers }: ImportFile): Mapping => guessColumns(headers);

/** Changes the meaning of a column; the column that had it is left out. Any number may go into the notes. */
export const remap = (mapping: Mapping, at: number, meaning: Meaning): Mapping =>
  mapping.map((known, index) =>
    index === at ? meaning : known === meaning && meaning !== 'inNotes' ? null : known,
  );

const needed = ['title', 'addressLine1', 'city', 'state', 'zipCode', 'customerName'] as const;
/** Required fields without a column in the file. */
export const missingColumns = (mapping: Mapping): ImportColumn[] =>
  needed.filter((column) => !mapping.includes(column));

/** The file with one cell replaced. */
export function withCell(file: ImportFile, line: number, at: number, text: string): ImportFile {
  const write = (cells: readonly string[]) =>
    Array.from({ length: Math.max(cells.length, at + 1) }, (_, index) =>
      index === at ? text : (cells[index] ?? ''),
    );
  return {
    ...file,
    rows: file.rows.map((row) => (row.line === line ? { line, cells: write(row.cells) } : row)),
  };
}

/** These lines as they are, with their errors: to correct and import again. */
export async function refusedCsv(
  { headers, rows }: ImportFile,
  reasons: ReadonlyMap<number, string>,
): Promise<string> {
  const data = rows
    .filter(({ line }) => reasons.has(line))
    .map(({ line, cells }) => [...headers.map((_, at) => cells[at] ?? ''), reasons.get(line)]);
  return `\uFEFF${(await papa()).unparse({ fields: [...headers, copy.reason], data })}`;
}

export async function sampleCsv(): Promise<string> {
  const fields = [
    'External id',
    'Title',
    'Address',
    'City',
    'State',
    'ZIP',
    'Customer',
    'Phone',
    'Date',
    'Time',
  ];
  const row = [
    'CRM-1',
    'Basement water loss',
    '418 Larkspur Lane',
    'Naperville',
    'IL',
    '60540',
    'Helen Okafor',
  ];
  const data = [[...row, '(630) 555-0142', '2027-03-09', '14:30']];
  return `\uFEFF${(await papa()).unparse({ fields, data })}`;
}
