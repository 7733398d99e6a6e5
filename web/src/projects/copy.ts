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
  hintNever: "Nothing is on this device yet. Your projects will load when you're online.",
  showAs: 'Show projects as',
  clearSearch: 'Clear search',
  showAll: 'Show all projects',
  /** For people who see projects of others. */
  officeProjects: 'All projects',
  /** All and Urgent load the assigned projects, the other filters load by status. */
  fetchFailed: (filter: Filter) =>
    statusOf(filter) ? 'Failed to fetch projects' : 'Failed to fetch assigned projects',
  startFailed: 'Failed to start inspection',
  updated: 'Project updated successfully',
  updateFailed: 'Failed to update project',
  completeFailed: 'Failed to complete project',
  start: 'Start Inspection',
  resume: 'Resume Inspection',
  followUp: 'FOLLOWUP',
  dryingVisit: 'Drying visit',
  toDrying: 'Open drying',
  estimate: 'Estimate',
  estimateWaits: {
    Draft: 'Estimate not sent',
    Sent: 'Estimate waits for approval',
    Approved: 'Approved estimate not invoiced',
  },
  sentOn: (day: string) => `sent ${day}`,
  details: 'View Details',
  statusFailed: 'Failed to update project status',
  back: 'Back to Dashboard',
  loadFailed: 'Failed to load project',
  detailsFailed: 'Failed to load project details',
  /** By the list that could not be pulled. */
  partFailed: (list: string): string =>
    ({ inspections: 'Failed to fetch inspection', rooms: 'Failed to fetch rooms' })[list] ??
    copy.detailsFailed,
  unknownError: 'Unknown error occurred',
  pdfs: 'PDFs and uploads',
  downloadAll: 'Download All PDFs',
  downloading: (number: number, of: number) => `Downloading ${number} of ${of}`,
  notMeasured: 'Not measured',
  noPhotos: 'No photos uploaded.',
  showAllPhotos: (count: number) => `Show all ${count.toLocaleString('en-US')} photos`,
  noDocuments: 'No documents uploaded.',
  theProject: 'The details of this project',
  theInspections: 'The inspections, rooms and files of this project',
  theRooms: 'The rooms of this project',
  theFiles: 'The photos and documents of this project',
  theFollowUps: 'The follow-ups to this project',
  noInspectionData: 'No inspection data available for this project.',
  startToSee: 'Start an inspection to see detailed information.',
} as const;

export const count = (number: number, one: string, many = `${one}s`) =>
  `${number} ${number === 1 ? one : many}`;
