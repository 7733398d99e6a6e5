import { letters, view } from '../file-kinds/bytes.ts';
import type { PictureLook } from './picture-look.ts';
import { mostParts, type Walk, type Way } from './walk.ts';

/** WebP (RFC 9649), a RIFF: chunks of a name, a size and bytes, each at an even offset. */
export function* walkWebp({ size, toPixels }: Way): Walk<PictureLook> {
  const riff = yield [0, 12];
  let [width, height, pixels, held] = [0, 0, 0, 0];
  let begin: number | undefined;
  let whole = false;
  for (let at = 12, parts = 0; at + 8 <= size && parts < mostParts; parts++) {
    const chunk = view(yield [at, 18]);
    const name = letters(new Uint8Array(chunk.buffer, chunk.byteOffset, 4));
    const length = chunk.getUint32(4, true);
    const there = Math.min(length, size - at - 8);
    const low = (offset: number, bytes: 2 | 3) =>
      offset + bytes > there
        ? 0
        : chunk.getUint16(8 + offset, true) | (bytes === 3 ? chunk.getUint8(8 + offset + 2) << 16 : 0);
    if (name === 'VP8X' && there >= 10) [width, height] = [low(4, 3) + 1, low(7, 3) + 1];
    if (name === 'VP8 ' && !width) [width, height] = [low(6, 2) & 0x3fff, low(8, 2) & 0x3fff];
    if (name === 'VP8L' && !width && there >= 5) {
      const both = chunk.getUint32(9, true);
      [width, height] = [(both & 0x3fff) + 1, ((both >>> 14) & 0x3fff) + 1];
    }
    if (['VP8 ', 'VP8L', 'ANMF'].includes(name)) {
      pixels += there;
      whole = there === length;
      begin ??= at + 8;
    }
    // Only the format's older half, without animation, can be scaled down during decoding.
    if (name === 'VP8L' || name === 'ANMF') held = 4 * width * height;
    if (toPixels && begin !== undefined) break;
    at += 8 + length + (length % 2);
  }
  const ended = whole && riff.length >= 8 && view(riff).getUint32(4, true) + 8 <= size;
  return {
    ...{ width, height, begin, pixels, ended, held },
    unpacked: 4 * width * height,
    scans: 1,
    packs: true,
  };
}
