import { type Filter, statusOf } from './filters.ts';

/** Labels and messages of the first document, sections 2 and 8, and the second, section 2. */
export const copy = {
  searchPlaceholder: 'Search projects, addresses, or customers...',
  searching: 'Searching...',
  lookingFor: (typed: string) => `Looking for projects matching "${typed}"`,
  noUrgent: 'No urgent projects',
  noProjects: 'No projects found',
  hintSearch: 'Try adjusting your search terms.',
  hintUrgent: 'No projects with urgent priority found.',
  hintFilter: 'No projects match the selected filter.',
  hintNever: 'Nothing is on this device yet. Your projects come when you are online.',
  clearSearch: 'Clear search',
  showAll: 'Show all projects',
  /** All and Urgent load the assigned projects, the other filters load by status. */
  fetchFailed: (filter: Filter) =>
    statusOf(filter) ? 'Failed to fetch projects' : 'Failed to fetch assigned projects',
  startFailed: 'Failed to start inspection',
  updated: 'Project updated successfully',
  updateFailed: 'Failed to update project',
  savedHere: 'Saved on this device. It goes to the office when you are back online.',
  start: 'Start Inspection',
  resume: 'Resume Inspection',
  followUp: 'FOLLOWUP',
  details: 'View Details',
  statusFailed: 'Failed to update project status',
  back: 'Back to Dashboard',
  loadFailed: 'Failed to load project',
  detailsFailed: 'Failed to load project details',
  unknownError: 'Unknown error occurred',
  downloadAll: 'Download All PDFs',
  downloading: (number: number, of: number) => `Downloading ${number} of ${of}`,
  noPhotos: 'No photos uploaded.',
  noDocuments: 'No documents uploaded.',
  noInspectionData: 'No inspection data available for this project.',
  startToSee: 'Start an inspection to see detailed information.',
} as const;

export const count = (number: number, one: string, many = `${one}s`) =>
  `${number} ${number === 1 ? one : many}`;
