import { leaving } from '../../ui/feedback/leaving.ts';

/** Our own texts. */
export const copy = {
  deniedMessage: "You don't have permission to manage projects.",
  newTitle: 'New project',
  editTitle: 'Edit project',
  loading: 'Loading the project...',
  loadFailed: 'Failed to load project',
  needsNetwork: 'This needs a connection.',
  createFailed: 'Failed to create project',
  updateFailed: 'Failed to update project',
  changed: 'Someone else just changed this project',
  changedHint: 'The marked fields have changed. Save again to keep what you entered, or use their version.',
  takeTheirs: 'Use their version',
  nobody: 'Unassigned',
  nobodyHint: 'Choose a technician and a day',
  noVisit: 'Not scheduled',
  noVisitHint: 'Choose a day',
  chooseTechnician: 'Select a technician',
  reopenFailed: "Couldn't re-open the project.",
  statusFailed: 'Failed to update project status',
  claimHint: 'The technician is offered these in step 1.',
  leave: leaving("Your changes won't be saved."),
} as const;
