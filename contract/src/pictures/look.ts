import { walkGif } from './gif-look.ts';
import { lookAtJpeg } from './jpeg-look.ts';
import { walkPng } from './png-look.ts';
import { type Walk, type Way, walkBytes } from './walk.ts';
import { walkWebp } from './webp-look.ts';

/** What a picture's bytes say of it before anything is decoded. */
export interface PictureLook {
  /** Zero where they do not say. */
  width: number;
  height: number;
  /** Where the pixels of a picture with measures begin; undefined where they never do. */
  begin: number | undefined;
  /** Its last mark is there. */
  ended: boolean;
  /** Bytes that are its pixels, packed. */
  pixels: number;
  /** How often a decoder goes over it. */
  scans: number;
  /** Bytes that a decoder holds at once however small the picture is drawn, beside what is the same for all. */
  held: number;
  /** Bytes of all its pixels, unpacked. */
  unpacked: number;
  /** Its format may pack an even colour a thousandfold; JPEG cannot. */
  packs: boolean;
}

const starts = (bytes: Uint8Array, text: string, at = 0) =>
  [...text].every((letter, nth) => bytes[at + nth] === letter.charCodeAt(0));

/** Looks at a picture; undefined for what is neither JPEG, PNG, GIF nor WebP. */
export function lookAt(bytes: Uint8Array): PictureLook | undefined {
  const by = (walk: (way: Way) => Walk<PictureLook>) => walkBytes(walk({ size: bytes.length }), bytes);
  if (bytes[0] === 0xff && bytes[1] === 0xd8) return lookAtJpeg(bytes);
  if (starts(bytes, '\u0089PNG\r\n\u001a\n')) return by(walkPng);
  if (starts(bytes, 'GIF8')) return by(walkGif);
  if (starts(bytes, 'RIFF') && starts(bytes, 'WEBP', 8)) return by(walkWebp);
  return undefined;
}

/** Four bytes each, they fill a gigabyte: no viewer holds more, and no camera makes more than 200 megapixels. */
export const mostPixels = 2 ** 28;
/** Programs write a dozen. */
const mostScans = 50;
/** A picture that unpacks to more than this, and more than a hundredfold, was made to do so. */
const mostUnpacked = 200 * 1024 * 1024;

/** Why a picture is not taken. */
export type PictureFault = 'empty' | 'cut-to-nothing' | 'damaged' | 'bomb';

/** The sentences for them: which it is, and what to do. */
export const pictureFaults: Record<PictureFault, string> = {
  empty: 'There is no picture in this file. Take it again, or choose another copy.',
  'cut-to-nothing':
    'This picture is cut off, and nothing of it can be seen. Take it again, or choose another copy.',
  damaged: 'This picture is damaged and cannot be opened. Take it again, or choose another copy.',
  bomb: 'This picture unpacks to more than a camera makes. Save it with fewer pixels, and add that.',
};

/** What is wrong with a picture by its look alone, on the device and on the server. */
export function faultOf(look: PictureLook, size: number): PictureFault | undefined {
  const { width, height, pixels, ended, scans, unpacked, packs } = look;
  if (width * height > mostPixels || scans > mostScans) return 'bomb';
  if (packs && unpacked > mostUnpacked && unpacked > 100 * size) return 'bomb';
  if (width * height === 0 || pixels === 0) return ended ? 'empty' : 'cut-to-nothing';
  return undefined;
}
