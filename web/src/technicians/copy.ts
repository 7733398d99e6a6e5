/** Second document, sections 2, 6 and 8; the texts about deleting are ours. */
export const copy = {
  denied: 'Access Denied',
  deniedMessage: "You don't have permission to manage technicians.",
  backToDashboard: 'Back to Dashboard',
  fetchFailed: 'Failed to fetch technicians',
  fetchOneFailed: 'Failed to fetch technician',
  createFailed: 'Failed to create technician',
  updateFailed: 'Failed to update technician',
  removeFailed: 'Failed to delete technician',
  inviteFailed: 'Failed to send the invitation',
  makeCode: 'Code for Unsent Work',
  codeMade: 'Code created',
  codeFailed: 'Failed to create a code',
  codeTitle: 'Code for unsent work on a signed-out device',
  needsNetwork: 'Technicians need a connection.',
} as const;

/** For the list. */
export const listCopy = {
  title: 'the technicians',
  loading: 'Loading technicians...',
  failed: copy.fetchFailed,
  offline: copy.needsNetwork,
  stale: "You're offline. Showing the technicians as they were last loaded.",
} as const;

/** For View and Edit, which show one. */
export const oneCopy = {
  title: 'the technician',
  loading: 'Loading technician...',
  failed: copy.fetchOneFailed,
  offline: copy.needsNetwork,
  stale: "You're offline. Showing the technician as last loaded.",
} as const;

export const askRemove = (name: string) => ({
  title: `Delete ${name}?`,
  message: `${name} is signed out and can no longer sign in. The record stays, with the status Terminated.`,
  confirmLabel: 'Delete technician',
  cancelLabel: 'Keep technician',
  destructive: true,
});
