/** The eight sections of step 1 in order (first document, section 2). */
export const stepOneSections = {
  arrival: 'Arrival Time',
  claim: 'Claim Information',
  'master-policy': 'Master Policy Details',
  homeowner: 'Homeowner Claim Details',
  damage: 'Damage Assessment',
  service: 'Service Details',
  notes: 'Additional Notes',
  debris: 'Debris & Equipment',
} as const;
export type SectionId = keyof typeof stepOneSections;
