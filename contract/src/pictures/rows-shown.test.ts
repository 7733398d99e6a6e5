import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rowsShown } from './rows-shown.ts';

/** A picture with this many rows of pixels, and filler rows below them. */
function raster(shown: number, filled: number, filler: number[]) {
  const [width, height, channels] = [8, shown + filled, filler.length];
  const data = new Uint8Array(width * height * channels);
  for (let at = 0; at < data.length; at++) {
    const isShown = at < shown * width * channels;
    data[at] = isShown ? (at * 37) % 251 : filler[at % channels]!;
  }
  return { data, width, height, channels };
}

test.each([
  ['grey', [128, 128, 128]],
  ['nothing', [0, 0, 0]],
  ['transparent', [0, 0, 0, 0]],
])('picture rows: the rows above a filler of %s are shown', (_, filler) => {
  fc.assert(
    fc.property(fc.nat(20), fc.integer({ min: 1, max: 20 }), (shown, filled) => {
      expect(rowsShown(raster(shown, filled, filler))).toEqual({ rows: shown, isFilled: true });
    }),
  );
});

test('picture rows: one color at the bottom shows nothing and is not filler', () => {
  expect(rowsShown(raster(5, 5, [200, 40, 40]))).toEqual({ rows: 5, isFilled: false });
});

test('picture rows: a complete picture shows all rows', () => {
  expect(rowsShown(raster(9, 0, [1, 1, 1]))).toEqual({ rows: 9, isFilled: false });
});
