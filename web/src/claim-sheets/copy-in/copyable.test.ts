import { expect, test } from 'vitest';
import { computedIn, copyable, duplicateRows, hasRoomFacts, templatable } from './copyable.ts';

const own = { roomName: 'Bedroom', lengthFt: 12, lengthFrom: 'length', wetAreas1: 30 } as const;
const rows = {
  1: own,
  2: { roomName: 'Closet', lengthFt: 4 },
  5: { yesX: 2, afterHrs: true },
  24: { title: 'Wall shelf' },
  55: { disposeFt: 40, disposeFrom: 'perimeter', detachFt: 6 },
  75: { qty: 40, qtyFrom: 'perimeter', afterHrs: true },
  78: { all: true, qty: 120, qtyFrom: 'floor' },
} as const;

test('copy lines: to another room, the filled lines without what is true of the first room only', () => {
  expect(copyable(rows, { withRoomFacts: false })).toEqual({
    2: rows[2],
    5: rows[5],
    55: { detachFt: 6 },
    78: { all: true },
  });
});

test('copy lines: on request, size and figures with their source come too, the name never', () => {
  expect(copyable(rows, { withRoomFacts: true })).toEqual({
    1: { lengthFt: 12, lengthFrom: 'length', wetAreas1: 30 },
    2: rows[2],
    5: rows[5],
    55: rows[55],
    75: rows[75],
    78: rows[78],
  });
});

test('copy lines: to a template, no line about rooms', () => {
  expect(templatable(rows)).toEqual({ 5: rows[5], 55: { detachFt: 6 }, 78: { all: true } });
});

test('copy lines: a sheet with sizes or figures of its room has room facts, others do not', () => {
  expect(hasRoomFacts(rows)).toBe(true);
  expect(hasRoomFacts({ 75: rows[75] })).toBe(true);
  expect(hasRoomFacts({ 1: { roomName: 'Bedroom' }, 5: rows[5] })).toBe(false);
});

const room = { name: 'Bedroom', dimensionsLength: 12, dimensionsWidth: 10, dimensionsHeight: null };

test('copy lines: to a duplicate of the same size, every line under its own name', () => {
  const made = duplicateRows(rows, room, { ...room, name: 'Bedroom 2' });
  expect(made).toEqual({
    ...copyable(rows, { withRoomFacts: true }),
    1: { ...own, roomName: 'Bedroom 2' },
  });
});

test('copy lines: to a duplicate of another size, facts of the room too', () => {
  const made = duplicateRows(rows, room, { name: 'Bedroom 2', dimensionsLength: 14, dimensionsWidth: 10 });
  expect(made[1]).toEqual({ roomName: 'Bedroom 2' });
  expect(made[75]).toBeUndefined();
  expect(made[5]).toEqual(rows[5]);
  expect(duplicateRows({ 1: { roomName: 'Nursery' } }, room, { ...room, name: 'B' })[1]).toEqual({
    roomName: 'Nursery',
  });
});

const computed = {
  55: { detachFt: 22, detachIn: 0, detachFormula: 'PF*0.5', disposeFt: 6, afterHrs: true },
  77: { qty: 120, qtyFormula: 'F' },
  88: { qty: 96, qtyFormula: 'W/2', afterHrs: true },
  101: { qty: 17, qtyFormula: '2*8.5' },
  105: { afterHrs: true },
};

test('copy lines: formulas are computed in the room they come to, and left out where that cannot be', () => {
  expect(copyable(computed, { withRoomFacts: false })).toEqual(computed);
  const other = { dimensionsLength: 14, dimensionsWidth: 10.5, dimensionsHeight: null };
  expect(computedIn(computed, other)).toEqual({
    55: { detachFt: 24, detachIn: 6, detachFormula: 'PF*0.5', disposeFt: 6, afterHrs: true },
    77: { qty: 147, qtyFormula: 'F' },
    101: computed[101],
    105: computed[105],
  });
});

test('copy lines: a template keeps formulas with their values, a duplicate computes them in its own size', () => {
  expect(templatable(computed)).toEqual(computed);
  expect(duplicateRows(computed, room, { ...room, name: 'Bedroom 2' })).toEqual(computed);
  const made = duplicateRows(computed, room, { name: 'B', dimensionsLength: 14, dimensionsWidth: 10.5 });
  expect(made[77]).toEqual({ qty: 147, qtyFormula: 'F' });
  expect(made[88]).toBeUndefined();
});
