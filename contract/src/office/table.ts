import { z } from 'zod';
import { goals } from '../evidence-profiles/goals.ts';
import { stages } from '../evidence-profiles/stages.ts';
import { projectClaimTypes, projectPriorities } from '../projects/fields.ts';
import { project, projectStatuses } from '../projects.ts';
import {
  calendarDate,
  dateTime,
  inUrl,
  requiredText,
  serialId,
  text,
  uuid,
  wholeNumberInUrl,
} from '../shapes.ts';

/** What of its profile a job has, as of a few seconds ago; null before the first thing is asked of it. */
const jobEvidence = z.object({
  /** The first stage that is not complete; null: all are. */
  stage: z.enum(stages).nullable(),
  done: z.number(),
  asked: z.number(),
  /** Missing things that must be there. */
  openMusts: z.number(),
  /** The first open deadline. */
  due: z.object({ goal: z.enum(goals), dueAt: dateTime }).nullable(),
});
export type JobEvidence = z.output<typeof jobEvidence>;

/** A project in the office's lists; null without a technician. */
export const officeProject = project.extend({
  technicianName: z.string().nullable(),
  /** That technician is no longer active. Servers of the previous version do not say it. */
  technicianGone: z.boolean().optional(),
  evidence: jobEvidence.nullable().optional(),
});
export type OfficeProject = z.output<typeof officeProject>;

/** One or more values, comma-separated in the URL: "New,Assigned". */
const several = <T extends string>(values: readonly [T, ...T[]]) =>
  z.preprocess(
    (value) => (typeof value === 'string' ? value.split(',') : value),
    z.array(z.enum(values)).min(1).max(values.length),
  );
const flag = z.preprocess((value) => (value === 'true' ? true : value), z.literal(true));

/** Scheduled before `today`, and not Completed. `today` is the day where the office is. */
export const officeFilterFields = {
  status: several(projectStatuses).optional(),
  priority: several(projectPriorities).optional(),
  claimType: several(projectClaimTypes).optional(),
  /** A technician's id, or unassigned projects. */
  technician: z.union([z.literal('unassigned'), inUrl(serialId)], 'Choose a technician.').optional(),
  /** The whole name, ignoring case and accents. */
  city: text(100).trim().min(1).optional(),
  scheduledFrom: calendarDate.optional(),
  scheduledTo: calendarDate.optional(),
  overdue: flag.optional(),
  /** Something of it was submitted and no manager has reviewed it. */
  inReview: flag.optional(),
  /** The first stage of its evidence that is not complete. */
  evidenceStage: several(stages).optional(),
  /** Something that must be there is missing. */
  evidenceOpen: flag.optional(),
  /** A deadline of its evidence has passed. */
  deadlinePassed: flag.optional(),
  today: calendarDate.optional(),
  /**
   * Any part of title, address, city, ZIP, customer, phone, claim or policy number or #id; several words must all match. A word
   * of one or two characters matches only the start of words.
   */
  search: text(200).optional(),
};
export const officeFilters = z.strictObject(officeFilterFields);
export type OfficeFilters = z.output<typeof officeFilters>;

export const unassigned: OfficeFilters = { status: ['New'], technician: 'unassigned' };

export const officeSorts = [
  'id',
  'address',
  'customerName',
  'city',
  'priority',
  'status',
  'claimType',
  'technician',
  'scheduledDate',
] as const;
export type OfficeSort = (typeof officeSorts)[number];
const sortFields = {
  /** Newest first is `id` with `desc`: ids are in the order of creation, so it is also the order by age. */
  sort: z.enum(officeSorts).default('id'),
  direction: z.enum(['asc', 'desc']).default('desc'),
};

/** Page numbers work up to here; cursors go further. */
export const furthestPageRow = 10_000;

/** At most one of `page`, `after`, `before` and `last`; none of them is the first page. */
export const officeQuery = z
  .strictObject({
    ...officeFilterFields,
    ...sortFields,
    limit: wholeNumberInUrl(1, 100).default(50),
    page: wholeNumberInUrl(1, furthestPageRow).optional(),
    after: text(500).optional(),
    before: text(500).optional(),
    last: flag.optional(),
  })
  .refine(
    ({ page, after, before, last }) =>
      [page, after, before, last].filter((way) => way !== undefined).length < 2,
    { path: ['page'], message: 'Use one of page, after, before and last.' },
  )
  .refine(({ page, limit }) => page === undefined || page * limit <= furthestPageRow, {
    path: ['page'],
    message: 'Page numbers work up to row 10,000. Use after to go further.',
  });

/** `next` and `previous` are cursors for `after` and `before`; null at the ends. */
export const officePage = z.object({
  projects: z.array(officeProject),
  next: z.string().nullable(),
  previous: z.string().nullable(),
});
export type OfficePage = z.output<typeof officePage>;

export const exportQuery = z.strictObject({ ...officeFilterFields, ...sortFields });

/**
 * How many match, exact up to 10,000; beyond, `more` is true. `byStatus` is over the same filter without its status.
 */
export const officeCount = z.object({
  total: z.number(),
  more: z.boolean(),
  byStatus: z.array(z.object({ status: z.enum(projectStatuses), total: z.number(), more: z.boolean() })),
});
export type OfficeCount = z.output<typeof officeCount>;

/** A view stores the filter, and the order if it is not the default. */
export const viewFilters = z.strictObject({
  ...z.strictObject(officeFilterFields).omit({ today: true }).shape,
  sort: sortFields.sort.unwrap().optional(),
  direction: sortFields.direction.unwrap().optional(),
});
export const officeView = z.object({
  id: uuid,
  name: z.string(),
  filters: viewFilters,
  createdAt: dateTime,
  updatedAt: dateTime,
});
export type OfficeView = z.output<typeof officeView>;
export const viewName = requiredText(80, 'Name is required');
export const mostViews = 50;
