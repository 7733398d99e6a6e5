import { dayIn, momentIn, timesNamed } from '@tidemark/contract/clock';

/** If neither the company nor the device has a zone. */
const unnamed = 'UTC';

/** "Nov 20, 2026" of a moment. */
export const dayOf = (iso: string, timeZone: string = unnamed): string => dayIn(iso, timeZone);

/** "Nov 20, 2026, 8:52 AM" */
export const moment = (iso: string, timeZone: string = unnamed): string => momentIn(iso, timeZone);

/** A document's one note about all its times: "Times: America/Chicago". */
export const clockOf = (timeZone: string = unnamed): string => timesNamed(timeZone);
