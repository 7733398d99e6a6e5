import { dayIn, momentIn, wallClock } from '@tidemark/contract/clock';
import { showDay, showShortDay, showTimeOfDay } from '@tidemark/contract/written-days';
import { pageZone } from './clock.ts';

export { showDay, showShortDay, showTimeOfDay };

const iso = (at: string | Date) => (typeof at === 'string' ? at : at.toISOString());

/** The day of a moment in the pages' time zone, YYYY-MM-DD. */
export const dayOfMoment = (at: string | Date = new Date()) => wallClock(at, pageZone()).slice(0, 10);
/** The time of day of a moment in the pages' time zone, HH:mm. */
export const timeOfMoment = (at: string | Date) => wallClock(at, pageZone()).slice(11, 16);
/** The day of a moment: "Nov 19, 2026". */
export const showMomentDay = (at: string | Date) => dayIn(iso(at), pageZone());
/** "9:41 AM" */
export const showTime = (at: string | Date) => showTimeOfDay(timeOfMoment(at));
/** "Nov 19, 2026, 9:41 AM" */
export const showMoment = (at: string | Date) => momentIn(iso(at), pageZone());

/** "9:41 AM" today, "Nov 19, 2026, 9:41 AM" on earlier days. */
export const showAge = (at: string, now = new Date()): string =>
  dayOfMoment(at) === dayOfMoment(now) ? showTime(at) : showMoment(at);
