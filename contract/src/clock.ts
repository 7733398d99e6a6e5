import { showDay, showTimeOfDay } from './written-days.ts';

/** Cached, because making a format costs more than a page of text, and an office uses one zone. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatIn(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  // Swedish format equals ISO 8601.
  const made = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'medium', timeZone });
  formats.set(timeZone, made);
  return made;
}

/**
 * "2026-11-20T08:52:13": local time in an IANA zone; without one in the device's own, without Intl, whose first format
 * costs a slow phone 30 ms.
 * @throws RangeError for an invalid moment
 */
export function wallClock(at: string | number | Date, timeZone: string | undefined): string {
  const moment = new Date(at);
  // Intl writes a year before 1000 with fewer digits.
  if (timeZone) return formatIn(timeZone).format(moment).replace(' ', 'T').padStart(19, '0');
  return new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000).toISOString().slice(0, 19);
}

/** The moment of a local time "2026-11-20T08:52:13"; either one in an hour that a clock change repeats. */
export function momentOf(wall: string, timeZone: string | undefined): Date {
  if (!timeZone) return new Date(wall);
  const asUtc = Date.parse(`${wall}Z`);
  const ahead = (at: number) => Date.parse(`${wallClock(at, timeZone)}Z`) - Math.floor(at / 1000) * 1000;
  return new Date(asUtc - ahead(asUtc - ahead(asUtc)));
}

/** "2026-11-20T08:52". */
const minuteOf = (at: number, timeZone: string | undefined) => wallClock(at, timeZone).slice(0, 16);

/** Clocks go back by an hour, or half an hour on Lord Howe Island. */
const putBack = [3_600_000, 1_800_000];

/**
 * "Nov 20, 2026, 8:52 AM". The page names its time zone once; only an hour that a clock change repeats adds "CDT" or
 * "CST".
 */
export function momentIn(iso: string, timeZone: string | undefined): string {
  const at = Date.parse(iso);
  const minute = minuteOf(at, timeZone);
  const text = `${showDay(minute.slice(0, 10))}, ${showTimeOfDay(minute.slice(11))}`;
  const isRepeated = putBack.some((by) =>
    [at - by, at + by].some((other) => minuteOf(other, timeZone) === minute),
  );
  return isRepeated ? `${text} ${zoneAt(at, timeZone)}` : text;
}

function zoneAt(at: number, timeZone: string | undefined): string {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'short' }).formatToParts(at);
  return parts.find(({ type }) => type === 'timeZoneName')!.value;
}

/** "Nov 20, 2026": the day a moment was in an IANA zone. */
export const dayIn = (iso: string, timeZone: string | undefined): string =>
  showDay(wallClock(iso, timeZone).slice(0, 10));

export function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en-US', { timeZone: name }));
  } catch {
    return false;
  }
}

const halfYear = 182 * 86_400_000;
/** Whether the device's clock differs from the zone's, now or half a year from now. */
export const differsFromDevice = (timeZone: string, now = Date.now()): boolean =>
  [now, now + halfYear].some((at) => wallClock(at, timeZone) !== wallClock(at, undefined));

/** The note that names the time zone of a document or page. */
export const timesNamed = (timeZone: string): string => `Times: ${timeZone}`;

/** A field time this far after the server had it comes from a clock that is wrong; papers say so (job.md, conventions). */
const mostAhead = 5 * 60_000;
export const isAhead = (at: string, receivedAt: string): boolean =>
  Date.parse(at) > Date.parse(receivedAt) + mostAhead;
