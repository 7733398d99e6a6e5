import fc from 'fast-check';
import { expect, test } from 'vitest';
import { numberInPath, typedNumber, ungrouped, wholeNumberOf } from './typed-numbers.ts';

test.each([
  ['2,500', '2500'],
  ['-1,234,567.5', '-1234567.5'],
  ['12,50', '12,50'],
  ['1000,500', '1000,500'],
  ['0,125', '0,125'],
  ['2.500,00', '2.500,00'],
])('typed numbers: of %j only thousands separators are accepted: %j', (text, plain) => {
  expect(ungrouped(text)).toBe(plain);
});

test.each([
  ['12', 12],
  [' 12.5 ', 12.5],
  ['.5', 0.5],
  ['12.', 12],
  ['007', 7],
  ['-3', -3],
  ['1,234', 1234],
])('typed numbers: %j reads as %d', (text, figure) => {
  expect(typedNumber(text)).toBe(figure);
});

test.each([
  ...[
    '',
    ' ',
    '.',
    '-',
    '0x10',
    '0b11',
    '0o7',
    '1e3',
    '1E+12',
    'Infinity',
    '-Infinity',
    'NaN',
    '+5',
    '1_000',
  ],
  ...['1 234', '1\u00a0234', '12,50', '1,23', '1.2.3', '١٢', '１２', '12ft', '--1', '1-', 'null'],
])('typed numbers: %j is not a number', (text) => {
  expect(typedNumber(text)).toBeUndefined();
  expect(wholeNumberOf(text)).toBeUndefined();
});

test.each(['0x10', '1e3', '', ' 7', '07', '1.0', undefined])('ids: %j in a URL is not a project', (text) => {
  expect(numberInPath(text)).toBeNaN();
});

test('typed numbers: any text is decimal digits or not a number', () => {
  const unit = fc.constantFrom(...'0123456789.,-+eExX _ab \u00a0');
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.string({ unit, maxLength: 8 })), (text) => {
      const read = typedNumber(text);
      if (read === undefined) return;
      expect(text.trim()).toMatch(/^-?[\d,]*\.?\d*$/);
      expect(read).toBe(Number(text.trim().replaceAll(',', '')));
    }),
  );
  fc.assert(
    fc.property(fc.nat(), (whole) => {
      expect(wholeNumberOf(String(whole))).toBe(whole);
      expect(typedNumber(whole.toLocaleString('en-US'))).toBe(whole);
    }),
  );
});
