import { lookAtJpeg } from '@tidemark/contract/pictures/jpeg-look';

/** What the scan of a single-pass picture declares: all coefficients, at once. */
const allAtOnce = [0, 63, 0];
const endMark = Buffer.from([0xff, 0xd9]);

/**
 * A JPEG as its camera should have written it, repaired where every viewer is lenient: the scan header, which some
 * Samsung phones write wrong, and the end mark. Undefined if both are right.
 */
export function mendJpeg(bytes: Buffer): Buffer | undefined {
  if (bytes[0] !== 0xff || bytes[1] !== 0xd8) return undefined;
  const { ended, oneScan } = lookAtJpeg(bytes);
  const isSaidWrong =
    oneScan !== undefined && allAtOnce.some((said, nth) => bytes[oneScan - 3 + nth] !== said);
  if (ended && !isSaidWrong) return undefined;
  // The last byte may be half an end mark.
  const whole = !ended && bytes.at(-1) === 0xff ? bytes.subarray(0, -1) : bytes;
  const mended = ended ? Buffer.from(bytes) : Buffer.concat([whole, endMark]);
  if (isSaidWrong) mended.set(allAtOnce, oneScan - 3);
  return mended;
}
