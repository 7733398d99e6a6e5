import { expect, test } from 'vitest';
import { dimensionsText } from './dimensions-text.ts';
import { sheetState } from './sheet-state.ts';

test.each([
  [null, 'Click to Fill'],
  [{ id: 'x', filledCount: 0 }, 'Attached'],
  [{ id: 'x', filledCount: 40 }, 'Added'],
])('claim sheet state: a room with claim item %o shows %s', (claimItem, state) => {
  expect(sheetState({ claimItem })).toBe(state);
});

test.each([
  [28.5, 14, 7.8, "28.5' x 14' x 7.8'"],
  [10, null, 8, "10' x - x 8'"],
  [null, null, null, ''],
])('claim sheet state: %s, %s, %s reads %j', (dimensionsLength, dimensionsWidth, dimensionsHeight, text) => {
  expect(dimensionsText({ dimensionsLength, dimensionsWidth, dimensionsHeight })).toBe(text);
});
