import { expect, test } from 'vitest';
import { fitsToDecode } from './fits-to-decode.ts';

/** A JPEG's header with these dimensions, behind this many bytes of camera data. */
function photo(width: number, height: number, own = 0): Blob {
  const notes = Array.from({ length: Math.ceil(own / 60_000) }, () => [
    new Uint8Array([0xff, 0xe1, 60_002 >> 8, 60_002 & 255]),
    new Uint8Array(60_000).fill(0xff),
  ]);
  const frame = [0xff, 0xc0, 0, 17, 8, height >> 8, height & 255, width >> 8, width & 255, 3];
  const components = [1, 0x22, 0, 2, 0x11, 1, 3, 0x11, 1];
  return new Blob([new Uint8Array([0xff, 0xd8]), ...notes.flat(), new Uint8Array([...frame, ...components])]);
}

test.each([
  [4000, 3000, 0, true],
  [8192, 6144, 200_000, true],
  [9248, 6936, 0, true],
  [12_000, 9000, 200_000, false],
  [16_320, 12_240, 0, false],
  [65_535, 65_535, 0, false],
])(
  'decoding here: a photo of %i × %i pixels behind %i bytes of its camera is drawn small here: %s',
  async (width, height, own, fits) => {
    expect(await fitsToDecode(photo(width, height, own))).toBe(fits);
  },
);

test('decoding here: a file that is not a JPEG is left to the browser', async () => {
  expect(await fitsToDecode(new Blob(['GIF89a']))).toBe(true);
});
