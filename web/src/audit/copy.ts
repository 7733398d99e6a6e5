/** Our own texts; Access Denied is from the second document, section 6. */
export const copy = {
  title: 'Audit log',
  deniedMessage: "You don't have permission to read the audit log.",
  loading: 'Loading the audit log...',
  failed: "Couldn't load the audit log.",
  offline: "The audit log needs a connection. It will load when you're back online.",
  stale: "You're offline. Showing the audit log as it was last loaded.",
  none: 'No entries found',
  noneHint: 'Try different filters.',
  nobody: 'Not signed in',
  export: 'Export CSV',
  exported: 'Audit log exported',
  exportOffline: ["You're offline.", 'The export needs a connection.'],
  exportFailed: "Couldn't export the audit log.",
  clear: 'Clear filters',
  backwards: 'Choose a date on or after From.',
} as const;
