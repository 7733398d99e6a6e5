import { momentIn, wallClock } from '../clock.ts';
import { showDay, showTimeOfDay } from '../written-days.ts';
import { isFarApart } from './far-apart.ts';

const hasOffset = /[+-]\d\d:\d\d$/;

/**
 * "2026-11-20T09:15:30" from a camera's text: in the zone if it wrote its offset, else in the camera's own time.
 * Undefined if it is not a time.
 */
export function cameraClock(capturedAt: string, timeZone: string | undefined): string | undefined {
  const clock = capturedAt.slice(0, 19);
  if (Number.isNaN(Date.parse(`${clock}Z`))) return undefined;
  return hasOffset.test(capturedAt) ? wallClock(capturedAt, timeZone) : clock;
}

/** "Taken Nov 20, 2026, 9:15 AM", else when it was added; both if they are more than a day apart. */
export function whenTaken(
  { capturedAt, addedAt }: { capturedAt: string | null | undefined; addedAt: string },
  timeZone: string | undefined,
): string {
  const added = () => momentIn(addedAt, timeZone);
  const clock = capturedAt ? cameraClock(capturedAt, timeZone) : undefined;
  if (!capturedAt || !clock) return `Added ${added()}`;
  const taken = hasOffset.test(capturedAt)
    ? momentIn(capturedAt, timeZone)
    : `${showDay(clock.slice(0, 10))}, ${showTimeOfDay(clock.slice(11))}`;
  return `Taken ${taken}${isFarApart(capturedAt, addedAt, timeZone) ? `, added ${added()}` : ''}`;
}
