import fc from 'fast-check';
import { type ClaimSheetColumn, catalogue } from '../claim-sheets/catalogue.ts';
import { type RowValues, readRow, type SheetRows } from '../claim-sheets/row.ts';

const hundredths = (max: number) => fc.integer({ min: 0, max: max * 100 }).map((value) => value / 100);
const words = fc
  .string({ unit: 'grapheme', maxLength: 12 })
  .filter((title) => readRow(24, { title }).errors.length === 0)
  .map((title) => title.trim());

function cell(column: ClaimSheetColumn | 'title'): fc.Arbitrary<unknown> {
  if (column === 'all' || column === 'afterHrs') return fc.boolean();
  if (column === 'title' || column === 'roomName') return words;
  return column.endsWith('In') ? hundredths(11.99) : hundredths(999_999);
}

/** Good values for some columns of a line, cleared ones among them. */
export function lineOf(id: number): fc.Arbitrary<RowValues> {
  const { section, title } = catalogue.get(id)!;
  const columns = [...section.columns, ...(title === '' ? (['title'] as const) : [])];
  const cells = Object.fromEntries(columns.map((column) => [column, fc.option(cell(column))]));
  return fc.record(cells, { requiredKeys: [] }).map((values) => readRow(id, values).values);
}

/** What a save may change: some lines of the sheet, of every kind there is. */
export const changedRows: fc.Arbitrary<SheetRows> = fc
  .uniqueArray(fc.constantFrom(...[1, 5, 9, 24, 49, 55, 61, 65, 67, 88, 103, 104, 105, 106]), {
    maxLength: 6,
  })
  .chain(
    (ids) => fc.record(Object.fromEntries(ids.map((id) => [id, lineOf(id)]))) as fc.Arbitrary<SheetRows>,
  );
