import { expect, test } from 'vitest';
import { cellText, readCell } from './draft-cells.ts';

test.each([
  ['399', { qty: 399 }],
  [' 2.5 ', { qty: 2.5 }],
  ['.5', { qty: 0.5 }],
  ['1,200', { qty: 1200 }],
  ['0', { qty: 0 }],
  ['', { qty: null }],
])('claim sheet cells: %j is read as %o', (text, values) => {
  expect(readCell(51, 'qty', text, {})).toEqual({ values });
});

test.each(['abc', '1,2', '1e', '--1', '0x10', '1e3', 'Infinity', '1 234', '+5'])(
  'claim sheet cells: %j is not a number',
  (text) => {
    expect(readCell(51, 'qty', text, {})).toEqual({ error: 'Enter a number.' });
  },
);

test.each([
  ['disposeFt', `12'6`, 'Feet and inches go to their two cells when you leave this one.'],
  ['disposeIn', '14', '12 inches or more become feet when you leave the cell.'],
  ['disposeIn', '-1', 'Enter 0 or more.'],
] as const)('claim sheet cells: %s: %j shows what it will become', (column, text, error) => {
  expect(readCell(55, column, text, {})).toEqual({ error });
});

test('claim sheet cells: a tick and a name, taken as they are', () => {
  expect(readCell(51, 'all', true, {})).toEqual({ values: { all: true } });
  expect(readCell(24, 'title', ' Wall shelf ', {})).toEqual({ values: { title: 'Wall shelf' } });
});

test('claim sheet cells: a cell shows its figure, and nothing where none is entered', () => {
  expect(cellText({ qty: 2.5 }, 'qty')).toBe('2.5');
  expect(cellText({ qty: 0 }, 'qty')).toBe('0');
  expect(cellText({}, 'qty')).toBe('');
});
