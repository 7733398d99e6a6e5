import fc from 'fast-check';
import { expect, test } from 'vitest';
import { drawingOf } from '../sketch/drawing.ts';
import { planOf } from '../sketch/plan.ts';
import { aSketch, ell, sketched } from '../testing/sketches.ts';
import { type Placement, turns } from './placement.ts';
import {
  boxOf,
  type FloorRoom,
  levelOf,
  planOfRoom,
  type Standing,
  standingOn,
  turned,
  turnedRoom,
} from './standing.ts';

const room = (given: Partial<FloorRoom> = {}): FloorRoom => ({
  ...{ id: crypto.randomUUID(), name: 'Den', type: 'Office', dimensionsLength: 10, dimensionsWidth: 8 },
  ...given,
});
const aSide = fc.option(fc.integer({ min: 1, max: 4_000 }).map((tenths) => tenths / 10));
const aPlace: fc.Arbitrary<Placement> = fc.record({
  ...{ x: fc.integer({ min: -9_000, max: 9_000 }), y: fc.integer({ min: -9_000, max: 9_000 }) },
  turn: fc.constantFrom(...turns),
});
const aRoom = fc
  .record({
    dimensionsLength: aSide,
    dimensionsWidth: aSide,
    sketch: fc.option(aSketch, { freq: 2 }),
    placement: fc.option(aPlace),
  })
  .map(room);

test.each([
  [room({ type: 'Basement' }), 'Basement'],
  [room({ type: 'Attic' }), 'Attic'],
  [room({ type: 'Kitchen' }), 'First floor'],
  [room({ type: 'Basement', level: 'Second floor' }), 'Second floor'],
] as const)('floor plan: the level of a room, as chosen, else as its type says (%#)', (one, level) => {
  expect(levelOf(one)).toBe(level);
});

const overlap = (a: Standing, b: Standing) => {
  const [one, other] = [boxOf([a]), boxOf([b])];
  const across = one.left < other.right && other.left < one.right;
  return across && one.top < other.bottom && other.top < one.bottom;
};

test('floor plan: rooms that nobody placed lie on no other room, and placed ones are where they were put', () => {
  fc.assert(
    fc.property(fc.array(aRoom, { maxLength: 9 }), (rooms) => {
      const standing = standingOn('First floor', rooms);
      expect(standing.map(({ room: { id } }) => id)).toEqual(rooms.map(({ id }) => id));
      for (const one of standing) {
        expect(one.placed).toBe(one.room.placement !== null);
        if (one.placed) expect(one.at).toEqual(one.room.placement);
        else for (const other of standing) expect(one !== other && overlap(one, other)).toBe(false);
      }
    }),
  );
});

test('floor plan: keeping all rooms where they stand changes nothing', () => {
  fc.assert(
    fc.property(fc.array(aRoom, { maxLength: 7 }), (rooms) => {
      const standing = standingOn('First floor', rooms);
      const kept = standing.map(({ room: one, at }) => ({ ...one, placement: at }));
      const where = (all: readonly Standing[]) => all.map(({ at, plan }) => ({ at, plan }));
      expect(where(standingOn('First floor', kept))).toEqual(where(standing));
    }),
  );
});

const drawn = (sketch: Parameters<typeof planOf>[0]) =>
  drawingOf(planOf(sketch), { scale: 1, offset: [0, 0] });

test('floor plan: a room turned four times is drawn as before, turned twice it has its size again', () => {
  fc.assert(
    fc.property(aSketch, (sketch) => {
      const once = turned(sketch, 90);
      expect(drawn(turned(turned(once, 180), 90))).toEqual(drawn(sketch));
      const [was, is] = [planOf(sketch), planOf(once)];
      expect([is.width, is.depth]).toEqual([was.depth, was.width]);
      expect(is.walls.map(({ length }) => length)).toEqual(was.walls.map(({ length }) => length));
    }),
  );
});

test('floor plan: four quarters around its middle bring a room back to where it stood', () => {
  fc.assert(
    fc.property(aRoom, aPlace, (one, at) => {
      let now: Standing = { room: one, at, plan: planOfRoom(one, at.turn), placed: true };
      for (let times = 0; times < 4; times++) {
        const next = turnedRoom(now);
        now = { ...now, at: next, plan: planOfRoom(one, next.turn) };
      }
      expect(now.at).toEqual(at);
    }),
  );
});

test('floor plan: turned clockwise, what lay above lies on the right', () => {
  const sketch = sketched({
    points: ell,
    objects: [{ id: 't', kind: 'tub', x: 0, y: 2_688, width: 960, depth: 480 }],
    wet: {
      ...{ walls: [], ceiling: [] },
      floor: [
        [
          [0, 2_592],
          [96, 2_592],
          [96, 2_688],
        ],
      ],
    },
  });
  const { objects, wet, walls } = planOf(turned(sketch, 90));
  expect(objects).toMatchObject([{ x: 2_688, y: 0, turn: 90 }]);
  expect(wet[0]!.points).toEqual([
    [2_592, 0],
    [2_592, 96],
    [2_688, 96],
  ]);
  // The wall below runs up on the left.
  expect([walls[0]!.from, walls[0]!.to]).toEqual([
    [0, 0],
    [0, 3_840],
  ]);
});
