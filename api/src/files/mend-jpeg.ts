import { lookAtJpeg } from '@tidemark/contract/pictures/jpeg-look';

/** What the scan of a single-pass picture declares: all coefficients, at once. */
const allAtOnce = [0, 63, 0];
const endMark = Buffer.from([0xff, 0xd9]);

/**
 * A JPEG as its camera should have written it, repaired where every viewer is lenient: the scan header, which some
 * Samsung phones write wrong, stray bytes between its parts, and the end mark. Undefined if all are right.
 */
export function mendJpeg(bytes: Buffer): Buffer | undefined {
  if (bytes[0] !== 0xff || bytes[1] !== 0xd8) return undefined;
  const { ended, oneScan, strayAt = [] } = lookAtJpeg(bytes);
  const isSaidWrong =
    oneScan !== undefined && allAtOnce.some((said, nth) => bytes[oneScan - 3 + nth] !== said);
  if (ended && !isSaidWrong && strayAt.length === 0) return undefined;
  const right = isSaidWrong ? Buffer.from(bytes) : bytes;
  if (isSaidWrong) right.set(allAtOnce, oneScan - 3);
  // The last byte may be half an end mark.
  const size = !ended && right.at(-1) === 0xff ? right.length - 1 : right.length;
  const begins = [0, ...strayAt.map(([, to]) => to)];
  const parts = begins.map((from, nth) => right.subarray(from, strayAt[nth]?.[0] ?? size));
  return Buffer.concat(ended ? parts : [...parts, endMark]);
}
