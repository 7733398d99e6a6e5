import {
  guessColumns,
  type ImportColumn,
  type ImportLine,
  mostFileLines,
} from '@tidemark/contract/office/import';
import { copy } from './copy.ts';

export interface ImportFile {
  name: string;
  headers: string[];
  /** `line` is the row a spreadsheet shows it in; empty ones are left out. */
  rows: { line: number; cells: string[] }[];
}

/** Which column of a project each column of the file is; null is left out. */
export type Mapping = readonly (ImportColumn | null)[];

/** papaparse comes with the first file only. */
const papa = async () => (await import('papaparse')).default;

/** Spreadsheets on Windows save CSV in Windows-1252; what is no UTF-8 is read as that. */
function decode(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

const isEmpty = (cells: readonly string[]) => cells.every((cell) => cell.trim() === '');

/** Reads a CSV file, whatever parts its cells. @returns a sentence where it cannot be imported */
export async function readFile(file: File): Promise<ImportFile | string> {
  const text = decode(await file.arrayBuffer()).replace(/^\uFEFF/, '');
  if (text.includes('\u0000')) return copy.notRead;
  // papaparse counts an empty last line when it guesses what parts the cells.
  const { data } = (await papa()).parse<string[]>(text.trimEnd());
  const at = data.findIndex((cells) => !isEmpty(cells));
  const headers = data[at];
  if (!headers) return copy.nothing;
  const rows = data
    .map((cells, index) => ({ line: index + 1, cells }))
    .slice(at + 1)
    .filter(({ cells }) => !isEmpty(cells));
  if (rows.length === 0) return copy.noLines;
  if (rows.length > mostFileLines) return copy.tooMany(rows.length);
  return { name: file.name, headers: headers.map((header) => header.trim()), rows };
}

export const guessMapping = ({ headers }: ImportFile): Mapping => guessColumns(headers);

/** Gives a column of the file another meaning; whoever had it before is left out. */
export const remap = (mapping: Mapping, at: number, column: ImportColumn | null): Mapping =>
  mapping.map((known, index) => (index === at ? column : known === column ? null : known));

const needed = ['title', 'addressLine1', 'city', 'state', 'zipCode', 'customerName'] as const;
/** What every project needs and no column of the file is. */
export const missingColumns = (mapping: Mapping) => needed.filter((column) => !mapping.includes(column));

/** The lines of a file under their columns. */
export const linesOf = ({ rows }: ImportFile, mapping: Mapping): ImportLine[] =>
  rows.map(({ line, cells }) => ({
    line,
    cells: Object.fromEntries(
      mapping.flatMap((column, at) => (column && cells[at]?.trim() ? [[column, cells[at]]] : [])),
    ),
  }));

/** These lines of the file as they were, with why they were refused: to correct and import again. */
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
