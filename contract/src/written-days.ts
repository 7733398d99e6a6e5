/**
 * Days and times of day without a zone, in en-US. Not with Intl, whose first format costs a slow phone 30 ms and more,
 * which the first screen would wait for.
 */
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
/** @throws RangeError for an invalid date */
const partsOf = (date: string) => new Date(date).toISOString().slice(0, 10).split('-').map(Number);

/** A plain date (YYYY-MM-DD), independent of time zones: "Nov 19, 2026". */
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
