/** The order of an inspection's rooms: by position, and by id if two devices chose the same one. */

/** Positions are fractional so that moving a room changes only that room. */
export const furthest = 1e9;

export interface Placed {
  readonly id: string;
  readonly position: number;
}

export function inOrder(a: Placed, b: Placed): number {
  return a.position - b.position || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0);
}

/** The position after these rooms. */
export function lastPosition(rooms: readonly Placed[]): number {
  const last = Math.max(0, ...rooms.map(({ position }) => position));
  return Math.min(Math.floor(last) + 1, furthest);
}

/**
 * Puts a room at a place among the others (0 is first), wherever it was before; it may be new.
 * @returns the changed positions: its own or, if no number is left between its neighbors, all
 */
export function placedAt(rooms: readonly Placed[], id: string, place: number): Placed[] {
  const others = rooms.filter((room) => room.id !== id).toSorted(inOrder);
  const at = Math.min(Math.max(place, 0), others.length);
  const before = others[at - 1]?.position;
  const after = others[at]?.position;
  const position = between(before, after);
  if (position !== undefined) return [{ id, position }];
  const renumbered = others.toSpliced(at, 0, { id, position: Number.NaN });
  return renumbered
    .map((room, index) => ({ id: room.id, position: index + 1 }))
    .filter((room) => room.id === id || others.find((one) => one.id === room.id)?.position !== room.position);
}

/** Undefined if there is no number between the two, or if it is beyond the furthest. */
function between(before: number | undefined, after: number | undefined): number | undefined {
  const position =
    before === undefined
      ? after === undefined
        ? 1
        : after - 1
      : after === undefined
        ? before + 1
        : (before + after) / 2;
  const fits =
    (before === undefined || before < position) &&
    (after === undefined || position < after) &&
    Math.abs(position) <= furthest;
  return fits ? position : undefined;
}
