import { type RoomChange, roomFields } from '@tidemark/contract/rooms';
import { z } from 'zod';

export type RoomField = keyof typeof roomFields;
export interface RoomEntry extends RoomChange {
  name: string;
  type: NonNullable<RoomChange['type']>;
}

const form = z.object(roomFields);
const isDimension = (name: string) => name.startsWith('dimensions');

/** Text of a dimension to feet: blank and 0 are not measured (second document, section 5), what is no number stays NaN. */
function feet(text: string): number | null {
  return Number(text.trim().replace(',', '.')) || (/[^\d.,\s0]/.test(text) ? Number.NaN : null);
}

/**
 * Reads the room dialog.
 * @returns the room, or a sentence for each field that is wrong
 */
export function readRoomForm(
  entered: Record<RoomField, string>,
): { room: RoomEntry } | { errors: Partial<Record<RoomField, string>> } {
  const values = Object.fromEntries(
    Object.entries(entered).map(([name, text]) => [name, isDimension(name) ? feet(text) : text]),
  );
  const parsed = form.safeParse(values);
  if (parsed.success) return { room: parsed.data };
  const errors: Partial<Record<RoomField, string>> = {};
  for (const { path, message } of parsed.error.issues) {
    const field = path[0] as RoomField;
    errors[field] ??= Number.isNaN(values[field]) ? 'Enter a number.' : message;
  }
  return { errors };
}
