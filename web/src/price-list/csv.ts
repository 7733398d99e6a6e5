import { formula, unquoted } from '@tidemark/contract/csv';
import type { FileRow } from '@tidemark/contract/office/import/read-text';
import {
  codeField,
  flatFigures,
  isCode,
  type PriceListFigures,
} from '@tidemark/contract/price-list/price-list';
import { readRows } from '../files/spreadsheet/read-rows.ts';
import { copy } from './copy.ts';
import { codeIn, type Entry, entryOf, entryOfCode } from './entries.ts';
import { codeMistake, readPrice, textOf } from './typed-prices.ts';

/** A list as CSV, with a byte order mark so that spreadsheets read it as UTF-8; formulas are turned into text. */
export async function toCsv(list: PriceListFigures): Promise<string> {
  // papaparse loads when a list is written.
  const { unparse } = (await import('papaparse')).default;
  const data = [...flatFigures(list)].map(([field, figure]) => {
    const entry = entryOf.get(field);
    const code = entry?.code ? codeIn(list, entry.code) : '';
    return [field, entry?.group ?? '', entry?.title ?? '', entry?.unit ?? '', code, textOf(figure, field)];
  });
  const fields = ['Key', 'Section', 'Line', 'Unit', 'Code', 'Price'];
  return `\uFEFF${unparse({ fields, data }, { escapeFormulae: formula })}`;
}

export interface Imported {
  /** Valid prices and codes as text, by field. */
  typed: Record<string, string>;
  /** Skipped cells of the file, each with its line and its reason. */
  problems: string[];
}

/** The columns that are read; the others say what a line is. */
const columns = ['key', 'price', 'code'] as const;
type Column = (typeof columns)[number];
type Cells = Record<Column, string | undefined>;

/** A figure by its name in a save, or by the key alone that codes are kept by: `55.dispose`, `yd30`. */
const entryNamed = (key: string) => entryOf.get(key) ?? entryOfCode.get(codeField(key));

/** What a cell says: the text to type, or why it cannot be. */
interface Value {
  field: string;
  cell: string;
  text?: string;
  mistake?: string | undefined;
}

function valuesOf(entry: Entry, { price, code }: Cells): Value[] {
  const values: Value[] = [];
  if (price !== undefined) {
    const read = readPrice(entry.field, price);
    const said = typeof read === 'string' ? { mistake: read } : { text: textOf(read, entry.field) };
    values.push({ field: entry.field, cell: price, ...said });
  }
  if (code !== undefined && entry.code)
    values.push({ field: entry.code, cell: code, text: code, mistake: codeMistake(code) });
  else if (code) values.push({ field: '', cell: code, mistake: copy.noCode });
  return values;
}

/**
 * Reads a price list from CSV or a workbook: the columns Key and Price, Key and Code, or all three. Absent lines change
 * nothing.
 */
export async function fromFile(file: File): Promise<Imported> {
  const read = await readRows(file);
  if (typeof read === 'string') return { typed: {}, problems: [read] };
  const { rows } = read;
  const heads = rows.map(({ cells }) => cells.map((cell) => cell.trim().toLowerCase()));
  const head = heads.findIndex(
    (cells) => cells.includes('key') && (cells.includes('price') || cells.includes('code')),
  );
  if (head < 0) return { typed: {}, problems: [copy.noCsv] };
  const at = (column: Column) => heads[head]!.indexOf(column);
  const cellsOf = ({ cells }: FileRow) =>
    Object.fromEntries(
      columns.map((column) => [
        column,
        at(column) < 0 ? undefined : unquoted(cells[at(column)]?.trim() ?? ''),
      ]),
    ) as Cells;
  const imported: Imported = { typed: {}, problems: [] };
  const lineOf = new Map<string, number>();
  for (const row of rows.slice(head + 1)) {
    const { line, cells } = row;
    const its = cellsOf(row);
    if (columns.every((column) => !its[column])) continue;
    const tell = (problem: string) => imported.problems.push(`Line ${line}: ${problem}`);
    if (cells.slice(heads[head]!.length).some((cell) => cell.trim() !== '')) {
      tell('It has more cells than headers.');
      continue;
    }
    const entry = entryNamed(its.key ?? '');
    if (!entry) tell(`There is no price called ${its.key || 'nothing'}.`);
    else
      for (const { field, cell, text: typed = '', mistake } of valuesOf(entry, its)) {
        const said = `${entry.title}, ${cell || 'empty'}: `;
        const before = imported.typed[field];
        if (mistake !== undefined) tell(said + mistake);
        else if (before === undefined) {
          imported.typed[field] = typed;
          lineOf.set(field, line);
        } else if (before !== typed) tell(said + copy.twice(lineOf.get(field)!, before, isCode(field)));
      }
  }
  return imported;
}
