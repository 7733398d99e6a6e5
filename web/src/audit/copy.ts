/** Ours; Access Denied is of the second document, section 6. */
export const copy = {
  title: 'Audit log',
  deniedMessage: "You don't have permission to read the audit log.",
  loading: 'Loading the audit log...',
  failed: 'The audit log could not be read.',
  offline: 'The audit log needs the network. It shows when you are back online.',
  stale: 'You are offline. This is the audit log as last read.',
  none: 'No entries found',
  noneHint: 'Try other filters.',
  nobody: 'Not signed in',
  export: 'Export CSV',
  exported: 'Audit log exported',
  exportOffline: ['You are offline.', 'The export needs a connection.'],
  exportFailed: 'The audit log could not be exported.',
  clear: 'Clear filters',
  backwards: 'Choose a day on or after From.',
} as const;
