import fc from 'fast-check';
import { expect, test } from 'vitest';
import { catalogue } from './catalogue.ts';
import { figureOf, type RoomFigure } from './line-figures.ts';
import { roomFigures } from './quantities.ts';

const size = (length: number | null, width: number | null, height: number | null) => ({
  dimensionsLength: length,
  dimensionsWidth: width,
  dimensionsHeight: height,
});

test.each([
  [28.5, 14, 7.8, { floor: 399, perimeter: 85, walls: 663, ceiling: 399 }],
  [10.05, 10.05, 8, { floor: 101, perimeter: 40.2, walls: 321.6, ceiling: 101 }],
  [1.15, 1.1, 1, { floor: 1.27, perimeter: 4.5, walls: 4.5, ceiling: 1.27 }],
  [0.01, 0.5, 0.01, { floor: 0.01, perimeter: 1.02, walls: 0.01, ceiling: 0.01 }],
  [9_999, 9_999, 9_999, { floor: 99_980_001, perimeter: 39_996, walls: 399_920_004, ceiling: 99_980_001 }],
])('room quantities: %d × %d × %d ft, rounded half up to 2 decimals', (l, w, h, figures) => {
  expect(roomFigures(size(l, w, h))).toEqual(figures);
});

test.each([
  ['length', size(null, 12, 8)],
  ['width', size(12, null, 8)],
  ['a length of 0', size(0, 12, 8)],
])('room quantities: without %s there are none', (_, room) => {
  expect(Object.values(roomFigures(room))).toEqual([null, null, null, null]);
});

test('room quantities: without a height only the walls are missing', () => {
  expect(roomFigures(size(10, 5, null))).toEqual({ floor: 50, perimeter: 30, walls: null, ceiling: 50 });
});

test('room quantities: equal exact integer arithmetic for every size', () => {
  const feet = fc.integer({ min: 1, max: 999_900 });
  const halfUp = (a: bigint, b: bigint) => Number((a * b + 50n) / 100n) / 100;
  fc.assert(
    fc.property(feet, feet, feet, (l, w, h) => {
      const figures = roomFigures(size(l / 100, w / 100, h / 100));
      expect(figures.floor).toBe(halfUp(BigInt(l), BigInt(w)));
      expect(figures.perimeter).toBe((2 * (l + w)) / 100);
      expect(figures.walls).toBe(halfUp(BigInt(2 * (l + w)), BigInt(h)));
    }),
  );
});

test.each<[RoomFigure, string[]]>([
  ['perimeter', ['Tack Strip', 'Baseboard', 'Crown Molding', '2 Foot']],
  ['floor', ['Carpet Heavy', 'Hard Surface', 'Lift Carpet', 'Tear-out Vinyl']],
])('room measurements: %s is offered to the lines it fits', (figure, titles) => {
  const taking = [...catalogue.values()].filter(({ fieldMasterId }) => figureOf(fieldMasterId) === figure);
  expect(taking.map(({ title }) => title)).toEqual(expect.arrayContaining(titles));
});

test('room quantities: walls and ceiling use their own; counts, hours and gallons use none', () => {
  const figures = Object.fromEntries([...catalogue.keys()].map((id) => [id, figureOf(id)]));
  expect([88, 93].map((id) => figures[id])).toEqual(['walls', 'walls']);
  expect([94, 98].map((id) => figures[id])).toEqual(['ceiling', 'ceiling']);
  expect([1, 5, 9, 17, 49, 50, 61, 67, 99, 103, 104, 105, 106].map((id) => figures[id])).toEqual(
    new Array(13).fill(undefined),
  );
  expect(figureOf(107)).toBeUndefined();
});
