import { walkGif } from './gif-look.ts';
import { lookAtJpeg } from './jpeg-look.ts';
import type { PictureLook } from './picture-look.ts';
import { walkPng } from './png-look.ts';
import { type Walk, type Way, walkBytes } from './walk.ts';
import { walkWebp } from './webp-look.ts';

const starts = (bytes: Uint8Array, text: string, at = 0) =>
  [...text].every((letter, nth) => bytes[at + nth] === letter.charCodeAt(0));

/** Undefined unless JPEG, PNG, GIF or WebP. */
export function lookAt(bytes: Uint8Array): PictureLook | undefined {
  const by = (walk: (way: Way) => Walk<PictureLook>) => walkBytes(walk({ size: bytes.length }), bytes);
  if (bytes[0] === 0xff && bytes[1] === 0xd8) return lookAtJpeg(bytes);
  if (starts(bytes, '\u0089PNG\r\n\u001a\n')) return by(walkPng);
  if (starts(bytes, 'GIF8')) return by(walkGif);
  if (starts(bytes, 'RIFF') && starts(bytes, 'WEBP', 8)) return by(walkWebp);
  return undefined;
}

/** At four bytes a pixel this is a gigabyte; no camera makes more than 200 megapixels. */
export const mostPixels = 2 ** 28;
/** JPEG and GIF go no further; a PNG of one column and many millions of rows takes minutes. */
const mostSide = 65_535;
/** Real files have a dozen. */
const mostScans = 50;
/** A picture that decompresses to more than this, and more than a hundredfold, is malicious. */
const mostUnpacked = 200 * 1024 * 1024;

/** Why a picture is not taken. */
export type PictureFault = 'empty' | 'cut-to-nothing' | 'damaged' | 'bomb';

/** Messages: what is wrong, and what to do. */
export const pictureFaults: Record<PictureFault, string> = {
  empty: 'There is no picture in this file. Take it again, or choose another copy.',
  'cut-to-nothing': "This picture is incomplete and can't be shown. Take it again, or choose another copy.",
  damaged: 'This picture is damaged and cannot be opened. Take it again, or choose another copy.',
  bomb: 'This picture is too large to open. Save it at a lower resolution, then add that copy.',
};

/** Checks a picture without decoding, on the device and on the server. */
export function faultOf(look: PictureLook, size: number): PictureFault | undefined {
  const { width, height, pixels, ended, scans, unpacked, packs } = look;
  if (width * height > mostPixels || Math.max(width, height) > mostSide || scans > mostScans) return 'bomb';
  if (packs && unpacked > mostUnpacked && unpacked > 100 * size) return 'bomb';
  if (width * height === 0 || pixels === 0) return ended ? 'empty' : 'cut-to-nothing';
  return undefined;
}
