import { guessColumns, leftOut } from '@tidemark/contract/office/import/columns';
import type { FileDates } from '@tidemark/contract/office/import/file-dates';
import { datesOf } from '@tidemark/contract/office/import/file-dates';
import { fileSentences, kindOf } from '@tidemark/contract/office/import/file-kind';
import { readText } from '@tidemark/contract/office/import/read-text';
import { linesOf, type PlacedLine, tableOf } from '@tidemark/contract/office/import/table';
import { Refusal } from '@tidemark/contract/refusals';
import Papa from 'papaparse';

export interface ReadFile {
  lines: PlacedLine[];
  /** Headers of ignored columns. */
  leftOut: string[];
  dates: FileDates;
}

/**
 * The lines of a CSV file with known headers, numbered as in a spreadsheet, counting blank ones.
 * @throws Refusal validation_failed if it is not such a file, or cannot be read to its end
 */
export function readCsv(csv: string): ReadFile {
  const refuse = (message: string) => new Refusal('validation_failed', [{ field: 'csv', message }]);
  const kind = kindOf(Buffer.from(csv.slice(0, 200), 'latin1'));
  if (kind !== 'text') throw refuse(fileSentences[kind === 'zip' ? 'workbook' : kind]);
  const rows = readText(csv, (text, delimiter) => Papa.parse<string[]>(text, { delimiter, newline: '\n' }));
  if (typeof rows === 'string') throw refuse(rows);
  const table = tableOf(rows);
  if (typeof table === 'string') throw refuse(table);
  const columns = guessColumns(table.headers);
  if (!columns.some((column) => column !== null && column !== 'inNotes')) {
    throw refuse('None of the headers in this file are recognized.');
  }
  return {
    lines: linesOf(table, columns),
    leftOut: leftOut(table.headers, columns),
    dates: datesOf(table, columns),
  };
}
