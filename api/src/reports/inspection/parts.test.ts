import fc from 'fast-check';
import { expect, test } from 'vitest';
import { partsOf } from './parts.ts';

test('report parts: no photos, one part', () => {
  expect(partsOf([], 500, 1000)).toEqual([{ part: 1, firstPhoto: 1, photos: 0, size: 500 }]);
});

test('report parts: every photo, in one part, in order, and no part over its limit', () => {
  const most = 20_000_000;
  const photos = fc.array(fc.integer({ min: 1000, max: 3_000_000 }), { maxLength: 300 });
  fc.assert(
    fc.property(photos, fc.integer({ min: 0, max: 5_000_000 }), (sizes, besides) => {
      const parts = partsOf(sizes, besides, most);
      let next = 1;
      for (const [index, { part, firstPhoto, photos: count, size }] of parts.entries()) {
        expect([part, firstPhoto]).toEqual([index + 1, next]);
        expect(size).toBeLessThanOrEqual(most);
        next += count;
      }
      expect(next).toBe(sizes.length + 1);
    }),
  );
});

test('report parts: a photo larger than a part, alone in one', () => {
  expect(partsOf([5000, 5000], 0, 100).map(({ photos }) => photos)).toEqual([1, 1]);
});
