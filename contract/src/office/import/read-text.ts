import { knownHeaders } from './columns.ts';

/** The result of Papa Parse. */
export interface Parsed {
  data: string[][];
  errors: readonly { type: string; row?: number | undefined }[];
}
export type Parse = (text: string, delimiter: string) => Parsed;

/** A line of a file; `line` is the row a spreadsheet shows it in. */
export interface FileRow {
  line: number;
  cells: string[];
}

const delimiters = [',', ';', '\t', '|'];
const linesToLookAt = 60;

/** The delimiter that yields the most known headers in a line, or else the most cells. */
function delimiterOf(text: string, parse: Parse): string {
  const head = text.split('\n', linesToLookAt).join('\n');
  let best = { delimiter: ',', known: 0, cells: 1 };
  for (const delimiter of delimiters) {
    const { data } = parse(head, delimiter);
    const known = Math.max(0, ...data.map(knownHeaders));
    const cells = data.find((row) => row.some((cell) => cell.trim() !== ''))?.length ?? 0;
    if (known > best.known || (known === best.known && cells > best.cells))
      best = { delimiter, known, cells };
  }
  return best.delimiter;
}

/**
 * The rows of a CSV file with any delimiter and line end.
 * @returns a message if a quotation mark is unmatched: nothing after it can be trusted
 */
export function readText(written: string, parse: Parse): FileRow[] | string {
  const text = written.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const [told, separator] = /^"?sep=(.)"?[,;\t|]*(?:\n|$)/i.exec(text) ?? [];
  const body = told === undefined ? text : text.slice(told.length);
  const before = told === undefined ? 0 : 1;
  const delimiter = separator ?? delimiterOf(body, parse);
  const { data, errors } = parse(body, delimiter);
  const broken = errors.find(({ type }) => type === 'Quotes');
  if (broken) return openQuote((broken.row ?? 0) + 1 + before);
  const rows = data.map((cells, at) => ({ line: at + 1 + before, cells }));
  const swallowing = swallowed(rows, delimiter);
  return swallowing === undefined ? rows : openQuote(swallowing);
}

const openQuote = (line: number) =>
  `Line ${line} has a cell with an unmatched quotation mark, so nothing after it can be read. Fix that cell in your spreadsheet program, then choose the file again.`;

/**
 * The first row that contains other rows: a quotation mark at the start of a cell, and another at the end of a later
 * cell, turn everything between into one cell. Each of its lines then has as many cells as a row, or one of the later
 * lines does that is no sentence: people put a blank behind a comma.
 */
function swallowed(rows: readonly FileRow[], delimiter: string): number | undefined {
  const plain = rows.filter(({ cells }) => !cells.some((cell) => cell.includes('\n')));
  const widths = new Set(plain.map(({ cells }) => cells.length));
  const width = Math.max(0, ...plain.slice(0, linesToLookAt).map(({ cells }) => cells.length));
  if (width < 3) return undefined;
  const isRow = (line: string) => {
    const cells = line.split(delimiter);
    return (
      cells.length > 2 && widths.has(cells.length) && !cells.slice(1).some((cell) => cell.startsWith(' '))
    );
  };
  const found = rows.find(({ cells }) => {
    if (!cells.some((cell) => cell.includes('\n'))) return false;
    const [first, ...later] = cells.join(delimiter).split('\n');
    const all = [first!, ...later];
    return all.every((line) => line.split(delimiter).length === width) || later.some(isRow);
  });
  return found?.line;
}
