import { z } from 'zod';
import { projectPriorities, projectShapes } from '../projects/fields.ts';
import { projectStatuses } from '../projects.ts';
import { calendarDate, requiredText, serialId, timeOfDay } from '../shapes.ts';
import { officeProject } from './table.ts';

export const mostAtOnce = 500;

/** The change for several projects. A resumed project becomes In Progress if it was started, else Assigned. */
export const bulkChange = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('assign'), technicianId: serialId }),
  z.strictObject({ kind: z.literal('priority'), priority: z.enum(projectPriorities) }),
  z.strictObject({ kind: z.literal('hold') }),
  z.strictObject({ kind: z.literal('resume') }),
  z.strictObject({ kind: z.literal('complete') }),
  /** Completed projects become Assigned again. */
  z.strictObject({ kind: z.literal('reopen'), reason: requiredText(1000, 'Reason is required') }),
  /** Each gets the values of its own `to`: a plan for many, or what Undo puts back. */
  z.strictObject({ kind: z.literal('set') }),
]);
export type BulkChange = z.output<typeof bulkChange>;

/** What `set` changes. */
const settable = z.strictObject({
  title: projectShapes.title,
  technicianId: serialId.nullable(),
  scheduledDate: calendarDate.nullable(),
  scheduledTime: timeOfDay.nullable(),
  visitMinutes: projectShapes.visitMinutes,
  priority: z.enum(projectPriorities),
});

/** A project as the caller saw it: the value to change must still be the same. */
const chosen = z.strictObject({
  ...settable.pick({ title: true, scheduledDate: true, scheduledTime: true, visitMinutes: true }).partial()
    .shape,
  to: settable.partial().optional(),
  id: serialId,
  technicianId: serialId.nullable(),
  priority: z.enum(projectPriorities),
  status: z.enum(projectStatuses),
});

export const bulk = z.strictObject({
  change: bulkChange,
  projects: z
    .array(chosen)
    .min(1, 'Select at least one project.')
    .max(mostAtOnce, `Select at most ${mostAtOnce} projects.`)
    .refine((all) => new Set(all.map(({ id }) => id)).size === all.length, 'A project is listed twice.'),
  /** Also re-assigns projects with possible unsent work on the current technician's device. */
  confirmUnsent: z.boolean().default(false),
});

/** The result for one project: `refused` has the refusal's code and message, and the current project if it exists. */
export const bulkResult = z.object({
  id: z.number(),
  outcome: z.enum(['changed', 'unchanged', 'refused']),
  code: z.string().nullable(),
  message: z.string().nullable(),
  project: officeProject.nullable(),
});
export type BulkResult = z.output<typeof bulkResult>;
export const bulkAnswer = z.object({
  results: z.array(bulkResult),
  summary: z.object({ changed: z.number(), unchanged: z.number(), refused: z.number() }),
});

const slot = {
  technicianId: serialId.nullable(),
  scheduledDate: calendarDate.nullable(),
  scheduledTime: timeOfDay.nullable(),
};
const length = { visitMinutes: projectShapes.visitMinutes };
/**
 * Changes the given fields if they still have the values the caller saw. Of a drying visit day, time and length are its own, and
 * the technician is the project's.
 */
export const schedule = z.strictObject({
  visit: z.enum(['inspection', 'drying']).default('inspection'),
  ...z.strictObject({ ...slot, ...length }).partial().shape,
  seen: z.strictObject({ ...slot, ...z.strictObject(length).partial().shape }),
  confirmUnsent: z.boolean().default(false),
});
