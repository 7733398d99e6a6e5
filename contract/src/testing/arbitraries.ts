import fc from 'fast-check';
import { catalogue } from '../claim-sheets/catalogue.ts';
import type { ClaimSheetColumn } from '../claim-sheets/columns.ts';
import { type FormulaKey, formulasOf, sourceBeside } from '../claim-sheets/formulas.ts';
import { type RowValues, readRow, type SheetRows } from '../claim-sheets/row.ts';
import { sourcesOf } from '../claim-sheets/sources.ts';

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

/** As it is stored. */
const formula = fc.constantFrom('PF*0.5', 'f * 1.15', '2*PF-LL', '(F+C)/2', 'W-12.5', '4.25', '-(3-EA)');

/** Valid values for some columns of a line, their sources or formulas, including cleared ones. */
export function lineOf(id: number): fc.Arbitrary<RowValues> {
  const { section, title } = catalogue.get(id)!;
  const columns = [...section.columns, ...(title === '' ? (['title'] as const) : [])];
  const cells = Object.fromEntries<fc.Arbitrary<unknown>>([
    ...columns.map((column) => [column, fc.option(cell(column))] as const),
    ...[...sourcesOf(id)].map(([key, source]) => [key, fc.option(fc.constant(source))] as const),
  ]);
  const formulas = fc.record(Object.fromEntries(formulasOf(id).map((key) => [key, fc.option(formula)])), {
    requiredKeys: [],
  });
  return fc.tuple(fc.record(cells, { requiredKeys: [] }), formulas).map(([values, computed]) => {
    const alone = Object.entries(computed).filter(([key]) => values[sourceBeside[key as FormulaKey]] == null);
    return readRow(id, { ...values, ...Object.fromEntries(alone) }).values;
  });
}

/** Any save: some lines of the sheet, of every kind. */
export const changedRows: fc.Arbitrary<SheetRows> = fc
  .uniqueArray(fc.constantFrom(...[1, 5, 9, 24, 49, 55, 61, 65, 67, 88, 103, 104, 105, 106]), {
    maxLength: 6,
  })
  .chain(
    (ids) => fc.record(Object.fromEntries(ids.map((id) => [id, lineOf(id)]))) as fc.Arbitrary<SheetRows>,
  );

/** Any part of the sheet, up to every line and column. */
export const anyRows: fc.Arbitrary<SheetRows> = fc
  .subarray([...catalogue.keys()], { minLength: 0 })
  .chain(
    (ids) => fc.record(Object.fromEntries(ids.map((id) => [id, lineOf(id)]))) as fc.Arbitrary<SheetRows>,
  );
