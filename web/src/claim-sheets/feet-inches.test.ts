import { fromFeet } from '@tidemark/contract/claim-sheets/computed';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { carry, formatFeetInches, parseFeet, parseFeetInches } from './feet-inches.ts';

test.each([
  [
    { ft: 2, in: 14 },
    { ft: 3, in: 2 },
  ],
  [
    { ft: null, in: 12 },
    { ft: 1, in: 0 },
  ],
  [
    { ft: 2, in: 11.99 },
    { ft: 2, in: 11.99 },
  ],
  [
    { ft: 1, in: 30.5 },
    { ft: 3, in: 6.5 },
  ],
  [
    { ft: 4, in: null },
    { ft: 4, in: null },
  ],
])('feet and inches: %o carries to %o', (given, carried) => {
  expect(carry(given)).toEqual(carried);
});

test.each([
  [`28'6"`, { ft: 28, in: 6 }],
  [`28'6`, { ft: 28, in: 6 }],
  ['28′6″', { ft: 28, in: 6 }],
  ['28’6”', { ft: 28, in: 6 }],
  ['28‘ 6“', { ft: 28, in: 6 }],
  [`28'6''`, { ft: 28, in: 6 }],
  [`28'-6"`, { ft: 28, in: 6 }],
  ['28-6', { ft: 28, in: 6 }],
  ['28 ft 6 in', { ft: 28, in: 6 }],
  ['28ft 6in', { ft: 28, in: 6 }],
  ['28 FT. 6 IN.', { ft: 28, in: 6 }],
  ['28 feet 6 inches', { ft: 28, in: 6 }],
  ['1 foot 1 inch', { ft: 1, in: 1 }],
  ['28 6', { ft: 28, in: 6 }],
  ['  28   6 ', { ft: 28, in: 6 }],
  ["28'", { ft: 28, in: null }],
  ['28 ft', { ft: 28, in: null }],
  ['6"', { ft: null, in: 6 }],
  ['30 in', { ft: 2, in: 6 }],
  [`2'14`, { ft: 3, in: 2 }],
  ['2 11', { ft: 2, in: 11 }],
  ['2 12', { ft: 3, in: 0 }],
  [`5' 3.25"`, { ft: 5, in: 3.25 }],
  [`5.5' 8"`, { ft: 5.5, in: 8 }],
  [`6'3"`, { ft: 6, in: 3 }],
  ['6 3/4"', { ft: null, in: 6.75 }],
  ['6-3/4 in', { ft: null, in: 6.75 }],
  ['3/4"', { ft: null, in: 0.75 }],
  ['6½"', { ft: null, in: 6.5 }],
  ['¾″', { ft: null, in: 0.75 }],
  [`12' 6 3/4"`, { ft: 12, in: 6.75 }],
  ['12 6 3/4', { ft: 12, in: 6.75 }],
  ['12-6-1/8', { ft: 12, in: 6.13 }],
  ['12′6½', { ft: 12, in: 6.5 }],
  ['12′ ½″', { ft: 12, in: 0.5 }],
  [`5' 11 15/16"`, { ft: 5, in: 11.94 }],
])('feet and inches: %s is read', (text, expected) => {
  expect(parseFeetInches(text)).toEqual(expected);
});

test.each([
  '1 234',
  '1\u00a0234',
  '12 345',
  '1-234',
  '1 234"',
  '0x1 6',
  '1e3 6',
  '',
  '28',
  '28.5',
  'six',
  "-2'3",
  `3'4'5`,
  `12'6"7`,
  `'6`,
  '12.555 6',
  '1 2 3',
  '--6',
  '6 3/4',
  '12 3/4',
  '3/4',
  '½',
  '6 4/3"',
  '6 1/0"',
  '63/4"',
  `12'6.5 1/2"`,
])('feet and inches: %j is refused', (text) => {
  expect(parseFeetInches(text)).toBeUndefined();
});

test.each([
  [`12'6"`, 12.5],
  ['12 6', 12.5],
  [`12'7"`, 12.58],
  ['9 in', 0.75],
  ["12'", 12],
  ['12', undefined],
  ['12.5', undefined],
])('feet and inches: %s is %d ft', (text, feet) => {
  expect(parseFeet(text)).toBe(feet);
});

test('feet and inches: an empty pair shows nothing, half a pair shows 0 for the other half', () => {
  expect(formatFeetInches({ ft: null, in: null })).toBe('');
  expect(formatFeetInches({ ft: 85, in: null })).toBe('85′0″');
  expect(formatFeetInches({ ft: null, in: 4 })).toBe('0′4″');
});

test('feet and inches: feet with two decimals are split without losing any length', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99_999_999 }), (hundredths) => {
      const { ft, in: inches } = fromFeet(hundredths / 100);
      expect(inches).toBeLessThan(12);
      expect(Math.round((ft * 12 + inches) * 100)).toBe(hundredths * 12);
      expect(Number(inches.toFixed(2))).toBe(inches);
    }),
  );
});

test('feet and inches: what is formatted is read back the same', () => {
  const cell = fc.integer({ min: 0, max: 999_999 });
  fc.assert(
    fc.property(cell, fc.integer({ min: 0, max: 1_199 }), (ft, hundredths) => {
      const length = { ft, in: hundredths / 100 };
      expect(parseFeetInches(formatFeetInches(length))).toEqual(length);
    }),
  );
});
