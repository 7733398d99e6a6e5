import type { PictureLook } from '@tidemark/contract/pictures/picture-look';
import { expect, test } from 'vitest';
import { type Lane, laneOf } from './picture-lane.ts';

const mebibyte = 1024 * 1024;
type Given = Pick<PictureLook, 'width' | 'height' | 'held' | 'packs'>;

test.each<[string, Given, Lane]>([
  ['a thumbnail', { width: 40, height: 30, held: 0, packs: false }, 'quick'],
  ['an interlaced screenshot', { width: 1080, height: 1840, held: 8 * mebibyte, packs: true }, 'quick'],
  ['a phone’s photo', { width: 4032, height: 3024, held: 0, packs: false }, 'usual'],
  ['a phone’s photo of 50 megapixels', { width: 8160, height: 6120, held: 0, packs: false }, 'usual'],
  ['a photo of several scans', { width: 4032, height: 3024, held: 37 * mebibyte, packs: false }, 'usual'],
  [
    'a large photo of several scans',
    { width: 8160, height: 6120, held: 150 * mebibyte, packs: false },
    'large',
  ],
  ['a large interlaced picture', { width: 8160, height: 6090, held: 200 * mebibyte, packs: true }, 'large'],
  ['a large WebP', { width: 6000, height: 4000, held: 24 * mebibyte, packs: true }, 'large'],
  ['a photo of 108 megapixels', { width: 12_000, height: 9000, held: 0, packs: false }, 'large'],
])('picture lane: %s waits only for those of its kind', (_, look, lane) => {
  expect(laneOf({ ...look, begin: 20, ended: true, pixels: 1, scans: 1, unpacked: 0 })).toBe(lane);
});
