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
  fetchFailed: 'Failed to fetch assigned projects',
  startFailed: 'Failed to start inspection',
  updateFailed: 'Failed to update project',
  start: 'Start Inspection',
  resume: 'Resume Inspection',
  details: 'View Details',
  loadFailed: 'Failed to load project',
  noInspectionData: 'No inspection data available for this project.',
  startToSee: 'Start an inspection to see detailed information.',
} as const;

export const count = (number: number, one: string, many = `${one}s`) =>
  `${number} ${number === 1 ? one : many}`;
