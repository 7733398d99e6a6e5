import { expect, test } from 'vitest';
import { offersFor } from './offers.ts';
import { allStandsFor, outdatedOf } from './outdated.ts';

const before = { dimensionsLength: 14, dimensionsWidth: 12, dimensionsHeight: 8 };
const room = { dimensionsLength: 15, dimensionsWidth: 12.25, dimensionsHeight: 8 };

test.each([
  [
    77,
    { qty: 168, qtyFrom: 'floor' },
    'Floor was 168 SF, is now 183.75 SF',
    'Floor was 168 square feet, is now 183.75 square feet',
    { qty: 183.75, qtyFrom: 'floor' },
  ],
  [
    55,
    { disposeFt: 52, disposeIn: 0, disposeFrom: 'perimeter' },
    'Perimeter was 52′0″, is now 54′6″',
    'Perimeter was 52 feet 0 inches, is now 54 feet 6 inches',
    { disposeFt: 54, disposeIn: 6, disposeFrom: 'perimeter' },
  ],
  [
    1,
    { widthFt: 12, widthIn: 0, widthFrom: 'width' },
    'Width was 12′0″, is now 12′3″',
    'Width was 12 feet 0 inches, is now 12 feet 3 inches',
    { widthFt: 12, widthIn: 3, widthFrom: 'width' },
  ],
] as const)(
  'outdated figures: line %i with %j says that the room was measured again',
  (id, line, text, spoken, values) => {
    expect(outdatedOf(id, line, before)).toEqual([]);
    expect(outdatedOf(id, line, room)).toMatchObject([{ text, spoken, values }]);
    expect(outdatedOf(id, { ...line, ...values }, room)).toEqual([]);
  },
);

test('outdated figures: typed by hand or in a room without a size, never outdated', () => {
  expect(outdatedOf(77, { qty: 168 }, room)).toEqual([]);
  const unmeasured = { dimensionsLength: null, dimensionsWidth: 12, dimensionsHeight: 8 };
  expect(outdatedOf(77, { qty: 168, qtyFrom: 'floor' }, unmeasured)).toEqual([]);
});

test('outdated figures: a figure just taken is up to date, whatever the size of the room', () => {
  for (const hundredths of [1, 7, 101, 1_205, 9_999, 12_345]) {
    const size = {
      dimensionsLength: hundredths / 100,
      dimensionsWidth: 12.34,
      dimensionsHeight: hundredths / 50,
    };
    for (const [id, column] of [
      [77, 'qty'],
      [55, 'disposeFt'],
      [88, 'qty'],
      [1, 'heightIn'],
    ] as const) {
      const [offer] = offersFor(id, column, size, {});
      expect(outdatedOf(id, offer!.values, size)).toEqual([]);
    }
  }
});

test('outdated figures: All shows the figure it stands for in the cells beside it', () => {
  expect(allStandsFor(77, { all: true }, before)).toEqual({
    values: { qty: 168 },
    text: '168 SF',
    spoken: '168 square feet',
  });
  expect(allStandsFor(55, { all: true }, before)).toEqual({
    values: { disposeFt: 52, disposeIn: 0 },
    text: '52′0″',
    spoken: '52 feet 0 inches',
  });
  expect(allStandsFor(77, { all: true, qty: 3 }, before)).toBeNull();
});
