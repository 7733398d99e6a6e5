import { letters, view } from '../file-kinds/bytes.ts';
import type { PictureLook } from './picture-look.ts';
import { mostParts, type Walk, type Way } from './walk.ts';

/** Samples per pixel by color type; a palette decodes to colors with transparency. */
const samplesOf: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 4, 4: 2, 6: 4 };

/** PNG (W3C): chunks of a length, a name, bytes and a checksum. */
export function* walkPng({ size, toPixels }: Way): Walk<PictureLook> {
  let [width, height, depth, samples, interlaced] = [0, 0, 0, 0, false];
  let begin: number | undefined;
  let ended = false;
  let pixels = 0;
  for (let at = 8, parts = 0; at + 8 <= size && !ended && parts < mostParts; parts++) {
    const chunk = view(yield [at, 21]);
    const length = chunk.getUint32(0);
    const name = letters(new Uint8Array(chunk.buffer, chunk.byteOffset + 4, 4));
    const there = Math.min(length, size - at - 8);
    if (name === 'IHDR' && there >= 13) {
      width = chunk.getUint32(8);
      height = chunk.getUint32(12);
      depth = chunk.getUint8(16) > 8 ? 2 : 1;
      samples = samplesOf[chunk.getUint8(17)] ?? 4;
      interlaced = chunk.getUint8(20) === 1;
    }
    if (name === 'IDAT') pixels += there;
    if (name === 'IDAT' && length > 0 && width * height > 0) begin ??= at + 8;
    ended = name === 'IEND';
    if (toPixels && pixels > 0) break;
    at += 12 + length;
  }
  const unpacked = width * height * samples * depth;
  return {
    ...{ width, height, begin, ended, pixels, unpacked },
    scans: 1,
    held: interlaced ? unpacked : 0,
    packs: true,
  };
}
