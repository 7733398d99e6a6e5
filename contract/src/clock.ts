/** Making a format costs more than a page of text; an office prints in one zone. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatIn(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short', timeZone });
  formats.set(timeZone, made);
  return made;
}

// Intl puts a narrow no-break space before AM, which the print faces need not have.
const written = (at: number, timeZone: string) => formatIn(timeZone).format(at).replace('\u202f', ' ');

/** How far clocks are put back: an hour, and half of one on Lord Howe Island. */
const putBack = [3_600_000, 1_800_000];

/**
 * "Nov 20, 2026, 8:52 AM" in an IANA zone, which the paper or the page names once. Only in an hour that a clock change repeats
 * "CDT" or "CST" follows.
 */
export function momentIn(iso: string, timeZone: string): string {
  const at = Date.parse(iso);
  const text = written(at, timeZone);
  const isRepeated = putBack.some((by) =>
    [at - by, at + by].some((other) => written(other, timeZone) === text),
  );
  return isRepeated ? `${text} ${zoneAt(at, timeZone)}` : text;
}

function zoneAt(at: number, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'short' }).formatToParts(at);
  return parts.find(({ type }) => type === 'timeZoneName')!.value;
}

/** "Nov 20, 2026": the day a moment was in an IANA zone. */
export const dayIn = (iso: string, timeZone: string): string =>
  momentIn(iso, timeZone).split(',').slice(0, 2).join(',');

/** Whether it is the name of an IANA zone known here. */
export function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en-US', { timeZone: name }));
  } catch {
    return false;
  }
}

/** What names the zone of all times of a paper or a page. */
export const timesNamed = (timeZone: string): string => `Times: ${timeZone}`;
