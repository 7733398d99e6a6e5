import { readText } from '@tidemark/contract/office/import/read-text';
import { flatFigures, type PriceListFigures } from '@tidemark/contract/price-list/price-list';
import { copy } from './copy.ts';
import { entryOf } from './entries.ts';
import { readPrice, textOf } from './typed-prices.ts';

/** papaparse loads with the first file. */
const papa = async () => (await import('papaparse')).default;

/** A list as CSV, with a byte order mark so that spreadsheets read it as UTF-8. */
export async function toCsv(list: PriceListFigures): Promise<string> {
  const { unparse } = await papa();
  const data = [...flatFigures(list)].map(([field, figure]) => {
    const entry = entryOf.get(field);
    return [field, entry?.group ?? '', entry?.title ?? '', entry?.unit ?? '', textOf(figure, field)];
  });
  return `\uFEFF${unparse({ fields: ['Key', 'Section', 'Line', 'Unit', 'Price'], data })}`;
}

export interface Imported {
  /** Valid prices as text, by field. */
  typed: Record<string, string>;
  /** Skipped lines of the file, each with its reason. */
  problems: string[];
}

/** Reads a price list from CSV. Only Key and Price matter; absent lines change nothing. */
export async function fromCsv(text: string): Promise<Imported> {
  const { parse } = await papa();
  const rows = readText(text, (part, delimiter) => parse<string[]>(part, { delimiter, newline: '\n' }));
  if (typeof rows === 'string') return { typed: {}, problems: [rows] };
  const heads = rows.map(({ cells }) => cells.map((cell) => cell.trim().toLowerCase()));
  const head = heads.findIndex((cells) => cells.includes('key') && cells.includes('price'));
  const [keyAt, priceAt] = ['key', 'price'].map((name) => heads[head]?.indexOf(name) ?? -1) as [
    number,
    number,
  ];
  if (head < 0) return { typed: {}, problems: [copy.noCsv] };
  const imported: Imported = { typed: {}, problems: [] };
  const lineOf = new Map<string, number>();
  function readNew(key: string, price: string): number | string {
    if (!entryOf.has(key)) return `There is no price called ${key || 'nothing'}.`;
    const read = readPrice(key, price);
    const [before, line] = [imported.typed[key], lineOf.get(key)];
    const another = typeof read === 'number' && before !== undefined && before !== textOf(read, key);
    return another ? `Line ${line} has ${before} for it, and that price is used.` : read;
  }
  for (const { line, cells } of rows.slice(head + 1)) {
    const [key = '', price = ''] = [cells[keyAt]?.trim(), cells[priceAt]?.trim()];
    if (key === '' && price === '') continue;
    if (cells.slice(heads[head]!.length).some((cell) => cell.trim() !== '')) {
      imported.problems.push(`Line ${line}: It has more cells than headers.`);
      continue;
    }
    const read = readNew(key, price);
    if (typeof read === 'number') {
      imported.typed[key] = textOf(read, key);
      if (!lineOf.has(key)) lineOf.set(key, line);
    } else {
      const title = entryOf.get(key)?.title;
      imported.problems.push(`Line ${line}: ${title ? `${title}, ${price || 'empty'}: ` : ''}${read}`);
    }
  }
  return imported;
}
