/** Every column a claim sheet line can have; its section lists the ones it has. */
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
