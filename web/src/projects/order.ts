import { type Project, projectPriorities } from '@tidemark/contract/projects';

export const filters = ['All', 'Assigned', 'In Progress', 'Completed', 'Urgent'] as const;
export type Filter = (typeof filters)[number];

const isUrgent = ({ priority, status }: Project) => priority === 'Urgent' && status !== 'Completed';

/** The five counters, which are also the filters; urgent counts what is not completed (decisions.md, "The calls"). */
export function passes(project: Project, filter: Filter): boolean {
  if (filter === 'All') return true;
  return filter === 'Urgent' ? isUrgent(project) : project.status === filter;
}

export function countProjects(projects: readonly Project[]): Record<Filter, number> {
  const counts = { All: 0, Assigned: 0, 'In Progress': 0, Completed: 0, Urgent: 0 };
  for (const project of projects) {
    for (const filter of filters) if (passes(project, filter)) counts[filter]++;
  }
  return counts;
}

/** DESIGN.md, section 4: in progress first, then urgent, then by date; completed ones last, newest first. */
export function inOrder(projects: readonly Project[]): Project[] {
  return projects.toSorted(
    (a, b) =>
      stage(a) - stage(b) ||
      (a.status === 'Completed' && b.status === 'Completed' ? newestFirst(a, b) : soonestFirst(a, b)) ||
      b.id - a.id,
  );
}

function stage(project: Project): number {
  if (project.status === 'Completed') return 3;
  if (project.status === 'In Progress') return 0;
  return project.priority === 'Urgent' ? 1 : 2;
}

const rank = ({ priority }: Project) => -projectPriorities.indexOf(priority);
const newestFirst = (a: Project, b: Project) => (b.completedAt ?? '').localeCompare(a.completedAt ?? '');

function soonestFirst(a: Project, b: Project): number {
  const urgent = Number(b.priority === 'Urgent') - Number(a.priority === 'Urgent');
  // A project without a date comes after every dated one.
  return urgent || (a.scheduledDate ?? '9').localeCompare(b.scheduledDate ?? '9') || rank(a) - rank(b);
}
