/** What a photo shows, one each: the camera, evidence, papers and search use this list. Their words are in shot-names.ts. */
export const shots = [
  'front',
  'address',
  'elevation',
  'street',
  'cause',
  'cause-part',
  'shutoff',
  'room-overview',
  'damage',
  'closeup',
  'adjacent',
  'pre-existing',
  'contents-before',
  'contents-after',
  'moisture-reading',
  'thermal',
  'air-reading',
  'equipment',
  'equipment-tag',
  'containment',
  'during',
  'removed',
  'debris',
  'after',
  'dry',
  'appliance-tag',
  'document',
  'other',
] as const;
export type Shot = (typeof shots)[number];
/** Nobody takes them in a room. */
export const outsideShots: readonly Shot[] = ['front', 'address', 'elevation', 'street'];
export const unknownShot = 'Choose one of the shots.';
export const onlyPhotosShow = 'Only photos have a shot.';

/** Only a photo shows something. */
export const isShotOf = (of: { category: string; shot?: Shot | null | undefined }): boolean =>
  !of.shot || of.category === 'photo';
