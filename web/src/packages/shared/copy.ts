/** Texts of the page that somebody with a link sees. */
export const copy = {
  title: 'Package',
  loading: 'Loading...',
  invalid: 'This link is not valid.',
  invalidHint: 'It may have been revoked, or its 30 days are over. Ask whoever sent it for a new one.',
  failed: 'Failed to load the package.',
  failedHint: 'The office did not answer. Try again in a moment.',
  offline: 'You are offline. The package needs a connection.',
  tooOften: 'Too many requests. Try again in a minute.',
  complete: 'Complete',
  incomplete: (count: number) =>
    count === 1
      ? 'Incomplete: 1 required item is open. 00 Open items.pdf names it.'
      : `Incomplete: ${count} required items are open. 00 Open items.pdf lists them.`,
  facts: (size: string, made: string, until: string) =>
    `${size}, made ${made}. The link works until ${until}.`,
  download: (size: string) => `Download ZIP, ${size}`,
  downloadPart: (part: number, of: number, size: string) => `Download part ${part} of ${of}, ${size}`,
  resume:
    'An interrupted download continues where it stopped. Resume it in your browser’s list of downloads.',
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
