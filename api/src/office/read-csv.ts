import { guessColumns, type ImportLine, mostFileLines } from '@tidemark/contract/office/import';
import { Refusal } from '@tidemark/contract/refusals';
import Papa from 'papaparse';

const isEmpty = (cells: readonly string[]) => cells.every((cell) => cell.trim() === '');

/**
 * The lines of a CSV file under headers that are known, numbered as in the file, blank ones counted: so a person finds them.
 * @throws Refusal validation_failed where it is no such file
 */
export function readCsv(csv: string): ImportLine[] {
  const refuse = (message: string) => new Refusal('validation_failed', [{ field: 'csv', message }]);
  const text = csv.replace(/^\uFEFF/, '');
  // Blank lines would lead the guess of what parts the cells astray, and have to be counted later.
  const { delimiter } = Papa.parse(text, { skipEmptyLines: 'greedy', preview: 10 }).meta;
  const { data } = Papa.parse<string[]>(text, { delimiter });
  const [headers, ...rows] = data
    .map((cells, index) => ({ line: index + 1, cells }))
    .filter(({ cells }) => !isEmpty(cells));
  const columns = guessColumns(headers?.cells ?? []);
  if (!columns.some((column) => column !== null)) throw refuse('No header of this file is known.');
  if (rows.length === 0) throw refuse('There are no lines under the headers.');
  if (rows.length > mostFileLines) {
    throw refuse(`Use at most ${mostFileLines.toLocaleString('en-US')} lines in a file.`);
  }
  return rows.map(({ line, cells }) => ({
    line,
    cells: Object.fromEntries(
      columns.flatMap((column, at) => (column && cells[at] ? [[column, cells[at]]] : [])),
    ),
  }));
}
