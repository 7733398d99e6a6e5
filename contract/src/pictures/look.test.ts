import fc from 'fast-check';
import { expect, test } from 'vitest';
import { faultOf, lookAt, mostPixels } from './look.ts';
import type { PictureLook } from './picture-look.ts';

const heads = {
  jpeg: 'ffd8ffc0000b080010001001011100ffda0008010100003f00',
  png: '89504e470d0a1a0a0000000d4948445200000010000000100802000000',
  gif: '474946383961100010008000000000',
  webp: '52494646100000005745425056503820',
};

test.each(Object.entries(heads))(
  'picture checks: any bytes after the header of a %s are read to an end',
  (_, head) => {
    const begun = Uint8Array.from(head.match(/../g)!, (byte) => Number.parseInt(byte, 16));
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 400 }), fc.nat(60), (rest, cut) => {
        const bytes = new Uint8Array([...begun, ...rest]).slice(
          0,
          Math.max(begun.length - cut, 12) + rest.length,
        );
        const look = lookAt(bytes)!;
        expect(look.pixels).toBeLessThanOrEqual(bytes.length);
        expect(look.held).toBeGreaterThanOrEqual(0);
        expect(look.scans).toBeLessThanOrEqual(bytes.length);
      }),
    );
  },
);

test('picture checks: other files are skipped', () => {
  for (const text of ['', '%PDF-1.7', 'RIFF    WAVE', '<svg>'])
    expect(lookAt(new TextEncoder().encode(text))).toBeUndefined();
});

const photo: PictureLook = {
  begin: 600,
  ...{ width: 16_320, height: 12_240, ended: true, pixels: 2_000_000, scans: 10 },
  ...{ held: 0, unpacked: 3 * 16_320 * 12_240, packs: false },
};
const drawing = { ...photo, packs: true, width: 8000, height: 8000, unpacked: 8000 * 8000 * 4, scans: 1 };
test.each<[string, PictureLook, number, string | undefined]>([
  ['a phone of 200 megapixels', photo, 2_000_000, undefined],
  ['no pixels', { ...photo, pixels: 0 }, 500, 'empty'],
  ['no pixels and no end', { ...photo, pixels: 0, ended: false }, 500, 'cut-to-nothing'],
  ['no width', { ...photo, width: 0 }, 500, 'empty'],
  ['as many pixels as there may be', { ...photo, width: 2 ** 14, height: 2 ** 14 }, 1e6, undefined],
  ['one row more', { ...photo, width: 2 ** 14, height: mostPixels / 2 ** 14 + 1 }, 1e6, 'bomb'],
  ['as high as formats of photos go', { ...photo, width: 4, height: 65_535 }, 1e6, undefined],
  ['higher than those', { ...photo, width: 1, height: 65_536 }, 1e6, 'bomb'],
  ['50 scans', { ...photo, scans: 50 }, 1e6, undefined],
  ['51 scans', { ...photo, scans: 51 }, 1e6, 'bomb'],
  ['256 MB packed a hundredfold', drawing, 2_560_000, undefined],
  ['256 MB packed further', drawing, 2_559_999, 'bomb'],
  ['100 MB packed a thousandfold', { ...drawing, unpacked: 1e8 }, 1e5, undefined],
])('picture checks: %s', (_, look, size, fault) => {
  expect(faultOf(look, size)).toBe(fault);
});
