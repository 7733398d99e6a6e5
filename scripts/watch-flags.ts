/** Begins the server anew on every change: Node left to itself watches what is imported, and no migration is. */
export const watchFlags = [
  '--watch',
  '--watch-preserve-output',
  ...['api/src', 'api/migrations', 'contract/src'].map((folder) => `--watch-path=${folder}`),
];
