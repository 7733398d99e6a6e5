import type { PictureLook } from '@tidemark/contract/pictures/picture-look';

export type Lane = 'quick' | 'usual' | 'large';

/** A picture that needs more bytes than this is decoded alone in its lane. */
export const largeFrom = 64 * 1024 * 1024;

/**
 * Pictures wait only for those of their kind, so that a thumbnail does not wait for a panorama. On one core they take
 * up to 0.1 s, up to 0.6 s, and up to several seconds. A baseline JPEG is scaled down during decoding; others are
 * decoded in full.
 */
export function laneOf({ width, height, held, packs }: PictureLook): Lane {
  const pixels = width * height;
  if (held > largeFrom || pixels > (packs ? 16_000_000 : 64_000_000)) return 'large';
  return pixels <= 2_000_000 ? 'quick' : 'usual';
}
