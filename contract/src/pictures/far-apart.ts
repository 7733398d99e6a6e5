import { wallClock } from '../clock.ts';

const day = 86_400_000;
const hasOffset = /[+-]\d\d:\d\d$/;

/**
 * Whether a camera's time is more than a day from the upload, so that both are shown: its clock may be wrong, or the
 * photo old. A time without an offset counts in the reader's zone.
 */
export function isFarApart(
  capturedAt: string | null | undefined,
  received: string,
  timeZone?: string | undefined,
): boolean {
  if (!capturedAt) return false;
  const at = new Date(received);
  const apart = hasOffset.test(capturedAt)
    ? Date.parse(capturedAt) - at.getTime()
    : Date.parse(`${capturedAt}Z`) - Date.parse(`${wallClock(at, timeZone)}Z`);
  return Math.abs(apart) > day;
}
