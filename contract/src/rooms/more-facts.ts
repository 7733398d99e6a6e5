import { namesOf } from '../fields.ts';
import { type RoomEntered, type RoomField, roomFields } from './fields.ts';

/** These have their own place wherever a room is described: "Basement (Basement, poor): 12' × 9' × 8'", its plan and where it stands. */
const placed = new Set<RoomField>([
  ...(['name', 'type', 'condition'] as const),
  ...(['dimensionsLength', 'dimensionsWidth', 'dimensionsHeight', 'sketch', 'placement'] as const),
]);
const others = namesOf(roomFields).filter((name) => !placed.has(name));

/** A room's other fields, each with its label. */
export const moreFacts = (room: RoomEntered): string[] =>
  others.flatMap((name) => (room[name] === null ? [] : `${roomFields[name].label}: ${room[name]}`));
