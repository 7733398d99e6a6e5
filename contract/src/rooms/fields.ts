import { z } from 'zod';
import { blankOf, type Fields, shapesOf } from '../fields.ts';
import { levels } from '../floor-plan/levels.ts';
import { placement } from '../floor-plan/placement.ts';
import { hundredths, requiredText } from '../shapes.ts';
import { keptSketch } from '../sketch/kept.ts';

export const roomTypes = [
  'Living Room',
  'Bedroom',
  'Kitchen',
  'Bathroom',
  'Dining Room',
  'Family Room',
  'Office',
  'Basement',
  'Attic',
  'Garage',
  'Laundry Room',
  'Other',
] as const;
export const roomConditions = ['excellent', 'good', 'fair', 'poor', 'damaged'] as const;

const feet = hundredths(0, 9_999).nullable();
/** The fields of a room. A field added here is stored, logged, compared, exported and printed everywhere. */
export const roomFields = {
  name: { label: 'Room Name', schema: requiredText(120, 'Room name is required.') },
  type: { label: 'Room Type', schema: z.enum(roomTypes, 'Room type is required.') },
  condition: { label: 'Room Condition', schema: z.enum(roomConditions), blank: 'good' },
  dimensionsLength: { label: 'Length (ft)', schema: feet, kind: 'feet' },
  dimensionsWidth: { label: 'Width (ft)', schema: feet, kind: 'feet' },
  dimensionsHeight: { label: 'Height (ft)', schema: feet, kind: 'feet' },
  sketch: { label: 'Sketch', schema: keptSketch.nullable() },
  level: { label: 'Level', schema: z.enum(levels).nullable() },
  placement: { label: 'Place on the floor plan', schema: placement.nullable(), mayConflict: false },
} as const satisfies Fields;
export type RoomField = keyof typeof roomFields;
/** A sketch is drawn, a place and its level are chosen on the floor plan, the others are typed. */
export type TypedRoomField = Exclude<RoomField, 'sketch' | 'level' | 'placement'>;
export const roomShapes = shapesOf(roomFields);
const { sketch: _, level, placement: place, ...typed } = roomShapes;
export const typedRoomShapes = typed;
export const placedRoomShapes = { level, placement: place };
export const blankRoom = blankOf(roomFields);
export type RoomEntered = z.output<z.ZodObject<typeof roomShapes>>;
