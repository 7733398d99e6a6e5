import { showDay, showTimeOfDay } from '@tidemark/contract/written-days';

export { showDay, showShortDay, showTimeOfDay } from '@tidemark/contract/written-days';

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
