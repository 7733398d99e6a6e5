import fc from 'fast-check';
import { expect, test } from 'vitest';
import { partsOf } from './parts.ts';

test('without photos there is one part', () => {
  expect(partsOf([], 500, 1000)).toEqual([{ part: 1, firstPhoto: 1, photos: 0, size: 500 }]);
});

test('every photo is in one part, in its order, and no part is larger than it may be', () => {
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

test('a photo larger than a part stands alone', () => {
  expect(partsOf([5000, 5000], 0, 100).map(({ photos }) => photos)).toEqual([1, 1]);
});
