import type { ProjectStatus } from '@tidemark/contract/projects';

/** The dashboard's filters (first document, section 2). The address of the dashboard is read before the contract is loaded. */
export const filters = ['All', 'Assigned', 'In Progress', 'Completed', 'Urgent'] as const;
export type Filter = (typeof filters)[number];

/** The status a filter loads by; All and Urgent load the assigned projects (first document, section 4). */
export const statusOf = (filter: Filter): ProjectStatus | undefined =>
  filter === 'All' || filter === 'Urgent' ? undefined : filter;
