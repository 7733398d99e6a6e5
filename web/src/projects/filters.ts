import type { ProjectStatus } from '@tidemark/contract/projects';

/** The dashboard's filters (first document, section 2). The address of the dashboard is read before the contract is loaded. */
export const filters = ['All', 'Assigned', 'In Progress', 'Completed', 'Urgent'] as const;
export type Filter = (typeof filters)[number];

/** The status a filter loads by; All and Urgent load the assigned projects (first document, section 4). */
export const statusOf = (filter: Filter): ProjectStatus | undefined =>
  filter === 'All' || filter === 'Urgent' ? undefined : filter;

/** Which of the office's projects are asked for. */
export interface Question {
  status?: ProjectStatus;
  priority?: 'Urgent';
  search?: string;
}

/**
 * The server query of a view beyond assigned projects; undefined if not needed. For people who see all projects, All
 * and Urgent cover everyone's, like their counters (decisions.md, "The calls").
 */
export function questionOf(filter: Filter, search: string, overall: boolean): Question | undefined {
  const status = statusOf(filter);
  if (!overall && !status && !search) return undefined;
  return {
    ...(search && { search }),
    ...(status && { status }),
    ...(overall && filter === 'Urgent' && { priority: filter }),
  };
}
