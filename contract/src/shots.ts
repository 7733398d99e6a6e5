/** What a photo shows, one each: codes and what people read. The camera, evidence, papers and search use this list. */
export const shotNames = {
  front: 'Front',
  address: 'Address',
  elevation: 'Elevation',
  street: 'Street',
  cause: 'Cause of loss',
  'cause-part': 'Failed part',
  shutoff: 'Shutoff',
  'room-overview': 'Overview',
  damage: 'Damage',
  closeup: 'Close-up',
  adjacent: 'Adjacent area',
  'pre-existing': 'Pre-existing',
  'contents-before': 'Contents before',
  'contents-after': 'Contents after',
  'moisture-reading': 'Moisture reading',
  thermal: 'Thermal',
  'air-reading': 'Air reading',
  equipment: 'Equipment',
  'equipment-tag': 'Equipment tag',
  containment: 'Containment',
  during: 'During work',
  removed: 'Removed',
  debris: 'Debris',
  after: 'After',
  dry: 'Dry',
  'appliance-tag': 'Appliance tag',
  document: 'Document',
  other: 'Other',
} as const;
export type Shot = keyof typeof shotNames;
export const shots = Object.keys(shotNames) as [Shot, ...Shot[]];
export const unknownShot = 'Choose one of the shots.';
export const onlyPhotosShow = 'Only photos have a shot.';
