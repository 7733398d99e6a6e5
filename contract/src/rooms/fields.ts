import { z } from 'zod';
import { blankOf, type Fields, shapesOf } from '../fields.ts';
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
} as const satisfies Fields;
export type RoomField = keyof typeof roomFields;
/** A sketch is drawn, the others are typed. */
export type TypedRoomField = Exclude<RoomField, 'sketch'>;
export const roomShapes = shapesOf(roomFields);
const { sketch: _, ...typed } = roomShapes;
export const typedRoomShapes = typed;
export const blankRoom = blankOf(roomFields);
export type RoomEntered = z.output<z.ZodObject<typeof roomShapes>>;
