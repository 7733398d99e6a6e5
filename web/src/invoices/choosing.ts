import type { JobState } from '@tidemark/contract/job/state';

/** Texts of choosing the job to invoice. */
export const choosing = {
  title: 'Which job do you want to invoice?',
  search: 'Search projects',
  placeholder: 'Number, title, customer, address',
  found: 'Projects',
  loading: 'Loading the projects...',
  failed: "Couldn't load the projects.",
  none: 'No projects match. Change the search.',
  more: (count: number) =>
    `${count.toLocaleString('en-US')} more ${count === 1 ? 'project' : 'projects'}. Search to find them.`,
  /** Why a job cannot be invoiced. */
  cannot: { 'not begun': 'not begun', Open: '', Closed: 'closed' } satisfies Record<JobState, string>,
} as const;
