import { expect, test } from 'vitest';
import { topOf } from './scale.ts';

test.each([
  [[], 1],
  [[0, 0], 1],
  [[1], 1],
  [[3], 5],
  [[7, 2], 10],
  [[10], 10],
  [[11], 20],
  [[48_210.5], 50_000],
])('overview scale: the axis over %j ends at %d', (values, top) => {
  expect(topOf(values)).toBe(top);
});
