import { guessColumns, type ImportLine, mostFileLines } from '@tidemark/contract/office/import';
import { Refusal } from '@tidemark/contract/refusals';
import Papa from 'papaparse';

/**
 * The lines of a CSV file under headers that are known; line 1 is the headers.
 * @throws Refusal validation_failed where it is no such file
 */
export function readCsv(csv: string): ImportLine[] {
  const refuse = (message: string) => new Refusal('validation_failed', [{ field: 'csv', message }]);
  const { data } = Papa.parse<string[]>(csv.replace(/^\uFEFF/, ''), { skipEmptyLines: 'greedy' });
  const [headers, ...rows] = data;
  const columns = guessColumns(headers ?? []);
  if (!columns.some((column) => column !== null)) throw refuse('No header of this file is known.');
  if (rows.length === 0) throw refuse('There are no lines under the headers.');
  if (rows.length > mostFileLines) {
    throw refuse(`Use at most ${mostFileLines.toLocaleString('en-US')} lines in a file.`);
  }
  return rows.map((row, index) => ({
    line: index + 2,
    cells: Object.fromEntries(
      columns.flatMap((column, at) => (column && row[at] ? [[column, row[at]]] : [])),
    ),
  }));
}
