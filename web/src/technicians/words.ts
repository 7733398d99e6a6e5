import { dayOfMoment, showMomentDay, showTime } from '../ui/format/dates.ts';

/** "Today, 8:15 AM", "Yesterday" or the day. */
export function showLately(at: string | null, now = new Date()): string | null {
  if (!at) return null;
  const days = (Date.parse(dayOfMoment(now)) - Date.parse(dayOfMoment(at))) / 86_400_000;
  if (days === 0) return `Today, ${showTime(at)}`;
  return days === 1 ? 'Yesterday' : showMomentDay(at);
}
