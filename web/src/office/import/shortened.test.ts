import { expect, test } from 'vitest';
import { shortened } from './shortened.ts';

test.each([
  ['short', 5, 'short'],
  ['longer', 5, 'longe…'],
  ['ab👩🏽‍🚒cd', 5, 'ab…'],
  ['🔥🔥🔥', 3, '🔥…'],
])('import send: of "%s" at most %i units are shown, and no half of a letter', (cell, most, shown) => {
  expect(shortened(cell, most)).toBe(shown);
});
