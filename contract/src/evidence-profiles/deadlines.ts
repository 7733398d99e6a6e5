import { z } from 'zod';
import { momentOf, wallClock } from '../clock.ts';
import { timeOfDay, wholeNumber } from '../shapes.ts';
import { type DeadlineGoal, goals } from './goals.ts';

const hour = 3_600_000;
export const deadlineEvents = ['started', 'arrival', 'work-start', 'submitted', 'dry', 'completed'] as const;
export type DeadlineEvent = (typeof deadlineEvents)[number];

/** How many hours after what happened something is to be done (evidence.md 6). */
export const deadline = z.strictObject({
  event: z.enum(deadlineEvents, 'Choose from what it counts.'),
  hours: wholeNumber(1, 720),
  goal: z.enum(goals, 'Choose what is to be done.'),
});
export type Deadline = z.output<typeof deadline>;

/** The hours that count, on days of the week from 0, Sunday; none: around the clock. */
export const businessHours = z
  .strictObject({
    days: z.array(wholeNumber(0, 6)).min(1, 'Choose at least one day.').max(7),
    from: timeOfDay,
    to: timeOfDay,
  })
  .refine(({ from, to }) => from < to, { path: ['to'], error: 'Choose a time after the first.' });
export type BusinessHours = z.output<typeof businessHours>;

/** When things happened, as moments; null where they have not. */
export type Moments = Readonly<Partial<Record<DeadlineEvent | DeadlineGoal, string | null>>>;

export interface Due extends Deadline {
  dueAt: string;
  /** When it was done; null while it is open. */
  doneAt: string | null;
}

/** The deadlines of what has happened, the earliest first. */
export function deadlinesOf(
  moments: Moments,
  { deadlines, businessHours: open }: { deadlines: readonly Deadline[]; businessHours: BusinessHours | null },
  timeZone: string,
): Due[] {
  return deadlines
    .flatMap((one): Due[] => {
      const from = moments[one.event];
      if (!from) return [];
      const dueAt = new Date(dueFrom(Date.parse(from), one.hours, open, timeZone)).toISOString();
      return [{ ...one, dueAt, doneAt: moments[one.goal] ?? null }];
    })
    .toSorted((one, other) => Date.parse(one.dueAt) - Date.parse(other.dueAt));
}

/** Hours are counted as hours, so a clock change makes them neither longer nor shorter. */
function dueFrom(from: number, hours: number, open: BusinessHours | null, timeZone: string): number {
  if (!open) return from + hours * hour;
  let left = hours * hour;
  const day = new Date(`${wallClock(from, timeZone).slice(0, 10)}T00:00:00Z`);
  for (;;) {
    if (open.days.includes(day.getUTCDay())) {
      const date = day.toISOString().slice(0, 10);
      const [opens, closes] = [open.from, open.to].map((time) =>
        momentOf(`${date}T${time}:00`, timeZone).getTime(),
      ) as [number, number];
      const begins = Math.max(opens, from);
      if (begins + left <= closes) return begins + left;
      left -= Math.max(0, closes - begins);
    }
    day.setUTCDate(day.getUTCDate() + 1);
  }
}
