import { z } from 'zod';
import { officeProject } from './table.ts';

/** The most that the overview lists. */
export const mostAnswers = { late: 10, people: 50, onHold: 1_000 } as const;

/** Of one technician: what is open, and what was completed this month. */
const work = z.object({
  id: z.number(),
  name: z.string(),
  assigned: z.number(),
  inProgress: z.number(),
  onHold: z.number(),
  late: z.number(),
  completed: z.number(),
});
export type Work = z.output<typeof work>;

/**
 * - `months` are totals of estimates, the newest of each inspection: this month, last month to the same day and time, and
 *   all of last month.
 * - `onHold` counts by how long: up to a week, up to 30 days, longer; of the first 1,000.
 */
export const overviewAnswers = z.object({
  months: z.object({ current: z.number(), lastSoFar: z.number(), last: z.number() }),
  work: z.array(work),
  onHold: z.object({ week: z.number(), month: z.number(), longer: z.number() }),
  late: z.array(officeProject),
});
export type OverviewAnswers = z.output<typeof overviewAnswers>;
