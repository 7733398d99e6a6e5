import { decodeText } from '@tidemark/contract/office/import/decode-text';
import { fileSentences, kindOf } from '@tidemark/contract/office/import/file-kind';
import { type FileRow, readText } from '@tidemark/contract/office/import/read-text';
import { askWorkbook } from './ask-workbook.ts';

/** What a file input offers. */
export const spreadsheets =
  '.csv,text/csv,text/plain,.txt,.tsv,.xlsx,.xlsm,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const largest = 30 * 1024 * 1024;
const tooLarge =
  'This file is larger than 30 MB. Copy the sheet you need into a new file, then choose that file.';

export interface FileRows {
  rows: FileRow[];
  /** For a workbook: which sheet this is, and how many others have content. */
  sheet?: string;
  others?: number;
}

/** The rows of a CSV file with any delimiter, or of a workbook. @returns a message if it cannot be read */
export async function readRows(file: File): Promise<FileRows | string> {
  if (file.size > largest) return tooLarge;
  const bytes = await file.arrayBuffer();
  const kind = kindOf(new Uint8Array(bytes));
  if (kind === 'zip') return askWorkbook(bytes);
  if (kind !== 'text') return fileSentences[kind];
  const text = decodeText(new Uint8Array(bytes));
  if (text.includes('\u0000')) return fileSentences.other;
  // papaparse loads with the first file.
  const { parse } = (await import('papaparse')).default;
  const rows = readText(text, (part, delimiter) => parse<string[]>(part, { delimiter, newline: '\n' }));
  return typeof rows === 'string' ? rows : { rows };
}
