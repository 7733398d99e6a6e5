import { z } from 'zod';
import { dateTime } from '../shapes.ts';

/** What the office's day says of a drying, kept beside it so that the day reads no readings. */
export const dryingWatch = z.object({
  /** Alerts without an answer, and what the first says. */
  alerts: z.number(),
  first: z.string().nullable(),
  /** Units that run. */
  units: z.number(),
  lastVisitAt: dateTime.nullable(),
});
export type DryingWatch = z.output<typeof dryingWatch>;

/** What is kept with it for deadlines: when the work began, and since when every point is dry. One kept before has neither. */
export interface KeptWatch extends DryingWatch {
  workStartAt?: string | null;
  dryAt?: string | null;
}
