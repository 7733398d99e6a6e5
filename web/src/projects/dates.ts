import { dateFormat } from '../ui/formats.ts';

const longDay = dateFormat({ dateStyle: 'full' });

/** A plain date as a local day, so that no time zone moves it. */
function localDay(date: string): Date {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return new Date(year, month - 1, day);
}

/** "Thursday, November 19, 2026" */
export const showLongDay = (date: string) => longDay(localDay(date));

/** "Today", "Tomorrow", "Yesterday", or nothing for a day further off. */
export function dayWord(date: string | null, now = new Date()): string | undefined {
  if (!date) return undefined;
  const today = new Date(now.getFullYear(), now.getMonth(), now.getDate());
  const off = Math.round((localDay(date).getTime() - today.getTime()) / 86_400_000);
  return { '-1': 'Yesterday', 0: 'Today', 1: 'Tomorrow' }[off];
}
