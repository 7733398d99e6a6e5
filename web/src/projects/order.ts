import type { Project, ProjectCounts } from '@tidemark/contract/projects';
import { projectPriorities } from '@tidemark/contract/projects/fields';
import { type Filter, filters } from './filters.ts';
import type { AtNextVisit } from './next-visit.ts';

const isUrgent = ({ priority, status }: Project) => priority === 'Urgent' && status !== 'Completed';

/** The five counters, which are also the filters; urgent counts what is not completed (decisions.md, "The calls"). */
export function passes(project: Project, filter: Filter): boolean {
  if (filter === 'All') return true;
  return filter === 'Urgent' ? isUrgent(project) : project.status === filter;
}

/**
 * How many projects each filter shows. People who see all projects get the server's counts, since a page is not
 * everything.
 */
export function countProjects(held: readonly Project[], office?: ProjectCounts): Record<Filter, number> {
  if (office) {
    const { all, assigned, inProgress, completed, urgent } = office;
    return { All: all, Assigned: assigned, 'In Progress': inProgress, Completed: completed, Urgent: urgent };
  }
  const counts = { All: 0, Assigned: 0, 'In Progress': 0, Completed: 0, Urgent: 0 };
  for (const project of held) {
    for (const filter of filters) if (passes(project, filter)) counts[filter]++;
  }
  return counts;
}

export const newestFirst = (a: Project, b: Project) => b.id - a.id;

/** DESIGN.md, section 4: in progress first, then urgent, then by date; completed ones last, newest first. */
export function inOrder<P extends AtNextVisit>(projects: readonly P[]): P[] {
  return projects.toSorted(
    (a, b) =>
      stage(a) - stage(b) ||
      (isDone(a) && isDone(b) ? latestDone(a, b) : soonestFirst(a, b)) ||
      newestFirst(a, b),
  );
}

/** A completed project that is still drying is to be visited. */
export const isDone = ({ status, drying }: AtNextVisit) => status === 'Completed' && !drying;

function stage(project: AtNextVisit): number {
  if (isDone(project)) return 3;
  if (project.status === 'In Progress') return 0;
  return project.priority === 'Urgent' ? 1 : 2;
}

// ISO dates and times compare as plain text; localeCompare would take seconds over thousands of projects.
const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
const rank = ({ priority }: Project) => -projectPriorities.indexOf(priority);
export const latestDone = (a: Project, b: Project) => compare(b.completedAt ?? '', a.completedAt ?? '');
/** A project without a date comes after every dated one, one without a time at the end of its day. */
const moment = ({ scheduledDate, scheduledTime }: Project) =>
  `${scheduledDate ?? '9'} ${scheduledTime ?? '99'}`;

export function soonestFirst(a: Project, b: Project): number {
  const urgent = Number(b.priority === 'Urgent') - Number(a.priority === 'Urgent');
  return urgent || compare(moment(a), moment(b)) || rank(a) - rank(b);
}
