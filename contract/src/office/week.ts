import { z } from 'zod';
import { roles } from '../access.ts';
import { calendarDate, countedDate } from '../shapes.ts';
import { technicianStatuses } from '../technicians.ts';
import { conflict, workday } from '../visits.ts';
import { officeProject } from './table.ts';

/** The most projects in a column of the week board; beyond, `more` is true. */
export const mostOnBoard = { scheduled: 1_000, beside: 100 } as const;

/** `active` people can get work; `status` says why not. */
export const boardPerson = z.object({
  id: z.number(),
  name: z.string(),
  active: z.boolean(),
  status: z.enum(technicianStatuses),
  role: z.enum(roles),
});
export type BoardPerson = z.output<typeof boardPerson>;

const column = z.object({ projects: z.array(officeProject), more: z.boolean() });
/** `total` is their number, up to 10,000, as in the overview and the list of projects. */
const beside = column.extend({ total: z.number() });
/** Projects with a drying visit planned, by its day and time. */
const dryingVisits = column.prefault({ projects: [], more: false });
/**
 * `scheduled` is planned in the seven days from `from` on, by technician or unassigned. The others are separate:
 * `unassigned` has no technician and no day this week (its `total` includes those with one), `overdue` was due before
 * today, `onHold` waits. `drying` are the drying visits planned in these days; `conflicts` are over both.
 */
export const week = z.object({
  from: calendarDate,
  to: calendarDate,
  technicians: z.array(boardPerson),
  scheduled: column,
  drying: dryingVisits,
  unassigned: beside,
  overdue: beside,
  onHold: beside,
  conflicts: z.array(conflict),
  workday: workday.optional(),
});
export type Week = z.output<typeof week>;

export const weekQuery = z.strictObject({ from: countedDate, today: calendarDate.optional() });
