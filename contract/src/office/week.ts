import { z } from 'zod';
import { calendarDate, countedDate } from '../shapes.ts';
import { type OfficeProject, officeProject } from './table.ts';

/** Two visits of one technician that start less than this apart conflict. */
export const visitMinutes = 60;

/** Projects of one technician at the same time of one day, in time order. */
export const conflict = z.object({
  technicianId: z.number(),
  date: calendarDate,
  projects: z.array(z.number()),
});
export type Conflict = z.output<typeof conflict>;

/** The most projects in a column of the week board; beyond, `more` is true. */
export const mostOnBoard = { scheduled: 1_000, beside: 100 } as const;

const column = z.object({ projects: z.array(officeProject), more: z.boolean() });
/** `total` is their number, up to 10,000, as in the overview and the list of projects. */
const beside = column.extend({ total: z.number() });
/**
 * `scheduled` is planned in the seven days from `from` on, by technician or unassigned. The others are separate:
 * `unassigned` has no technician and no day this week (its `total` includes those with one), `overdue` was due before
 * today, `onHold` waits.
 */
export const week = z.object({
  from: calendarDate,
  to: calendarDate,
  technicians: z.array(z.object({ id: z.number(), name: z.string(), active: z.boolean() })),
  scheduled: column,
  unassigned: beside,
  overdue: beside,
  onHold: beside,
  conflicts: z.array(conflict),
});
export type Week = z.output<typeof week>;

export const weekQuery = z.strictObject({ from: countedDate, today: calendarDate.optional() });

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
type Planned = Pick<OfficeProject, 'id' | 'technicianId' | 'scheduledDate' | 'scheduledTime' | 'status'>;

/** Finds visits that overlap. Projects without a time, and completed ones, never conflict. */
export function conflictsOf(projects: readonly Planned[]): Conflict[] {
  const days = Map.groupBy(
    projects.filter(
      ({ technicianId, scheduledDate, scheduledTime, status }) =>
        technicianId !== null && scheduledDate !== null && scheduledTime !== null && status !== 'Completed',
    ),
    ({ technicianId, scheduledDate }) => `${technicianId} ${scheduledDate}`,
  );
  const found: Conflict[] = [];
  for (const day of days.values()) {
    day.sort((a, b) => a.scheduledTime!.localeCompare(b.scheduledTime!) || a.id - b.id);
    let together: Planned[] = [];
    for (const one of [...day, undefined]) {
      const last = together.at(-1);
      const meets =
        one && last && minutesOf(one.scheduledTime!) - minutesOf(last.scheduledTime!) < visitMinutes;
      if (meets) together.push(one);
      else {
        if (together.length > 1) {
          const { technicianId, scheduledDate } = together[0]!;
          found.push({
            technicianId: technicianId!,
            date: scheduledDate!,
            projects: together.map(({ id }) => id),
          });
        }
        together = one ? [one] : [];
      }
    }
  }
  return found;
}
