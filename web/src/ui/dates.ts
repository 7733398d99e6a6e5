/**
 * How the app writes days and moments: en-US, moments in the device's time zone. Not by Intl: its first format costs a slow
 * phone 30 ms and more, and the first screen would wait for it.
 */
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
/** @throws RangeError when it is no date */
const partsOf = (date: string) => new Date(date).toISOString().slice(0, 10).split('-').map(Number);

/** A plain date (YYYY-MM-DD), which no time zone moves: "Nov 19, 2026". */
export function showDay(date: string): string {
  const [year, month, day] = partsOf(date);
  return `${months[month! - 1]} ${day}, ${year}`;
}
/** "Nov 19" of a plain date. */
export function showShortDay(date: string): string {
  const [, month, day] = partsOf(date);
  return `${months[month! - 1]} ${day}`;
}
/** "2:05 PM" of a plain time of day (HH:mm). */
export function showTimeOfDay(time: string): string {
  const hour = Number(time.slice(0, 2));
  return `${hour % 12 || 12}:${time.slice(3, 5)} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** YYYY-MM-DDTHH:mm on the device's clock. @throws RangeError when it is no moment */
function here(at: string | Date): string {
  const moment = new Date(at);
  const local = new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 16);
}

/** The day of a moment on the device's clock, YYYY-MM-DD. */
export const dayHere = (at: string | Date) => here(at).slice(0, 10);
/** The day of a moment: "Nov 19, 2026". */
export const showMomentDay = (at: string | Date) => showDay(dayHere(at));
/** "9:41 AM" */
export const showTime = (at: string | Date) => showTimeOfDay(here(at).slice(11));
/** "Nov 19, 2026, 9:41 AM" */
export const showMoment = (at: string | Date) => `${showMomentDay(at)}, ${showTime(at)}`;

/** "9:41 AM" today, "Nov 19, 2026, 9:41 AM" before. */
export function showAge(at: string, now = new Date()): string {
  const then = new Date(at);
  if (then.toDateString() === now.toDateString()) return showTime(then);
  return showMoment(then);
}
