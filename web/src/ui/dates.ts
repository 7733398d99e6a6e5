import { dateFormat } from './formats.ts';

/** How the app writes days and moments: en-US, moments in the device's time zone. */
const day = dateFormat({ dateStyle: 'medium', timeZone: 'UTC' });
const shortDay = dateFormat({ month: 'short', day: 'numeric', timeZone: 'UTC' });
const dayHere = dateFormat({ dateStyle: 'medium' });
const clock = dateFormat({ timeStyle: 'short' });
const moment = dateFormat({ dateStyle: 'medium', timeStyle: 'short' });

/** A plain date (YYYY-MM-DD), which no time zone moves: "Nov 19, 2026". */
export const showDay = (date: string) => day(new Date(date));
/** "Nov 19" of a plain date. */
export const showShortDay = (date: string) => shortDay(new Date(date));
/** "2:05 PM" of a plain time of day (HH:mm). */
export function showTimeOfDay(time: string): string {
  const hour = Number(time.slice(0, 2));
  return `${hour % 12 || 12}:${time.slice(3, 5)} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** The day of a moment: "Nov 19, 2026". */
export const showMomentDay = (at: string | Date) => dayHere(new Date(at));
/** "9:41 AM" */
export const showTime = (at: string | Date) => clock(new Date(at));
/** "Nov 19, 2026, 9:41 AM" */
export const showMoment = (at: string | Date) => moment(new Date(at));

/** "9:41 AM" today, "Nov 19, 2026, 9:41 AM" before. */
export function showAge(at: string, now = new Date()): string {
  const then = new Date(at);
  if (then.toDateString() === now.toDateString()) return showTime(then);
  return showMoment(then);
}
