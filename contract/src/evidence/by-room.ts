import { inOrder, type Placed } from '../room-order.ts';

interface OfRoom {
  readonly id: string;
  readonly roomId: string | null;
}

/** The photos of one room, or those of none, each with its number among all of the inspection. */
export interface RoomPhotos<P, R> {
  room: R | null;
  photos: { number: number; photo: P }[];
}

/**
 * An inspection's photos as the report, screens and downloads number them: room by room in their order, then those of no
 * room. In a room they stand in the order they were taken into the app: ids are UUIDv7. Debris photos go on from there.
 */
export function photosByRoom<P extends OfRoom, R extends Placed>(
  photos: readonly P[],
  rooms: readonly R[],
): RoomPhotos<P, R>[] {
  const known = new Set(rooms.map(({ id }) => id));
  const byRoom = Map.groupBy(
    photos.toSorted((a, b) => (a.id < b.id ? -1 : 1)),
    ({ roomId }) => (roomId !== null && known.has(roomId) ? roomId : null),
  );
  let number = 0;
  return [...rooms.toSorted(inOrder), null].flatMap((room) => {
    const its = byRoom.get(room?.id ?? null);
    return its ? [{ room, photos: its.map((photo) => ({ number: ++number, photo })) }] : [];
  });
}
