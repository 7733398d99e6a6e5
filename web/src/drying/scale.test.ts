import { expect, test } from 'vitest';
import { linear, spread, ticksUpTo } from './scale.ts';

test('curves: the axis has round figures from 0 to above the largest', () => {
  expect(ticksUpTo([81.8])).toEqual([0, 20, 40, 60, 80, 100]);
  expect(ticksUpTo([12, 23])).toEqual([0, 5, 10, 15, 20, 25]);
  expect(ticksUpTo([])).toEqual([0, 1, 2, 3, 4, 5]);
});

test('curves: a value has its place, also if all are alike', () => {
  expect(linear([0, 100], [200, 0])(25)).toBe(150);
  expect(linear([7, 7], [0, 10])(7)).toBe(0);
});

test('curves: names that would cover each other are moved apart and keep their order', () => {
  expect(spread([100, 20, 104, 21], 16)).toEqual([100, 20, 116, 36]);
});
