/** Texts of the links by which others read claim sheets of a project. */
export const copy = {
  title: 'Share links',
  explain: 'Whoever has such a link reads the claim sheet of its room without signing in.',
  none: 'No room of this project is shared.',
  loading: 'Loading share links...',
  failed: 'Failed to load the share links.',
  offline: 'Share links need a connection.',
  by: (name: string, made: string, until: string) => `By ${name}, ${made}. Good until ${until}.`,
  end: 'End link',
  ended: 'The link was ended.',
  endFailed: 'The link was not ended.',
} as const;

export const askEnd = (room: string, by: string) => ({
  title: `End the link to ${room}?`,
  message: `Whoever ${by} gave it to can no longer open the report. A new link is a different one.`,
  confirmLabel: 'End link',
  cancelLabel: 'Keep link',
  destructive: true,
});
