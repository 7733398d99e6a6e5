import { expect, test } from 'vitest';
import { showLength } from './show-length.ts';

test.each([
  [0, '0:00'],
  [42.9, '0:42'],
  [60, '1:00'],
  [725, '12:05'],
  [-1, '0:00'],
])('documentation: %d seconds show as %s', (seconds, shown) => {
  expect(showLength(seconds)).toBe(shown);
});
