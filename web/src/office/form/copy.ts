/** Ours. */
export const copy = {
  deniedMessage: "You don't have permission to manage projects.",
  newTitle: 'New project',
  editTitle: 'Edit project',
  loading: 'Loading the project...',
  loadFailed: 'Failed to load project',
  needsNetwork: 'This needs a connection.',
  createFailed: 'Failed to create project',
  updateFailed: 'Failed to update project',
  changed: 'Somebody else has changed this project meanwhile',
  changedHint:
    'The marked fields are different now. Save again to keep what you entered, or take what is there in them.',
  takeTheirs: 'Take what is there',
  nobody: 'Nobody',
  chooseTechnician: 'Select a technician',
  reopenFailed: 'The project could not be re-opened.',
  statusFailed: 'Failed to update project status',
  leave: {
    title: 'Leave without saving?',
    message: 'What you entered is not saved.',
    confirmLabel: 'Leave',
    cancelLabel: 'Stay here',
    destructive: true,
  },
} as const;
