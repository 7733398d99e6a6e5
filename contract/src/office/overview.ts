import { z } from 'zod';
import { failingDelivery } from '../deliveries.ts';
import { projectStatuses } from '../projects.ts';
import { calendarDate, countedDate, dateTime, wholeNumberInUrl } from '../shapes.ts';
import { overviewAnswers } from './answers.ts';
import { overviewMoney } from './waits.ts';

/**
 * Weeks begin on Monday, in UTC. `cycleHours` is the median from assigned to completed; null if nothing was completed.
 */
export const overviewWeek = z.object({
  week: calendarDate,
  created: z.number(),
  completed: z.number(),
  cycleHours: z.number().nullable(),
  estimates: z.number(),
  estimateTotal: z.number(),
});
export type OverviewWeek = z.output<typeof overviewWeek>;

/**
 * - `byStatus` is exact. `overdue` is of what is not Completed, `unassigned` of what is New; both up to 10,000 (`more` says beyond).
 * - `weeks` go from the oldest to the one `today` is in, each present; to the next where that has begun in UTC.
 * - Estimates are counted in the week the newest of an inspection was made.
 * - `deliveries.failing` is exact up to 10,000; `newest` are at most 20 of them.
 */
export const overview = z.object({
  byStatus: z.array(z.object({ status: z.enum(projectStatuses), total: z.number() })),
  overdue: z.object({ total: z.number(), more: z.boolean() }),
  unassigned: z.object({ total: z.number(), more: z.boolean() }),
  weeks: z.array(overviewWeek),
  cycleHours: z.number().nullable(),
  deliveries: z.object({ failing: z.number(), more: z.boolean(), newest: z.array(failingDelivery) }),
  /** Not of servers from before. */
  answers: overviewAnswers.optional(),
  /** Not of servers from before. */
  money: overviewMoney.optional(),
  asOf: dateTime,
});
export type Overview = z.output<typeof overview>;

export const overviewQuery = z.strictObject({
  weeks: wholeNumberInUrl(1, 52).default(12),
  today: countedDate.optional(),
});
