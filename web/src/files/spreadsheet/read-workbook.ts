import type { FileRow } from '@tidemark/contract/office/import/read-text';
import { unzipSync } from 'fflate';
import { type Cell, type CellValue, readXlsx, type Sheet, type Workbook } from 'hucre/xlsx';

/** A sheet of a workbook as text: like its CSV, without the damage of saving as CSV. */
export interface WorkbookSheet {
  sheet: string;
  /** How many other visible sheets have content. */
  others: number;
  rows: FileRow[];
}

/** Decompressed, a sheet of 10,000 lines with all columns is about 10 MB; one far larger is not ours, or malicious. */
const [mostUnpacked, mostParts] = [100 * 1024 * 1024, 2_000];

const sentences = {
  damaged:
    'This workbook is damaged or incomplete. Open it in your spreadsheet program, save it again, then choose that file.',
  large:
    'This workbook is too large to read here. Copy the sheet you need into a new workbook, or save it as CSV, then choose that file.',
  numbers: 'This is a Numbers file. In Numbers, export it to Excel or CSV, then choose that file.',
  binary: 'This is an Excel binary workbook (.xlsb). In Excel, save it as .xlsx, then choose that file.',
  openDocument:
    'This is an OpenDocument file. In your spreadsheet program, save it as .xlsx or CSV, then choose that file.',
  zip: "This isn't a workbook. Choose a CSV or .xlsx file.",
} as const;

/** What is wrong with the archive by its directory, before anything is decompressed. */
function archiveProblem(bytes: Uint8Array): string | undefined {
  const names: string[] = [];
  let unpacked = 0;
  let unsaid = false;
  unzipSync(bytes, {
    filter({ name, size, originalSize }) {
      names.push(name);
      unpacked += originalSize;
      // A part without a stated size could have any size.
      unsaid ||= originalSize === 0 && size > 2;
      return false;
    },
  });
  if (unpacked > mostUnpacked || names.length > mostParts || unsaid) return sentences.large;
  if (names.some((name) => name.endsWith('workbook.xml'))) return undefined;
  if (names.some((name) => name.endsWith('.iwa'))) return sentences.numbers;
  if (names.some((name) => name.endsWith('workbook.bin'))) return sentences.binary;
  return names.includes('content.xml') ? sentences.openDocument : sentences.zip;
}

/** The first visible sheet with content. @returns a message if it cannot be read */
export async function readWorkbook(bytes: Uint8Array): Promise<WorkbookSheet | string> {
  const book = await open(bytes);
  if (typeof book === 'string') return book;
  const filled = book.sheets.filter(({ rows }) =>
    rows.some((cells) => cells.some((cell) => cell !== null && cell !== '')),
  );
  const [first] = filled;
  if (!first) return 'This file is empty.';
  const rows = textOf(first, book.dateSystem === '1904' ? 1904 : 1900);
  return { sheet: first.name, others: filled.length - 1, rows };
}

async function open(bytes: Uint8Array): Promise<Workbook | string> {
  try {
    const problem = archiveProblem(bytes);
    if (problem) return problem;
    return await readXlsx(bytes, {
      readStyles: true,
      sheets: ({ hidden, veryHidden }) => !hidden && !veryHidden,
    });
  } catch (cause) {
    return cause instanceof Error && /\blimit\b/.test(cause.message) ? sentences.large : sentences.damaged;
  }
}

function textOf({ rows, cells }: Sheet, epoch: number): FileRow[] {
  return rows.map((values, row) => ({
    line: row + 1,
    cells: values.map((value, column) => cellText(value, cells?.get(`${row},${column}`), epoch)),
  }));
}

function cellText(value: CellValue, cell: Cell | undefined, epoch: number): string {
  // A formula without a cached result: the file lacks what Excel shows.
  if (value === null && cell?.formula !== undefined) return '#N/A';
  if (value instanceof Date) return momentText(value, epoch);
  if (typeof value === 'number') return numberText(value, cell?.style?.numFmt ?? '');
  if (typeof value === 'boolean') return value ? 'TRUE' : 'FALSE';
  return value === null || value === undefined ? '' : String(value).replace(/\r\n?/g, '\n');
}

/** A day without a time, a time without a day (that of the epoch), or both. */
function momentText(at: Date, epoch: number): string {
  const minutes = new Date(Math.round(at.getTime() / 60_000) * 60_000);
  if (Number.isNaN(minutes.getTime())) return '#N/A';
  const [day, clock] = minutes.toISOString().split('T') as [string, string];
  const time = clock.slice(0, 5);
  const isTime = day <= '1900-01-01' || (epoch === 1904 && day === '1904-01-01');
  if (isTime) return time;
  return time === '00:00' ? day : `${day} ${time}`;
}

/**
 * Digits as they are; a spreadsheet keeps fifteen of them, and shows leading zeros and percentages through the cell's
 * format.
 */
function numberText(value: number, format: string): string {
  if (/^0{2,}$/.test(format) && Number.isInteger(value)) return String(value).padStart(format.length, '0');
  if (/^0{5}-0{4}$/.test(format))
    return String(value)
      .padStart(9, '0')
      .replace(/(\d{4})$/, '-$1');
  if (/%/.test(format)) return `${Number((value * 100).toPrecision(12))}%`;
  if (Math.abs(value) >= 1e15) return value.toExponential().replace('e', 'E');
  return String(Number(value.toPrecision(15)));
}
