import fc from 'fast-check';
import { expect, test } from 'vitest';
import { furthest, inOrder, lastPosition, type Placed, placedAt } from './room-order.ts';

const position = fc.oneof(
  fc.integer({ min: -3, max: 6 }),
  fc.constantFrom(1 + Number.EPSILON, furthest, -furthest, 0.5),
);
const rooms = fc
  .array(position, { minLength: 1, maxLength: 8 })
  .map((positions): Placed[] => positions.map((place, index) => ({ id: `r${index}`, position: place })));
const ids = (list: readonly Placed[]) => list.toSorted(inOrder).map(({ id }) => id);
function after(list: readonly Placed[], changes: readonly Placed[]): Placed[] {
  const changed = new Map(changes.map((room) => [room.id, room]));
  return list.map((room) => changed.get(room.id) ?? room);
}

test('room order: a moved room is in its place and the others keep their order', () => {
  fc.assert(
    fc.property(rooms, fc.nat(8), fc.nat(8), (list, which, to) => {
      const { id } = list[which % list.length]!;
      const place = to % list.length;
      const moved = after(list, placedAt(list, id, place));
      const expected = ids(list).filter((one) => one !== id);
      expect(ids(moved)).toEqual(expected.toSpliced(place, 0, id));
      expect(moved.every((room) => Math.abs(room.position) <= furthest)).toBe(true);
    }),
  );
});

test('room order: a move is one change while a number is left between the neighbors', () => {
  let list: Placed[] = ['a', 'b', 'c'].map((id, index) => ({ id, position: index + 1 }));
  let renumbered = 0;
  for (let round = 0; round < 400; round++) {
    const changes = placedAt(list, ids(list)[2]!, 1);
    if (changes.length > 1) renumbered++;
    list = after(list, changes);
    expect(new Set(list.map((room) => room.position)).size).toBe(3);
  }
  expect(renumbered).toBeLessThan(12);
});

test('room order: a new room gets its own place', () => {
  const list = [
    { id: 'a', position: 1 },
    { id: 'b', position: 2 },
  ];
  expect(placedAt(list, 'new', 1)).toEqual([{ id: 'new', position: 1.5 }]);
  expect(placedAt([], 'new', 3)).toEqual([{ id: 'new', position: 1 }]);
  expect(lastPosition([])).toBe(1);
  expect(lastPosition([...list, { id: 'c', position: 2.25 }])).toBe(3);
});

test('room order: two offline devices moving rooms end with the same order', () => {
  const move = fc.tuple(fc.nat(8), fc.nat(8));
  fc.assert(
    fc.property(
      rooms,
      fc.array(move, { maxLength: 6 }),
      fc.array(move, { maxLength: 6 }),
      (list, one, other) => {
        const changesOf = (moves: readonly (readonly [number, number])[]) => {
          let own = list;
          return moves.flatMap(([which, to]) => {
            const changes = placedAt(own, list[which % list.length]!.id, to % list.length);
            own = after(own, changes);
            return changes;
          });
        };
        // The server accepts the devices' changes one after the other; both then merge its state.
        const office = after(after(list, changesOf(one)), changesOf(other));
        expect(ids(office).toSorted()).toEqual(ids(list).toSorted());
      },
    ),
  );
});
