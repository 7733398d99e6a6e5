/** Texts of the report page; those of the second document, sections 2 and 8, are verbatim. */
export const copy = {
  title: 'Claim Sheet',
  loading: 'Loading...',
  notFound: 'Oops! Page not found',
  notFoundHint:
    'There is nothing at this address. If someone sent you this link, it may have expired. Ask them for a new one.',
  home: 'Return to Home',
  failed: "Couldn't load the claim sheet",
  failedHint: 'Something went wrong. Try again.',
  tooOften: 'Too many links were opened from your network. Wait a minute, then try again.',
  offline: "You're offline. The claim sheet will load when you're back online.",
  print: 'Print',
  onlyFilled: 'Only filled',
  notEntered: 'Not entered',
  afterHours: 'After Hours.',
  formulas: 'Computed from the room',
} as const;
