import type { PackageKind } from '@tidemark/contract/packages/package';

/** Texts of packages. */
export const copy = {
  title: 'Packages',
  explain: 'Report, estimate, drying, photos and documents in one ZIP for the adjuster.',
  make: 'Make package',
  none: 'No package has been made.',
  loading: 'Loading packages...',
  failed: 'Failed to load the packages.',
  offline: 'Packages need a connection.',
  kind: { complete: 'Complete', incomplete: 'Incomplete' } satisfies Record<PackageKind, string>,
  through: (stage: string) => `up to ${stage}`,
  made: (by: string, when: string) => `By ${by}, ${when}`,
  open: (count: number) => (count === 1 ? '1 thing is open' : `${count} things are open`),
  building: 'Being built',
  ready: 'Ready',
  failedBuild: 'Failed',
  expired: 'Removed after 30 days',
  download: 'Download',
  downloadPart: (part: number) => `Download part ${part}`,
  more: 'Link',
  linkHint: 'Whoever has the link sees and downloads the package without an account for 30 days.',
  linkUntil: (until: string) => `The link works until ${until}.`,
  linkCopy: 'Copy link',
  linkSend: 'Send link',
  linkCopied: 'Link copied',
  linkMade: 'Link made. Copy it from the field.',
  linkAddress: 'Address of the package',
  linkFailed: 'The link was not made.',
  linkEnd: 'Revoke link',
  linkEnded: 'Link revoked',
  endFailed: 'The link was not revoked.',
  opened: 'Opened',
  notOpened: 'Nobody has opened the link.',
  opening: (part: number | null) => (part === null ? 'Page opened' : `Part ${part} downloaded`),
  mail: (title: string, url: string) => ({
    subject: `${title}: photos and documents`,
    body: `Report, photos and documents of this job:\n${url}\n`,
  }),
  waiting: ['Sending first', 'The package follows once this device has sent its work.'],
  sendOffline: ['You are offline', 'The package needs what this device has not sent yet.'],
  notSent: ['Some work was not sent', 'The package is made without it. See To send.'],
} as const;

export const making = {
  title: 'Make a package',
  through: 'Up to the stage',
  kind: 'Kind',
  looking: 'Looking for what is missing...',
  lookFailed: 'What is missing could not be read.',
  nothing: 'Nothing that is required is missing.',
  missing: (count: number) =>
    count === 1 ? '1 required thing is missing.' : `${count} required things are missing.`,
  incompleteHint: 'The package says that it is incomplete and lists what is missing.',
  refused: 'Some evidence is missing.',
  parts: 'In parts below 25 MB, to be mailed',
  cancel: 'Cancel',
  make: 'Make package',
  failed: 'The package was not made.',
} as const;

/** Texts of the page that somebody with a link sees. */
export const shared = {
  loading: 'Loading...',
  invalid: 'This link is not valid.',
  invalidHint: 'It may have been revoked, or its 30 days are over. Ask whoever sent it for a new one.',
  complete: 'Complete',
  incomplete: (count: number) =>
    count === 1
      ? 'Incomplete: 1 required thing is open. 00 Open items.pdf names it.'
      : `Incomplete: ${count} required things are open. 00 Open items.pdf lists them.`,
  facts: (size: string, made: string, until: string) =>
    `${size}, made ${made}. The link works until ${until}.`,
  download: (size: string) => `Download ZIP, ${size}`,
  downloadPart: (part: number, of: number, size: string) => `Download part ${part} of ${of}, ${size}`,
  resume: 'A download that was interrupted goes on where it stopped: resume it in the list of downloads.',
  hash: 'SHA-256',
  files: 'Files',
  name: 'Name',
  size: 'Size',
  verify: 'How to check it',
  verifyHint: (hasSigned: boolean) =>
    [
      'Compute the SHA-256 of the ZIP and compare it with the one above. manifest.csv in the ZIP has the SHA-256 of each file.',
      hasSigned && '05 Documents/verify.mjs checks what was signed.',
    ]
      .filter(Boolean)
      .join(' '),
} as const;
