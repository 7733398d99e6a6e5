import { affectedRoomOptions } from '../inspections/fields.ts';
import type { Inspection } from '../inspections/inspection.ts';
import type { Room } from '../rooms.ts';
import { roomTypes } from './fields.ts';

/** A room ticked in step 1, as it would be added. */
export type TickedRoom = Pick<Room, 'id' | 'name' | 'type'>;
type Ticks = Pick<Inspection, 'id' | 'affectedRooms' | 'affectedRoomsOther'>;

/**
 * The rooms ticked in step 1 that were never added: no room has their type or, for Stairs and Other, their name.
 * Each has the same id on every device, so that two devices add it once.
 */
export function tickedRooms(inspection: Ticks, rooms: readonly Pick<Room, 'id' | 'name' | 'type'>[]) {
  const ids = new Set(rooms.map(({ id }) => id));
  const types = new Set(rooms.map(({ type }) => type));
  const names = new Set(rooms.map(({ name }) => folded(name)));
  return affectedRoomOptions.flatMap((option, place): TickedRoom[] => {
    if (!inspection.affectedRooms.includes(option)) return [];
    const id = idOf(inspection.id, place);
    const type = roomTypes.find((one) => one === option && one !== 'Other');
    const named = option === 'Other' ? inspection.affectedRoomsOther?.trim().slice(0, 120).trim() : option;
    const name = named || option;
    const added = ids.has(id) || names.has(folded(name)) || (type !== undefined && types.has(type));
    return added ? [] : [{ id, name, type: type ?? 'Other' }];
  });
}

const folded = (name: string) => name.trim().toLowerCase();

/** The inspection's own id with another last byte: as unique as that. */
function idOf(inspectionId: string, place: number): string {
  const last = (Number.parseInt(inspectionId.slice(-2), 16) + 1 + place) % 256;
  return `${inspectionId.slice(0, -2)}${last.toString(16).padStart(2, '0')}`;
}
