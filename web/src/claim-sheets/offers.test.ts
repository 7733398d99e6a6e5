import { expect, test } from 'vitest';
import { offersFor } from './offers.ts';

const room = { dimensionsLength: 28.5, dimensionsWidth: 14.25, dimensionsHeight: 8 };
const brief = (...args: Parameters<typeof offersFor>) =>
  offersFor(...args).map(({ label, text, unit, values }) => [label, `${text} ${unit}`.trim(), values]);

test('offered figures: a floor line, offered the floor and then the wet areas that were measured', () => {
  expect(brief(77, 'qty', room, { wetAreas1: 214 })).toEqual([
    ['Floor of this room', '406.13 SF', { qty: 406.13, qtyFrom: 'floor' }],
    ['Wet Areas 1', '214 SF', { qty: 214 }],
  ]);
});

test('offered figures: a length in feet and inches, offered as feet and inches', () => {
  expect(brief(55, 'disposeIn', room, {})).toEqual([
    ['Perimeter of this room', '85′6″', { disposeFt: 85, disposeIn: 6, disposeFrom: 'perimeter' }],
  ]);
});

test("offered figures: the first line of the sheet, offered the room's own size", () => {
  expect(brief(1, 'widthFt', room, {})).toEqual([
    ['Size of this room', '14′3″', { widthFt: 14, widthIn: 3, widthFrom: 'width' }],
  ]);
  expect(brief(1, 'wetAreas1', room, {})).toEqual([]);
});

test('offered figures: a room without a size or a line the size does not concern, offered nothing', () => {
  const unmeasured = { dimensionsLength: null, dimensionsWidth: null, dimensionsHeight: null };
  expect(brief(88, 'qty', unmeasured, {})).toEqual([]);
  expect(brief(17, 'detach', room, {})).toEqual([]);
  expect(brief(2, 'lengthFt', room, {})).toEqual([]);
});

test('offered figures: a figure larger than a cell can hold, not offered', () => {
  const field = { dimensionsLength: 9_999, dimensionsWidth: 9_999, dimensionsHeight: 8 };
  expect(brief(77, 'qty', field, {})).toEqual([]);
});
