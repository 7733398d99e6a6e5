import { z } from 'zod';
import { calendarDate, inUrl, serialId } from '../shapes.ts';
import { workday } from '../visits.ts';
import { officeProject } from './table.ts';
import { boardPerson } from './week.ts';

/** What is known of a technician's day before somebody plans more into it; without both, only the company's hours. */
export const visitsQuery = z.strictObject({
  technicianId: inUrl(serialId).optional(),
  date: calendarDate.optional(),
});
export const visits = z.object({
  technician: boardPerson.nullable(),
  projects: z.array(officeProject),
  /** Those with a drying visit that day. */
  drying: z.array(officeProject).default([]),
  workday,
});
export type Visits = z.output<typeof visits>;
/** The most visits of a day that are read. */
export const mostVisits = 100;
