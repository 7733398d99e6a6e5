import type { Project } from '../projects.ts';
import type { RefusalCode } from '../refusals.ts';

/** A project's job outlasts its inspections: it begins with the first start, and a manager closes it. */
export type JobState = 'not begun' | 'Open' | 'Closed';

/** What of its project a job's state depends on. */
type JobFacts = Pick<Project, 'status' | 'begunAt' | 'startedAt' | 'completedAt' | 'jobClosedAt'>;

/**
 * The state of a job by its project. One that is on hold takes writes even if it was never started: the first begins it. A
 * project this device kept from before jobs says by its other times that it was begun.
 */
export function jobState({ status, begunAt, startedAt, completedAt, jobClosedAt }: JobFacts): JobState {
  if (jobClosedAt) return 'Closed';
  return begunAt || startedAt || completedAt || status === 'On Hold' ? 'Open' : 'not begun';
}

const refused = { 'not begun': 'job_not_begun', Open: undefined, Closed: 'job_closed' } as const;

/** Why nothing may be written to a job now. */
export const jobRefusal = (project: JobFacts): RefusalCode | undefined => refused[jobState(project)];
