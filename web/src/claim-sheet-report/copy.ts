/** Texts of the report page; those of the second document, sections 2 and 8, to the letter. */
export const copy = {
  title: 'Claim Sheet',
  loading: 'Loading...',
  notFound: 'Oops! Page not found',
  notFoundHint:
    'There is nothing at this address. If somebody sent you this link, it may have ended: ask for a new one.',
  home: 'Return to Home',
  failed: 'The claim sheet could not be loaded',
  failedHint: 'Something went wrong on the way. Try again.',
  tooOften: 'Too many links were opened from your network. Wait a minute, and try again.',
  offline: 'You are offline. The claim sheet is loaded when the network is back.',
  print: 'Print',
  onlyFilled: 'Only filled',
  notEntered: 'Not entered',
  afterHours: 'After Hours.',
} as const;
