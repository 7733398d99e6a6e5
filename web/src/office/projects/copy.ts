import { count } from './words.ts';

/** Ours; Access Denied is of the second document, section 6. */
export const copy = {
  title: 'Projects',
  deniedMessage: "You don't have permission to manage projects.",
  loading: 'Loading projects...',
  fetchFailed: 'Failed to fetch projects',
  needsNetwork: 'Projects of the office need a connection. They show when you are back online.',
  stale: 'This list is not up to date.',
  none: 'No projects found',
  noneHint: 'Try adjusting your search terms.',
  noneYet: 'Make the first one, or import many from a CSV file.',
  pageGone: ['That page is not there any more', 'This is the first page.'],
  notCounted: 'They could not be counted.',
  search: 'Search projects',
  searchPlaceholder: 'Customer, address, phone, #number...',
  importProjects: 'Import',
  newProject: 'New Project',
  filters: 'Filters',
  clear: 'Clear filters',
  backwards: 'Choose a day on or after From.',
  views: 'Views',
  viewsFailed: 'Saved views could not be read.',
  viewFailed: 'The view could not be saved.',
  viewRemoveFailed: 'The view could not be deleted.',
  noViews: 'No views yet. Save the filters and the order you use often.',
  export: 'Export CSV',
  exported: 'Projects exported',
  exportFailed: 'The projects could not be exported.',
  offline: ['You are offline.', 'This needs a connection.'],
  nobody: 'Nobody',
  toBar: 'Go to the chosen',
  bulkFailed: 'Nothing was changed.',
  tooMany: 'You can choose at most 500 projects at once.',
} as const;

export const projects = (number: number) => count(number, 'project');
