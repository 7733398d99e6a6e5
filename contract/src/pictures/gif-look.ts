import type { PictureLook } from './look.ts';

const tableOf = (flags: number) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);

/** Blocks of a mark; pixels and notes are rows of up to 255 bytes, the last of none. */
export function lookAtGif(bytes: Uint8Array): PictureLook {
  const word = (at: number) => (bytes[at] ?? 0) | ((bytes[at + 1] ?? 0) << 8);
  const [width, height] = [word(6), word(8)];
  let pixels = 0;
  let frames = 0;
  let at = 13 + tableOf(bytes[10] ?? 0);
  while (at < bytes.length && bytes[at] !== 0x3b) {
    const isFrame = bytes[at] === 0x2c;
    if (!isFrame && bytes[at] !== 0x21) break;
    if (isFrame) frames++;
    at += isFrame ? 11 + tableOf(bytes[at + 9] ?? 0) : 2;
    for (let row = bytes[at]; row; row = bytes[at]) {
      if (isFrame) pixels += Math.min(row, bytes.length - at - 1);
      at += 1 + row;
    }
    at++;
  }
  const unpacked = 4 * width * height;
  return {
    ...{ width, height, pixels, unpacked },
    ended: frames > 0 && bytes[at] === 0x3b,
    scans: 1,
    held: 1.3 * unpacked,
    packs: true,
  };
}
