import { dayIn, momentIn, timesNamed } from '@tidemark/contract/clock';

/** Where neither the company nor the device said which. */
const unnamed = 'UTC';

/** "Nov 20, 2026" of a moment. */
export const dayOf = (iso: string, timeZone: string = unnamed): string => dayIn(iso, timeZone);

/** "Nov 20, 2026, 8:52 AM" */
export const moment = (iso: string, timeZone: string = unnamed): string => momentIn(iso, timeZone);

/** What a paper says once about all its times: "Times: America/Chicago". */
export const clockOf = (timeZone: string = unnamed): string => timesNamed(timeZone);
