import { wallClock } from '../clock.ts';

const day = 86_400_000;
const hasOffset = /[+-]\d\d:\d\d$/;

/**
 * Whether a camera's time lies more than a day from the receipt of its picture, so that whoever reads it must know of both:
 * the camera's clock may be wrong, or the picture old. A time without an offset is taken for one of the zone that is read in.
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
