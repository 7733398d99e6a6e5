import type { FileBytes } from '../file-kinds/bytes.ts';

/**
 * A way through the parts of a file: it asks for bytes at a place and is handed them, fewer at the end. So a picture in
 * memory and one on a phone, which is read piece by piece, are walked through by the same steps.
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

/** More parts before its pixels no picture has; one that says so only keeps us busy. */
export const mostParts = 200_000;

/** How far a walk goes: to the end, or to where the pixels of the picture begin. */
export interface Way {
  size: number;
  toPixels?: boolean;
}
