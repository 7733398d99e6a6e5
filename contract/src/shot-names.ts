import { type Shot, shots } from './shots.ts';

/** What people read. */
export const shotNames: Readonly<Record<Shot, string>> = {
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
};
export const shotChoices = shots.map((value) => ({ value, label: shotNames[value] }));
