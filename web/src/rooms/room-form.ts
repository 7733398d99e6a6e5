import type { Field } from '@tidemark/contract/fields';
import type { RoomChange } from '@tidemark/contract/rooms';
import {
  type RoomEntered,
  type RoomField,
  roomFields,
  type TypedRoomField,
  typedRoomShapes,
} from '@tidemark/contract/rooms/fields';
import { typedNumber, ungrouped } from '@tidemark/contract/typed-numbers';
import { z } from 'zod';
import { parseFeet } from '../claim-sheets/feet-inches.ts';

export type RoomEntry = RoomChange & Pick<RoomEntered, 'name' | 'type'>;

const form = z.object(typedRoomShapes).partial().required({ name: true, type: true });
const fieldOf = (name: string): Field | undefined => roomFields[name as RoomField];
const isDimension = (name: string) => fieldOf(name)?.kind === 'feet';
/** Blank means null, where null is allowed. */
const orNull = (name: string, text: string) =>
  text.trim() === '' && fieldOf(name)?.schema instanceof z.ZodNullable ? null : text;

/**
 * Text of a dimension to feet, also 12'6": blank and 0 are not measured (second document, section 5), invalid text
 * stays NaN.
 */
function feet(text: string): number | null {
  const length = parseFeet(text);
  if (length !== undefined) return length || null;
  if (text.trim() === '') return null;
  const plain = ungrouped(text.trim()).replace(',', '.');
  const read = typedNumber(plain) ?? Number.NaN;
  return read === 0 ? null : read;
}

/** A dimension one step of 0.1 ft further, never below 0; undefined for invalid text. */
export function stepped(text: string, by: 1 | -1): string | undefined {
  const value = feet(text) ?? 0;
  if (Number.isNaN(value)) return undefined;
  return String(Math.max(Math.round(value * 100 + by * 10) / 100, 0));
}

/** Reads the room dialog. @returns the room, or a message for each invalid field */
export function readRoomForm(
  entered: Record<TypedRoomField, string>,
): { room: RoomEntry } | { errors: Partial<Record<TypedRoomField, string>> } {
  const values = Object.fromEntries(
    Object.entries(entered).map(([name, text]) => [
      name,
      isDimension(name) ? feet(text) : orNull(name, text),
    ]),
  );
  const parsed = form.safeParse(values);
  if (parsed.success) return { room: parsed.data };
  const errors: Partial<Record<TypedRoomField, string>> = {};
  for (const { path, message } of parsed.error.issues) {
    const field = path[0] as TypedRoomField;
    errors[field] ??= Number.isNaN(values[field]) ? 'Enter a number.' : message;
  }
  return { errors };
}

/** Only changed fields, so that another device's changes stay. */
export function changeOf(room: RoomEntry, entry: RoomEntry): RoomChange {
  const entered = Object.entries(entry) as [TypedRoomField, unknown][];
  return Object.fromEntries(entered.filter(([field, value]) => value !== room[field]));
}
