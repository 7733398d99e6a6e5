import { expect, test } from 'vitest';
import { photoCounts } from './photo-counts.ts';

test('photo counts: debris photos, counted apart under their own name and left out where there are none', () => {
  expect(photoCounts(4, 1)).toEqual([
    [4, 'photo'],
    [1, 'debris photo'],
  ]);
  expect(photoCounts(0, 2)[0]).toEqual([0, 'photo']);
  expect(photoCounts(4, 0)).toEqual([[4, 'photo']]);
});
