/** What every job was asked before profiles, in the wizard's order. */
export const basicKinds = [
  'intake',
  'questions',
  'rooms',
  'claim-sheets',
  'room-photos',
  'trash-photos',
  'signatures',
] as const;
export type BasicKind = (typeof basicKinds)[number];
