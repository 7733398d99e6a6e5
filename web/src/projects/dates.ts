/** How projects show their dates: en-US, short (first document, section 2, "Project card"). */

const shortDay = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', year: 'numeric' });
const longDay = new Intl.DateTimeFormat('en-US', {
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  year: 'numeric',
});
const clock = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' });

/** A plain date as a local day, so that no time zone moves it. */
function localDay(date: string): Date {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return new Date(year, month - 1, day);
}

export const showDay = (date: string) => shortDay.format(localDay(date));
export const showLongDay = (date: string) => longDay.format(localDay(date));
export const showMomentDay = (at: string) => shortDay.format(new Date(at));
export const showTime = (at: string) => clock.format(new Date(at));

/** "9:41 AM" today, "Nov 19, 2026, 9:41 AM" before. */
export function showAge(at: string, now = new Date()): string {
  const then = new Date(at);
  if (then.toDateString() === now.toDateString()) return clock.format(then);
  return `${shortDay.format(then)}, ${clock.format(then)}`;
}

/** "Today", "Tomorrow", "Yesterday", or nothing for a day further off. */
export function dayWord(date: string | null, now = new Date()): string | undefined {
  if (!date) return undefined;
  const today = new Date(now.getFullYear(), now.getMonth(), now.getDate());
  const off = Math.round((localDay(date).getTime() - today.getTime()) / 86_400_000);
  return { '-1': 'Yesterday', 0: 'Today', 1: 'Tomorrow' }[off];
}
