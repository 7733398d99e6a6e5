import { dayOfMoment } from '../ui/format/dates.ts';

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** A plain date as a local day, so that no time zone moves it. */
function localDay(date: string): Date {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return new Date(year, month - 1, day);
}

/** "Thursday, November 19, 2026", not by Intl: see ui/format/dates.ts. */
export function showLongDay(date: string): string {
  const day = localDay(date);
  return `${weekdays[day.getDay()]}, ${months[day.getMonth()]} ${day.getDate()}, ${day.getFullYear()}`;
}

/** "Today", "Tomorrow", "Yesterday", or nothing for a day further off. */
export function dayWord(date: string | null, now = new Date()): string | undefined {
  if (!date) return undefined;
  const off = (Date.parse(date) - Date.parse(dayOfMoment(now))) / 86_400_000;
  return { '-1': 'Yesterday', 0: 'Today', 1: 'Tomorrow' }[off];
}
