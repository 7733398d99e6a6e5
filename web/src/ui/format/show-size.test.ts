import { expect, test } from 'vitest';
import { showSize } from './show-size.ts';

test.each([
  [0, '0 B'],
  [1023, '1023 B'],
  [1024, '1.0 KB'],
  [254_157, '248.2 KB'],
  [1024 * 1024 - 1, '1024.0 KB'],
  [1024 * 1024, '1.0 MB'],
  [26_214_400, '25.0 MB'],
])('sizes: %i bytes show as %s', (bytes, shown) => {
  expect(showSize(bytes)).toBe(shown);
});
