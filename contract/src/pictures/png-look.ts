import type { PictureLook } from './look.ts';

/** Samples a pixel by the colour type; a palette is unpacked to colours with transparency. */
const samplesOf: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 4, 4: 2, 6: 4 };

/** Chunks of a length, a name, bytes and a sum. */
export function lookAtPng(bytes: Uint8Array): PictureLook {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let [width, height, depth, samples, interlaced] = [0, 0, 0, 0, false];
  let ended = false;
  let pixels = 0;
  for (let at = 8; at + 8 <= bytes.length && !ended; ) {
    const length = view.getUint32(at);
    const name = view.getUint32(at + 4);
    const there = Math.min(length, bytes.length - at - 8);
    if (name === 0x49484452 && there >= 13) {
      width = view.getUint32(at + 8);
      height = view.getUint32(at + 12);
      depth = view.getUint8(at + 16) > 8 ? 2 : 1;
      samples = samplesOf[view.getUint8(at + 17)] ?? 4;
      interlaced = view.getUint8(at + 20) === 1;
    }
    if (name === 0x49444154) pixels += there;
    ended = name === 0x49454e44;
    at += 12 + length;
  }
  const unpacked = width * height * samples * depth;
  return {
    ...{ width, height, ended, pixels, unpacked },
    scans: 1,
    held: interlaced ? unpacked : 0,
    packs: true,
  };
}
