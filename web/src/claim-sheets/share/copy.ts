/** Texts of the dialog by which a room's report is shared. */
export const copy = {
  open: 'Share link',
  explain:
    "Anyone who has the link can read this room's claim sheet and print it, without signing in. They see only the lines that were sent and can't change anything.",
  none: 'There is no link for this room.',
  create: 'Create link',
  link: 'Link',
  copy: 'Copy link',
  copied: 'Copied',
  copiedMessage: 'The link was copied.',
  selected: "The browser doesn't allow copying. The link is selected, so you can copy it yourself.",
  look: 'Open report',
  renew: 'Renew for 30 days',
  renewed: 'The link is good for another 30 days.',
  revoke: 'Revoke link',
  keep: 'Keep link',
  question:
    'Revoke this link? Anyone who has it can no longer open the report. A new link will have a different address.',
  revoked: 'The link was revoked.',
  loading: 'Loading the link...',
  offline: "You're offline. You need a connection to create, see or revoke a link.",
  notSent: "The office doesn't have this room yet. Try again after it is sent.",
  failed: "Couldn't reach the office. Check your connection and try again.",
  retry: 'Retry',
  ends: (day: string) => `Good until ${day}`,
} as const;
