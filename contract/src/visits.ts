import { z } from 'zod';
import { calendarDate } from './shapes.ts';

/** A visit's length in minutes, as a person may set it. */
export const visitLimits = { least: 15, most: 720 } as const;
export const visitRule = (label: string) => `${label} must be from 15 minutes to 12 hours.`;
export const visitLength = (label: string) =>
  z
    .number(visitRule(label))
    .int(visitRule(label))
    .min(visitLimits.least, visitRule(label))
    .max(visitLimits.most, visitRule(label));

/** The company's settings: how long a visit takes of which nobody has said it, and how long people work in a day. */
export const workday = z.object({ visitMinutes: z.number(), workdayHours: z.number() });
export type Workday = z.output<typeof workday>;
export const usualWorkday: Workday = { visitMinutes: 120, workdayHours: 8 };

interface Planned {
  id: number;
  technicianId: number | null;
  scheduledDate: string | null;
  scheduledTime: string | null;
  visitMinutes: number | null;
  status: string;
}

export const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/** `usual` is the company's length. A device that knows a project from before the field has none of it. */
export const lengthOf = ({ visitMinutes }: Pick<Planned, 'visitMinutes'>, usual: number) =>
  visitMinutes ?? usual;

/** Minutes booked; without a time too. */
export const bookedMinutes = (visits: readonly Pick<Planned, 'visitMinutes'>[], usual: number) =>
  visits.reduce((sum, visit) => sum + lengthOf(visit, usual), 0);

/** Projects of one technician that overlap on one day, in time order. */
export const conflict = z.object({
  technicianId: z.number(),
  date: calendarDate,
  projects: z.array(z.number()),
});
export type Conflict = z.output<typeof conflict>;

/** Visits of one technician that overlap on one day, in time order. Those without a time, and completed ones, never do. */
export function overlapsOf<V extends Planned>(visits: readonly V[], usual: number): V[][] {
  const days = Map.groupBy(
    visits.filter(
      ({ technicianId, scheduledDate, scheduledTime, status }) =>
        technicianId !== null && scheduledDate !== null && scheduledTime !== null && status !== 'Completed',
    ),
    ({ technicianId, scheduledDate }) => `${technicianId} ${scheduledDate}`,
  );
  const found: V[][] = [];
  for (const day of days.values()) {
    day.sort((a, b) => a.scheduledTime!.localeCompare(b.scheduledTime!) || a.id - b.id);
    let together: V[] = [];
    let ends = 0;
    for (const one of [...day, undefined]) {
      const begins = one ? minutesOf(one.scheduledTime!) : Number.POSITIVE_INFINITY;
      if (begins >= ends) {
        if (together.length > 1) found.push(together);
        together = [];
      }
      if (!one) break;
      together.push(one);
      ends = Math.max(together.length > 1 ? ends : 0, begins + lengthOf(one, usual));
    }
  }
  return found;
}

/** The same, as the office is told. */
export const conflictsOf = (visits: readonly Planned[], usual: number): Conflict[] =>
  overlapsOf(visits, usual).map((together) => ({
    technicianId: together[0]!.technicianId!,
    date: together[0]!.scheduledDate!,
    projects: together.map(({ id }) => id),
  }));
