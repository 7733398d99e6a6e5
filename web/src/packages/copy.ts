import type { DeliveryState } from '@tidemark/contract/deliveries';
import type { PackageKind } from '@tidemark/contract/packages/package';

/** Texts of packages. */
export const copy = {
  title: 'Packages',
  explain: 'Report, estimate, drying, photos and documents in one ZIP for the adjuster.',
  make: 'Make package',
  none: 'No packages yet.',
  loading: 'Loading packages...',
  failed: 'Failed to load the packages.',
  offline: 'Packages need a connection.',
  kind: { complete: 'Complete', incomplete: 'Incomplete' } satisfies Record<PackageKind, string>,
  through: (stage: string) => `up to ${stage}`,
  made: (by: string, when: string) => `By ${by}, ${when}`,
  open: (count: number) => (count === 1 ? '1 open item' : `${count} open items`),
  building: 'In progress',
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
  linkFailed: 'The link could not be made.',
  linkEnd: 'Revoke link',
  linkEnded: 'Link revoked',
  endFailed: 'The link could not be revoked.',
  opened: 'Opened',
  notOpened: "The link hasn't been opened yet.",
  mail: 'Mail',
  mailed: 'Mailed',
  mailOf: (part: number, to: readonly string[], zips: number) =>
    zips > 1 ? `Part ${part} to ${to.join(', ')}` : `To ${to.join(', ')}`,
  mailStates: { waiting: 'waiting', running: 'being sent', done: 'sent', failed: 'failed' } satisfies Record<
    DeliveryState,
    string
  >,
  opening: (part: number | null) => (part === null ? 'Page opened' : `Part ${part} downloaded`),
  linkMail: (title: string, url: string) => ({
    subject: `${title}: photos and documents`,
    body: `Report, photos and documents of this job:\n${url}\n`,
  }),
  waiting: ['Sending first', 'The package is made once this device has sent its work.'],
  sendOffline: ['You are offline', 'The package needs what this device has not sent yet.'],
  notSent: ['Some work was not sent', 'The package is made without it. See To send.'],
} as const;

export const mailing = {
  title: 'Mail the package',
  looking: 'Looking how large its parts are...',
  lookFailed: 'Its parts could not be read.',
  mails: (count: number) =>
    count === 1 ? 'It goes in one mail.' : `It goes in ${count} mails, one for each part.`,
  large: (parts: readonly number[]) =>
    parts.length === 1
      ? `Part ${parts[0]} is too large for a mail.`
      : `Parts ${parts.join(', ')} are too large for a mail.`,
  noneFits: 'This package is too large for a mail.',
  sendLink: 'A file is never cut in two. Send the link for it, or make the package in parts.',
  to: 'To',
  toHint: 'Put a comma between several.',
  subject: 'Subject',
  subjectOf: (title: string) => `${title}: photos and documents`,
  message: 'Message',
  text: 'Attached are report, photos and documents of this job.',
  cancel: 'Cancel',
  send: 'Send',
  sent: (mails: number) => (mails === 1 ? 'The mail is on its way' : `${mails} mails are on their way`),
  failed: 'The package was not mailed',
} as const;

export const making = {
  title: 'Make a package',
  through: 'Up to the stage',
  kind: 'Kind',
  looking: 'Looking for what is missing...',
  lookFailed: 'What is missing could not be loaded.',
  nothing: 'Nothing that is required is missing.',
  missing: (count: number) =>
    count === 1 ? '1 required thing is missing.' : `${count} required things are missing.`,
  incompleteHint: 'The package says that it is incomplete and lists what is missing.',
  refused: 'Some evidence is missing.',
  parts: 'In parts below 25 MB, to be mailed',
  cancel: 'Cancel',
  make: 'Make package',
  failed: 'The package could not be made.',
} as const;
