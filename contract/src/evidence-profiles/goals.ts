/** What a deadline wants done. */
export const goals = [
  'arrival',
  'authorization-sealed',
  'submitted',
  'estimate-sent',
  'drying-closed',
  'certificate-sealed',
  'invoice-issued',
] as const;
export type DeadlineGoal = (typeof goals)[number];
