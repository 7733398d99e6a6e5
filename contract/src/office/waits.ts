import { z } from 'zod';
import { owedByAge } from '../accounting/aging.ts';
import { dateTime } from '../shapes.ts';

/** What a job waits for, in the order of its way to the money. */
export const jobWaits = ['signature', 'drying', 'approval', 'payment'] as const;
export type JobWait = (typeof jobWaits)[number];

/** Most jobs that the overview lists, the longest waiting first. */
export const mostWaiting = 10;

/** What is owed, and what jobs wait for on their way to being paid. */
export const overviewMoney = z.object({
  owed: owedByAge,
  /** Jobs by what they wait for; one may wait for several. */
  waits: z.record(z.enum(jobWaits), z.number()),
  waiting: z.array(
    z.object({
      projectId: z.number(),
      title: z.string(),
      customerName: z.string(),
      waitsFor: z.array(z.enum(jobWaits)),
      since: dateTime,
    }),
  ),
});
export type OverviewMoney = z.output<typeof overviewMoney>;
