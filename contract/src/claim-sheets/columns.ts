/** The figures and marks a line of a claim sheet can carry; its section says which of them it has. */
export const claimSheetColumns = [
  'roomName',
  'lengthFt',
  'lengthIn',
  'widthFt',
  'widthIn',
  'heightFt',
  'heightIn',
  'wetAreas1',
  'wetAreas2',
  'yesX',
  'detach',
  'dispose',
  'detachFt',
  'detachIn',
  'disposeFt',
  'disposeIn',
  'qty',
  'all',
  'afterHrs',
] as const;
export type ClaimSheetColumn = (typeof claimSheetColumns)[number];
