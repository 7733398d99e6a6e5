/** Making a format costs more than a page of text; an office prints in one zone. */
const formats = new Map<string, Intl.DateTimeFormat>();

/** "Nov 20, 2026" of a moment: the day it was in an IANA zone, or in UTC. */
export function dayOf(iso: string, timeZone?: string): string {
  return moment(iso, timeZone).split(',').slice(0, 2).join(',');
}

/** "Nov 20, 2026, 8:52 AM" in an IANA zone; without one in UTC, and it says so. */
export function moment(iso: string, timeZone?: string): string {
  const zone = timeZone ?? 'UTC';
  let format = formats.get(zone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short', timeZone: zone });
    formats.set(zone, format);
  }
  // Intl puts a narrow no-break space before AM, which the print faces need not have.
  const text = format.format(new Date(iso)).replace('\u202f', ' ');
  return timeZone ? text : `${text} UTC`;
}
