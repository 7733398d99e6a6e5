import { z } from 'zod';
import { projectPriorities } from '../projects/fields.ts';
import { projectStatuses } from '../projects.ts';
import { calendarDate, serialId, timeOfDay } from '../shapes.ts';
import { officeProject } from './table.ts';

export const mostAtOnce = 500;

/** What is done to each of several projects. Off hold, a project goes back to what it was: In Progress if it was started, else Assigned. */
export const bulkChange = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('assign'), technicianId: serialId }),
  z.strictObject({ kind: z.literal('priority'), priority: z.enum(projectPriorities) }),
  z.strictObject({ kind: z.literal('hold') }),
  z.strictObject({ kind: z.literal('resume') }),
]);
export type BulkChange = z.output<typeof bulkChange>;

/** A project as whoever chose it saw it: of what is changed, the value is compared and must still be that. */
const chosen = z.strictObject({
  id: serialId,
  technicianId: serialId.nullable(),
  priority: z.enum(projectPriorities),
  status: z.enum(projectStatuses),
});

export const bulk = z.strictObject({
  change: bulkChange,
  projects: z
    .array(chosen)
    .min(1, 'Choose at least one project.')
    .max(mostAtOnce, `Choose at most ${mostAtOnce} projects.`)
    .refine((all) => new Set(all.map(({ id }) => id)).size === all.length, 'A project is named twice.'),
  /** Re-assigns also what may have unsent work on its former technician's device. */
  confirmUnsent: z.boolean().default(false),
});

/** What became of one project: `refused` has the refusal's code and sentence, and the project as it is now if it is there. */
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
/** Who comes and when: the fields named change, and what was seen in them must still be so. */
export const schedule = z.strictObject({
  ...z.strictObject(slot).partial().shape,
  seen: z.strictObject(slot),
  confirmUnsent: z.boolean().default(false),
});
