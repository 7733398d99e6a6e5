import { z } from 'zod';
import { failingDelivery } from '../deliveries.ts';
import { dryingWatch } from '../drying/watch-shape.ts';
import { goals } from '../evidence-profiles/goals.ts';
import { officeProject } from '../office/table.ts';
import { calendarDate, dateTime } from '../shapes.ts';
import { technician } from '../technicians.ts';
import { workday } from '../visits.ts';

/** The most that Today lists of each kind; the totals count on. */
export const mostOnToday = { rows: 20, visits: 300, people: 500 } as const;

/** `total` counts up to 10,000; beyond, `more` is true. */
const counted = { total: z.number(), more: z.boolean() };
const projects = z.object({ projects: z.array(officeProject), ...counted });

/** A submitted inspection that no manager has marked as reviewed. */
const unreviewed = z.object({
  id: z.string(),
  projectId: z.number(),
  projectTitle: z.string(),
  technicianName: z.string(),
  completedAt: dateTime,
});
export type Unreviewed = z.output<typeof unreviewed>;

/** A document that waits for a signature; its customer may sign it by link until `linkUntil`. */
const unsigned = z.object({
  id: z.string(),
  title: z.string(),
  customer: z.string().nullable(),
  projectId: z.number(),
  projectTitle: z.string(),
  createdAt: dateTime,
  linkUntil: dateTime.nullable(),
});
export type Unsigned = z.output<typeof unsigned>;

/** A job whose drying somebody should look at. */
const dryingJob = officeProject.extend({ watch: dryingWatch });
export type DryingJob = z.output<typeof dryingJob>;

/** A job's first open deadline, late or within a day. */
const dueJob = officeProject.extend({ due: z.object({ goal: z.enum(goals), dueAt: dateTime }) });

const person = technician.pick({ id: true, status: true, role: true }).extend({ name: z.string() });
export type Person = z.output<typeof person>;

/**
 * - `late` was to be done before `day` and is not Completed, the oldest first; `unassigned` is New, the most urgent first.
 * - `visits` are planned for `day`, by time; those without one come last.
 * - `dryingVisits` are planned for `day` in the same order; `drying` needs somebody, the longest first.
 * - `due` has a deadline that is late or comes within a day, the earliest first; of jobs begun lately.
 * - `people` can get work or are on leave, or have a visit; those with a visit come first if there are too many.
 * - `toReview` and `toSign` have waited longest first; `deliveries` failed last first.
 */
export const today = z.object({
  day: calendarDate,
  late: projects,
  unassigned: projects,
  visits: projects,
  // A server of before says nothing of drying.
  dryingVisits: projects.prefault({ projects: [], total: 0, more: false }),
  drying: z.object({ jobs: z.array(dryingJob), ...counted }).prefault({ jobs: [], total: 0, more: false }),
  // A server of before says nothing of deadlines.
  due: z.object({ jobs: z.array(dueJob), ...counted }).prefault({ jobs: [], total: 0, more: false }),
  people: z.array(person),
  toReview: z.object({ inspections: z.array(unreviewed), ...counted }),
  // A server of before says nothing of it.
  toSign: z
    .object({ documents: z.array(unsigned), ...counted })
    .prefault({ documents: [], total: 0, more: false }),
  deliveries: z.object({ deliveries: z.array(failingDelivery), ...counted }),
  workday: workday.optional(),
  asOf: dateTime,
});
export type Today = z.output<typeof today>;
