/** Restarts the server on every change: by default Node watches imports, and no migration is one. */
export const watchFlags = [
  '--watch',
  '--watch-preserve-output',
  ...['api/src', 'api/migrations', 'contract/src'].map((folder) => `--watch-path=${folder}`),
];
