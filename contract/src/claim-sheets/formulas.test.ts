import { expect, test } from 'vitest';
import { catalogue } from './catalogue.ts';
import { isFilled } from './filled.ts';
import { formulasOf } from './formulas.ts';
import { printedFormulas } from './printed-formulas.ts';
import { joinRow, mergeRow, readRow } from './row.ts';
import { toClaimSheetData, toSheetRows } from './sheet.ts';

test.each([
  [1, []],
  [5, []],
  [9, []],
  [49, ['qtyFormula']],
  [55, ['detachFormula', 'disposeFormula']],
  [61, []],
  [77, ['qtyFormula']],
  [105, ['qtyFormula']],
])('claim sheet lines: line %i may have the formulas %j', (id, keys) => {
  expect(formulasOf(id)).toEqual(keys);
  const all = { qty: 1, detachFt: 1, disposeIn: 1, qtyFormula: 'F', detachFormula: 'F', disposeFormula: 'F' };
  const columns = catalogue.get(id)!.section.columns as readonly string[];
  const unknown = Object.keys(all).filter(
    (key) => !columns.includes(key) && !(keys as string[]).includes(key),
  );
  expect(readRow(id, all).errors.map(({ field }) => field)).toEqual(unknown);
});

test.each([
  [
    { qty: 25.5, qtyFormula: ' = pf * .5 ' },
    { qty: 25.5, qtyFormula: 'pf * .5' },
  ],
  [
    { qty: 25.5, qtyFormula: '' },
    { qty: 25.5, qtyFormula: null },
  ],
  [
    { qty: 25.5, qtyFormula: null },
    { qty: 25.5, qtyFormula: null },
  ],
  [
    { qty: null, qtyFormula: 'F' },
    { qty: null, qtyFormula: 'F' },
  ],
  [{ qtyFormula: 'F' }, {}],
  [
    { qty: 1, qtyFormula: 'F', qtyFrom: null },
    { qty: 1, qtyFormula: 'F', qtyFrom: null },
  ],
])('claim sheet formulas: a line reads %j', (sent, values) => {
  expect(readRow(77, sent)).toEqual({ values, errors: [] });
});

test.each([
  ['F F', 'Sign missing before F.'],
  ['FOO', 'FOO is not a quantity.'],
  ['=', 'Enter a formula.'],
  [7, 'Enter a formula.'],
  ['F/0', 'Cannot divide by 0.'],
  ['0-1', 'The result is below 0.'],
  [`F${'+F'.repeat(40)}`, 'Use at most 80 characters.'],
])('claim sheet formulas: %j is refused by name', (qtyFormula, message) => {
  expect(readRow(77, { qty: 1, qtyFormula }).errors).toEqual([{ field: 'qtyFormula', message }]);
});

test('claim sheet formulas: a value with a source and a formula is refused', () => {
  expect(readRow(77, { qty: 1, qtyFrom: 'floor', qtyFormula: 'F' }).errors).toEqual([
    { field: 'qtyFormula', message: 'A value has a source or a formula, not both.' },
  ]);
});

const computed = { qty: 25.5, qtyFormula: 'PF*0.5', all: true };
const taken = { qty: 168, qtyFrom: 'floor' } as const;
const length = { disposeFt: 25, disposeIn: 6, disposeFormula: 'PF*0.5' };
test.each([
  ['a figure typed over it', computed, { qty: 30 }, { qty: 30, all: true }],
  ['the same figure typed', computed, { qty: 25.5 }, { qty: 25.5, all: true }],
  ['another column', computed, { afterHrs: true }, { ...computed, afterHrs: true }],
  ['computed anew', computed, { qty: 27, qtyFormula: 'PF*0.5' }, { ...computed, qty: 27 }],
  ['a figure of the room', computed, taken, { ...taken, all: true }],
  ['a formula over a figure of the room', taken, computed, computed],
  ['a source named alone', computed, { qtyFrom: 'floor' }, { qty: 25.5, qtyFrom: 'floor', all: true }],
  ['a source cleared alone', computed, { qtyFrom: null }, { qty: 25.5, all: true }],
  ['a cleared cell', computed, { qty: null }, { all: true }],
  ['a formula without a value', {}, { qty: null, qtyFormula: 'F' }, {}],
  ['half of a length', length, { disposeIn: 0 }, { disposeFt: 25, disposeIn: 0 }],
  ['the other length', length, { detachFt: 1 }, { ...length, detachFt: 1 }],
] as const)('claim sheet formulas: after %s the formula is right', (_, before, change, after) => {
  expect(mergeRow(before, change)).toEqual(after);
  expect(mergeRow(undefined, joinRow(before, change))).toEqual(after);
});

test('claim sheet formulas: one left beside a source by an older server is not read', () => {
  expect(mergeRow(undefined, { ...taken, qtyFormula: 'F' })).toEqual(taken);
});

test('claim sheet formulas: the wire has them where there is one, and one alone fills no line', () => {
  const rows = { 55: length, 77: computed };
  expect(toSheetRows(toClaimSheetData(rows))).toMatchObject(rows);
  expect(JSON.stringify(toClaimSheetData({}))).not.toContain('Formula');
  expect(isFilled({ qtyFormula: 'F' })).toBe(false);
});

test('claim sheet formulas: papers say them in the order of the lines, with the values that are stored', () => {
  const rows = {
    77: computed,
    55: { ...length, detachFt: 6, detachIn: 9, detachFormula: 'pf / 8' },
    60: { title: 'Quarter round', disposeFt: 2, disposeFormula: '2' },
    50: { qty: 28.8, qtyFormula: 'V/50' },
    78: { qty: 3 },
  };
  expect(printedFormulas({ 78: { qty: 3 } })).toEqual({ formulas: [], legend: '' });
  const { formulas, legend } = printedFormulas(rows);
  expect(legend).toBe('PF floor perimeter, V volume');
  expect(formulas).toEqual([
    'Pump Water per gallon: V/50 = 28.8 GAL',
    'Baseboard, Detach: PF/8 = 6′9″',
    'Baseboard, Dispose: PF*0.5 = 25′6″',
    'Quarter round, Dispose: 2 = 2′0″',
    'Lift Carpet: PF*0.5 = 25.5 SF',
  ]);
});
