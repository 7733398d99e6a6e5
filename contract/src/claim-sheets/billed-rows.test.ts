import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fromHundredths, toHundredths } from '../estimates/decimal.ts';
import { roomLines } from '../estimates/room-lines.ts';
import { defaultPriceList } from '../price-list/default-list.ts';
import { anyRows } from '../testing/arbitraries.ts';
import { billedRows } from './billed-rows.ts';

const room = { dimensionsLength: 14, dimensionsWidth: 11.3, dimensionsHeight: 8 };

test.each([
  [52, { all: true }, { all: true, qty: 158.2 }],
  [55, { all: true }, { all: true, disposeFt: 50, disposeIn: 7.2 }],
  [52, { all: true, qty: 20 }, { all: true, qty: 20 }],
  [55, { all: true, detachFt: 3 }, { all: true, detachFt: 3 }],
  [52, { qty: 20 }, { qty: 20 }],
  [104, { qty: 4 }, { qty: 4 }],
])('room quantities: line %i with %j reads as %j in a room of 14 by 11.3 feet', (id, entered, shown) => {
  expect(billedRows({ [id]: entered }, room)).toEqual({ [id]: shown });
});

test('room quantities: an unmeasured room has no quantity for All', () => {
  const rows = { 52: { all: true } };
  expect(billedRows(rows, { ...room, dimensionsWidth: null })).toEqual(rows);
});

const side = fc.option(fc.integer({ min: 1, max: 99_900 }).map((one) => one / 100));

test('claim sheet: PDFs show what the estimate bills, for any entries', () => {
  fc.assert(
    fc.property(anyRows, side, side, side, (rows, dimensionsLength, dimensionsWidth, dimensionsHeight) => {
      const size = { dimensionsLength, dimensionsWidth, dimensionsHeight };
      const told = (lines: ReturnType<typeof roomLines>) =>
        lines.map(({ wholeRoom, ...line }) => ({
          ...line,
          quantity: fromHundredths(toHundredths(line.quantity)),
        }));
      expect(told(roomLines(size, billedRows(rows, size), defaultPriceList))).toEqual(
        told(roomLines(size, rows, defaultPriceList)),
      );
    }),
  );
});
