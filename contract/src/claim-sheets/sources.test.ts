import { expect, test } from 'vitest';
import { ell, sketched } from '../testing/sketches.ts';
import { catalogue } from './catalogue.ts';
import { figureOf } from './line-figures.ts';
import { measure, wholeRoom } from './quantities.ts';
import { joinRow, mergeRow, readRow } from './row.ts';
import { sourcesOf } from './sources.ts';

const room = { dimensionsLength: 28.5, dimensionsWidth: 14, dimensionsHeight: 7.8 };

test.each([
  [1, { lengthFrom: 'length', widthFrom: 'width', heightFrom: 'height' }],
  [2, {}],
  [49, {}],
  [51, { qtyFrom: 'floor' }],
  [55, { detachFrom: 'perimeter', disposeFrom: 'perimeter' }],
  [75, { qtyFrom: 'perimeter' }],
  [88, { qtyFrom: 'walls' }],
  [94, { qtyFrom: 'ceiling' }],
  [105, {}],
])('claim sheet lines: line %i accepts %j', (id, sources) => {
  expect(Object.fromEntries(sourcesOf(id))).toEqual(sources);
});

test('claim sheet sources: a line reads back its own sources and no others', () => {
  for (const id of catalogue.keys()) {
    const own = Object.fromEntries(sourcesOf(id));
    expect(readRow(id, own)).toEqual({ values: own, errors: [] });
    for (const key of Object.keys(own)) {
      expect(readRow(id, { [key]: 'attic' }).errors).toHaveLength(1);
      expect(readRow(id, { [key]: '' })).toEqual({ values: { [key]: null }, errors: [] });
    }
  }
});

const taken = { qty: 168, qtyFrom: 'floor', all: true } as const;
const length = { disposeFt: 85, disposeIn: 6, disposeFrom: 'perimeter' } as const;
test.each([
  ['a figure typed over it', taken, { qty: 170 }, { qty: 170, all: true }],
  ['the same figure typed', taken, { qty: 168 }, { qty: 168, all: true }],
  ['another column', taken, { afterHrs: true }, { ...taken, afterHrs: true }],
  ['the figure taken anew', taken, { qty: 180, qtyFrom: 'floor' }, { ...taken, qty: 180 }],
  ['a cleared cell', taken, { qty: null }, { all: true }],
  ['half of a length', length, { disposeIn: 0 }, { disposeFt: 85, disposeIn: 0 }],
  ['the other length', length, { detachFt: 1 }, { ...length, detachFt: 1 }],
  ['a source for nothing', { all: true }, { qtyFrom: 'floor' }, { all: true }],
] as const)('claim sheet sources: after %s the source is right', (_, before, change, after) => {
  expect(mergeRow(before, change)).toEqual(after);
  expect(mergeRow(undefined, joinRow(before, change))).toEqual(after);
});

test.each([
  ['floor', 399],
  ['perimeter', 85],
  ['walls', 663],
  ['ceiling', 399],
  ['length', 28.5],
  ['width', 14],
  ['height', 7.8],
] as const)('claim sheet sources: %s of the room is %d', (source, value) => {
  expect(measure(source, room)).toBe(value);
  expect(measure(source, { dimensionsLength: null, dimensionsWidth: null, dimensionsHeight: 0 })).toBe(null);
});

test.each([
  [77, { all: true }, { figure: 'floor', value: 399 }],
  [55, { all: true }, { figure: 'perimeter', value: 85 }],
  [77, { all: true, qty: 12 }, null],
  [77, { all: true, qty: 0 }, null],
  [55, { all: true, detachIn: 3 }, null],
  [77, {}, null],
  [49, { all: true }, null],
  [104, { all: true }, null],
])('room quantities: All on line %i with %j means %j', (id, values, whole) => {
  expect(wholeRoom(id, values, room)).toEqual(whole);
  expect(wholeRoom(id, values, { ...room, dimensionsWidth: null })).toBe(null);
});

test("room quantities: of a room with a sketch, All and the figures of lines are the sketch's", () => {
  const door = { id: 'd', kind: 'door', wall: 0, at: 0, width: 576, height: 1_280, sill: 0 } as const;
  const sketch = sketched({ points: ell, height: 1_728, openings: [door] });
  const drawn = { ...room, sketch };
  const figures = (['floor', 'perimeter', 'walls', 'ceiling'] as const).map((one) => measure(one, drawn));
  expect(figures).toEqual([232, 65, 592, 232]);
  const sketchRules = { doorsFromPerimeter: false, deduct: 'none', overSf: 0 } as const;
  expect(measure('walls', { ...drawn, sketchRules })).toBe(612);
  const floorLine = [...catalogue.keys()].find((id) => figureOf(id) === 'floor')!;
  expect(wholeRoom(floorLine, { all: true }, drawn)).toEqual({ figure: 'floor', value: 232 });
});
