import { expect, test } from 'vitest';
import { showCounter } from './formats.ts';

test.each([
  [0, '0'],
  [999, '999'],
  [1000, '1,000'],
  [2004, '2,004'],
  [9999, '9,999'],
  [10_000, '10k+'],
])('a counter of %i reads %s, as everywhere else', (count, shown) => {
  expect(showCounter(count)).toBe(shown);
});
