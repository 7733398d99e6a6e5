import { count } from './words.ts';

/** Our own texts; Access Denied is from the second document, section 6. */
export const copy = {
  title: 'Projects',
  deniedMessage: "You don't have permission to manage projects.",
  loading: 'Loading projects...',
  fetchFailed: 'Failed to fetch projects',
  needsNetwork: "The office's projects need a connection. They will load when you're back online.",
  stale: 'This list is not up to date.',
  none: 'No projects found',
  noneHint: 'Try adjusting your search terms.',
  noneYet: 'Create your first project, or import a file.',
  pageGone: ['That page no longer exists', 'Showing the first page.'],
  notCounted: "Couldn't count them.",
  search: 'Search projects',
  searchPlaceholder: 'Customer, address, phone, #number...',
  importProjects: 'Import',
  newProject: 'New Project',
  filters: 'Filters',
  clear: 'Clear filters',
  backwards: 'Choose a date on or after From.',
  views: 'Views',
  viewsFailed: "Couldn't load saved views.",
  viewFailed: "Couldn't save the view.",
  viewRemoveFailed: "Couldn't delete the view.",
  noViews: 'No views yet. Save the filters and sort order you use often.',
  export: 'Export CSV',
  exported: 'Projects exported',
  exportFailed: "Couldn't export the projects.",
  offline: ["You're offline.", 'This needs a connection.'],
  nobody: 'Unassigned',
  toBar: 'Go to selected',
  bulkFailed: 'Nothing was changed.',
  tooMany: 'You can select up to 500 projects at once.',
} as const;

export const projects = (number: number) => count(number, 'project');
