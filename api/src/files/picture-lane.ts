import type { PictureLook } from '@tidemark/contract/pictures/picture-look';

export type Lane = 'quick' | 'usual' | 'large';

/** What holds more bytes than this while it is read is worked on alone among its like. */
export const largeFrom = 64 * 1024 * 1024;

/**
 * Whom a picture waits for: only for those of its kind, so that a thumbnail does not wait for a panorama. Measured on one
 * core: up to 0.1 s, up to 0.6 s, and up to several seconds. A plain JPEG is shrunk while it is read; others unpack whole.
 */
export function laneOf({ width, height, held, packs }: PictureLook): Lane {
  const pixels = width * height;
  if (held > largeFrom || pixels > (packs ? 16_000_000 : 64_000_000)) return 'large';
  return pixels <= 2_000_000 ? 'quick' : 'usual';
}
