import type { PictureLook } from './look.ts';

/** Riff: chunks of a name, a size and bytes, each beginning at an even place. */
export function lookAtWebp(bytes: Uint8Array): PictureLook {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let [width, height, pixels, held] = [0, 0, 0, 0];
  let whole = false;
  for (let at = 12; at + 8 <= bytes.length; ) {
    const name = view.getUint32(at);
    const length = view.getUint32(at + 4, true);
    const start = at + 8;
    const there = Math.min(length, bytes.length - start);
    const low = (offset: number, length: 2 | 3) =>
      offset + length > there
        ? 0
        : view.getUint16(start + offset, true) | (length === 3 ? view.getUint8(start + offset + 2) << 16 : 0);
    if (name === vp8x && there >= 10) [width, height] = [low(4, 3) + 1, low(7, 3) + 1];
    if (name === vp8 && !width) [width, height] = [low(6, 2) & 0x3fff, low(8, 2) & 0x3fff];
    if (name === vp8l && !width && there >= 5) {
      const both = view.getUint32(start + 1, true);
      [width, height] = [(both & 0x3fff) + 1, ((both >>> 14) & 0x3fff) + 1];
    }
    if (name === vp8 || name === vp8l || name === frame) {
      pixels += there;
      whole = there === length;
    }
    // Drawn small as they are unpacked only where they are of the format's older half, and alone.
    if (name === vp8l || name === frame) held = 4 * width * height;
    at = start + length + (length % 2);
  }
  const ended = whole && view.byteLength >= 8 && view.getUint32(4, true) + 8 <= bytes.length;
  return {
    ...{ width, height, pixels, ended, held },
    unpacked: 4 * width * height,
    scans: 1,
    packs: true,
  };
}

const name = (of: string) => [...of].reduce((sum, letter) => sum * 256 + letter.charCodeAt(0), 0);
const vp8x = name('VP8X');
const vp8 = name('VP8 ');
const vp8l = name('VP8L');
const frame = name('ANMF');
