import type { FileBytes } from '../file-kinds/bytes.ts';

/**
 * A walk through the parts of a file: it requests bytes at a position and gets them, fewer at the end. A picture in
 * memory and one on a phone, read piece by piece, use the same steps.
 */
export type Walk<R> = Generator<readonly [at: number, length: number], R, Uint8Array>;

export function walkBytes<R>(walk: Walk<R>, bytes: Uint8Array): R {
  let step = walk.next();
  while (!step.done) {
    const [at, length] = step.value;
    step = walk.next(bytes.subarray(at, at + length));
  }
  return step.value;
}

export async function walkFile<R>(walk: Walk<R>, file: FileBytes): Promise<R> {
  let step = walk.next();
  while (!step.done) step = walk.next(await file.read(...step.value));
  return step.value;
}

/** No picture has more parts before its pixels; one that does only wastes time. */
export const mostParts = 200_000;

/** Where a walk stops: at the end, or at the start of the pixels. */
export interface Way {
  size: number;
  toPixels?: boolean;
}
