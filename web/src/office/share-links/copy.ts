/** Texts of the share links to a project's claim sheets. */
export const copy = {
  title: 'Share links',
  explain: "Anyone with one of these links can read its room's claim sheet without signing in.",
  none: 'No rooms in this project are shared.',
  loading: 'Loading share links...',
  failed: 'Failed to load the share links.',
  offline: 'Share links need a connection.',
  packages: 'Links to packages',
  package: 'the package',
  packageOf: (kind: string) => `Package, ${kind}`,
  by: (name: string, made: string, until: string) => `By ${name}, ${made}. Good until ${until}.`,
  end: 'End link',
  ended: 'The link was ended.',
  endFailed: 'The link was not ended.',
} as const;

export const askEnd = (room: string, by: string, what = 'report') => ({
  title: `End the link to ${room}?`,
  message: `Anyone ${by} gave it to can no longer open the ${what}. A new link will have a different address.`,
  confirmLabel: 'End link',
  cancelLabel: 'Keep link',
  destructive: true,
});
