import type { PictureLook } from './picture-look.ts';
import { mostParts, type Walk, type Way } from './walk.ts';

const tableOf = (flags: number) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);

/** GIF89a: blocks of a mark; pixels and notes are rows of up to 255 bytes, the last of none. */
export function* walkGif({ size, toPixels }: Way): Walk<PictureLook> {
  const screen = yield [0, 13];
  const word = (at: number) => (screen[at] ?? 0) | ((screen[at + 1] ?? 0) << 8);
  const [width, height] = [word(6), word(8)];
  let begin: number | undefined;
  let ended = false;
  let pixels = 0;
  let parts = 0;
  for (let at = 13 + tableOf(screen[10] ?? 0); at < size && !(toPixels && parts >= mostParts); at++) {
    const head = yield [at, 10];
    const isFrame = head[0] === 0x2c;
    ended = head[0] === 0x3b && begin !== undefined;
    if (!isFrame && head[0] !== 0x21) break;
    at += isFrame ? 11 + tableOf(head[9] ?? 0) : 2;
    for (; !(toPixels && parts >= mostParts); parts++) {
      const [row = 0] = yield [at, 1];
      if (row === 0) break;
      if (isFrame) begin ??= at + 1;
      if (isFrame) pixels += Math.min(row, size - at - 1);
      at += 1 + row;
      if (toPixels && begin !== undefined) break;
    }
    if (toPixels && begin !== undefined) break;
  }
  const unpacked = 4 * width * height;
  return {
    ...{ width, height, begin, ended, pixels, unpacked },
    scans: 1,
    held: 1.3 * unpacked,
    packs: true,
  };
}
