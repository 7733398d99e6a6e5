import { z } from 'zod';
import { action } from './action.ts';
import { planShapes } from './drying/fields/plan.ts';
import { pageQuery, pagination } from './envelope.ts';
import type { Offline } from './offline.ts';
import { projectClaimTypes, projectPriorities, projectShapes } from './projects/fields.ts';
import { dateTime, inUrl, serialId, text } from './shapes.ts';

export const projectStatuses = ['New', 'Assigned', 'In Progress', 'On Hold', 'Completed'] as const;
export type ProjectStatus = (typeof projectStatuses)[number];
export const project = z.object({
  id: z.number(),
  ...projectShapes,
  // A follow-up's is its original's with a word before it.
  title: z.string(),
  status: z.enum(projectStatuses),
  assignedDateTime: dateTime.nullable(),
  /** The completed project a follow-up made this one for. */
  originalProjectId: z.number().nullable(),
  startedAt: dateTime.nullable(),
  completedAt: dateTime.nullable(),
  /** The job's (contract/src/job/state.ts): its first start, which no re-open clears, its end and its last write. */
  begunAt: dateTime.nullable().default(null),
  jobClosedAt: dateTime.nullable().default(null),
  jobWrittenAt: dateTime.nullable().default(null),
  /** The next drying visit, if one is planned. */
  dryingDate: planShapes.dryingDate.default(null),
  dryingTime: planShapes.dryingTime.default(null),
  dryingMinutes: planShapes.dryingMinutes.default(null),
  createdAt: dateTime,
  updatedAt: dateTime,
});
export type Project = z.output<typeof project>;
declare module './offline.ts' {
  interface LocalTables {
    projects: Project;
  }
}

/** Over everything the caller may see; each is exact up to 10,000 and stays 10,000 beyond. */
export const projectCounts = z.object({
  assigned: z.number(),
  inProgress: z.number(),
  onHold: z.number(),
  completed: z.number(),
  urgent: z.number(),
  all: z.number(),
});
export type ProjectCounts = z.output<typeof projectCounts>;

/** decisions.md, "States": the status changes a plain update allows; a manager may also re-open. */
const transitions: Record<ProjectStatus, readonly ProjectStatus[]> = {
  New: ['Assigned', 'In Progress'],
  Assigned: ['In Progress', 'On Hold'],
  'In Progress': ['On Hold', 'Completed'],
  'On Hold': ['In Progress'],
  Completed: [],
};

export function mayBecome(from: ProjectStatus, to: ProjectStatus): boolean {
  return from === to || transitions[from].includes(to);
}

export const isNotBegun = ({ status }: Pick<Project, 'status'>): boolean =>
  status === 'New' || status === 'Assigned';

/** Starts a project; a completed one stays as it is. */
export function begunProject(found: Project, at: string): Project {
  if (found.status === 'Completed') return found;
  const startedAt = found.startedAt ?? at;
  return { ...found, status: 'In Progress', startedAt, begunAt: found.begunAt ?? startedAt, updatedAt: at };
}

/** Completes a project, started or not. */
export function completedProject(found: Project, at: string): Project {
  return { ...begunProject(found, at), status: 'Completed', completedAt: found.completedAt ?? at };
}

const byId = z.strictObject({ id: inUrl(serialId) });
const oneProject = z.object({ project });

const change = z.strictObject({ ...projectShapes, status: z.enum(projectStatuses) }).partial();
export type ProjectChange = z.output<typeof change>;

/** The project fields its technician may change. */
export const technicianMayChange: readonly (keyof ProjectChange)[] = ['claimType', 'status'];

type ById = { params: { id: number } };
const isProject = (input: ById) => [{ table: 'projects' as const, id: input.params.id }];
const laid = (answer: { project: Project }) => [
  { table: 'projects' as const, id: answer.project.id, record: answer.project },
];

/** Changes field values; does nothing if the project is not on the device. */
function changed<I extends ById>(make: (project: Project, input: I, at: string) => Partial<Project>) {
  return {
    project: (input) => input.params.id,
    touches: isProject,
    answered: laid,
    effect(input, read, at) {
      const found = read('projects', input.params.id);
      if (!found) return [];
      return [
        { table: 'projects', id: found.id, record: { ...found, ...make(found, input, at), updatedAt: at } },
      ];
    },
  } satisfies Offline<I, { project: Project }>;
}

export const projectActions = {
  list: action({
    name: 'projects.list',
    method: 'GET',
    path: '/projects',
    summary: 'Projects the caller may see, filtered and searched',
    access: 'signed-in',
    query: z.strictObject({
      ...pageQuery,
      status: z.enum(projectStatuses).optional(),
      priority: z.enum(projectPriorities).optional(),
      claimType: z.enum(projectClaimTypes).optional(),
      search: text(200).optional(),
    }),
    answer: z.object({ projects: z.array(project), pagination, counts: projectCounts }),
  }),
  assigned: action({
    name: 'projects.assigned',
    method: 'GET',
    path: '/projects/assigned',
    summary:
      'Projects assigned to the caller: open ones by urgency and date, then completed ones, newest first',
    access: 'signed-in',
    query: z.strictObject({ ...pageQuery, limit: pageQuery.limit.default(100) }),
    answer: z.object({ projects: z.array(project), pagination, counts: projectCounts }),
  }),
  read: action({
    name: 'projects.read',
    method: 'GET',
    path: '/projects/:id',
    summary: 'One project',
    access: 'own-project',
    params: byId,
    answer: oneProject,
    refusals: ['project_not_found'],
  }),
  start: action({
    name: 'projects.start',
    method: 'POST',
    path: '/projects/:id/start',
    summary: 'Start work on a project; does nothing if it is in progress',
    access: 'own-project',
    params: byId,
    answer: oneProject,
    refusals: ['project_not_found', 'project_completed'],
    offline: changed((found, _input: ById, at) => begunProject(found, at)),
  }),
  update: action({
    name: 'projects.update',
    method: 'PUT',
    path: '/projects/:id',
    summary: 'Change the given fields of a project; a technician may only change claim type and status',
    access: 'own-project',
    params: byId,
    body: change,
    answer: oneProject,
    message: 'Project updated successfully',
    refusals: ['project_not_found', 'status_change_refused', 'inspection_still_open', 'forbidden'],
    offline: {
      ...changed((_found, input: ById & { body: ProjectChange }) => input.body as Partial<Project>),
      // In Progress to Completed through On Hold is not the same as directly.
      merge: (earlier, later) => (earlier.status && later.status ? undefined : { ...earlier, ...later }),
    },
  }),
  complete: action({
    name: 'projects.complete',
    method: 'POST',
    path: '/projects/:id/complete',
    summary: 'Complete a project whose inspection is done',
    access: 'own-project',
    params: byId,
    answer: oneProject,
    message: 'Project completed successfully',
    refusals: ['project_not_found', 'inspection_still_open', 'status_change_refused'],
    offline: {
      // Skips a project the office has put on hold or reassigned, since the server would refuse it.
      ...changed((found, _input: ById, at) =>
        mayBecome(found.status, 'Completed')
          ? { status: 'Completed', completedAt: found.completedAt ?? at, begunAt: found.begunAt ?? at }
          : {},
      ),
      concludes: true,
    },
  }),
};
