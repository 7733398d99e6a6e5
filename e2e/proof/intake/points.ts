/** A place of step 1 for typing. */
export interface Point {
  section: string;
  label: string;
}

const policy = [
  'Insurance company',
  'Claim number',
  'Adjuster',
  'Claimant name',
  'Company name',
  'Contact number',
  'Contact email',
  'Loss address',
  'City',
  'ZIP code',
];
const others = [
  { section: 'Damage Assessment', label: 'Other affected rooms' },
  { section: 'Damage Assessment', label: 'Other affected materials' },
  { section: 'Service Details', label: 'Testing and clearances, other' },
  { section: 'Additional Notes', label: 'Additional notes' },
];

/** Thirty of them; the last six are typed into a second time, over the former text. */
export const points: Point[] = [
  ...others,
  ...policy.map((label) => ({ section: 'Master Policy Details', label })),
  ...policy.map((label) => ({ section: 'Homeowner Claim Details', label })),
  ...others,
  ...policy.slice(0, 2).map((label) => ({ section: 'Homeowner Claim Details', label })),
];
