import { expect, test } from 'vitest';
import { ell, sketched } from '../testing/sketches.ts';
import { boxOf, moistureMap, onPhoto, outlineOfRoom, snapToWall, spotOf } from './map.ts';
import type { DryingRoom, Placement, Point, Reading, Visit } from './record.ts';
import { dryingRecords, dryingIds as ids } from './testing/records.ts';
import { dryingOf } from './whole.ts';

const size = ({ width, depth, isMeasured }: ReturnType<typeof outlineOfRoom>) => [
  Math.round(width * 100) / 100,
  Math.round(depth * 100) / 100,
  isMeasured,
];

test.each([
  ['its floor and perimeter', { floorSf: 399, perimeterLf: 85 }, [28.5, 14, true]],
  ['a square', { floorSf: 144, perimeterLf: 48 }, [12, 12, true]],
  ['its floor alone', { floorSf: 100, perimeterLf: null }, [10, 10, false]],
  ['nothing', { floorSf: null, perimeterLf: 40 }, [12, 12, false]],
])('moisture map: the outline of a room of which is known %s', (_, room, want) => {
  expect(size(outlineOfRoom(room))).toEqual(want);
});

test('moisture map: a point of a wall stands on the nearest wall, one of the floor where it was put', () => {
  const outline = outlineOfRoom({ floorSf: 200, perimeterLf: 60 });
  expect(snapToWall(outline, { x: 5, y: 1 })).toEqual({ x: 5, y: 0 });
  expect(snapToWall(outline, { x: 25, y: 4 })).toEqual({ x: 20, y: 4 });
  expect(boxOf(outline, { x: 1, y: 5 }, 'wall')).toEqual({ x: 0, y: 5000 });
  expect(boxOf(outline, { x: 1, y: 5 }, 'floor')).toEqual({ x: 500, y: 5000 });
  expect(spotOf(outline, { x: 500, y: 5000 })).toEqual({ x: 1, y: 5 });
});

test('moisture map: on a photo stand the points that are marked on it', () => {
  const drying = dryingOf(7, dryingRecords(7), { meters: [], units: [] });
  const [room, point] = [drying.rooms[0]!, drying.points[0]!];
  const marked = { ...point, roomId: room.id, photoId: 'one', photoX: 5000, photoY: 10_000 };
  const map = moistureMap({ ...drying, points: [marked] }, room, 0);
  expect(onPhoto(map, 'one', 0.75).points[0]!.spot).toEqual({ x: 5, y: 7.5 });
  expect(onPhoto(map, 'other', 0.75).points[0]!.spot).toBeUndefined();
});

const day = (nth: number) => `2026-11-2${nth}T08:00:00-06:00`;
const records = dryingRecords(7);
const one = <T>(kind: string) => records.find(({ record }) => record === kind) as T;
const visit = (nth: number): Visit => ({ ...one<Visit>('visit'), id: `v${nth}`, startedAt: day(nth) });
const reading = (nth: number, value: number): Reading => ({
  ...one<Reading>('reading'),
  ...{ id: `r${nth}`, visitId: `v${nth}`, pointId: ids.point, value },
});

test('moisture map: each visit shows what it left: value, word, removed points and the units that stood', () => {
  const room = one<DryingRoom>('room');
  const point: Point = { ...one<Point>('point'), typedGoal: 18, x: 0, y: 5000, removedAt: day(3) };
  const placement: Placement = {
    ...one<Placement>('placement'),
    ...{ x: 5000, y: 5000, turn: 90 },
    events: [
      { id: 'a', kind: 'placed', at: day(1), roomId: null, reason: null, hourMeter: null },
      { id: 'b', kind: 'removed', at: day(3), roomId: null, reason: null, hourMeter: null },
    ],
  };
  const all = [room, point, placement, visit(1), visit(2), visit(3), reading(1, 66), reading(2, 17)];
  const drying = dryingOf(7, all, { meters: [], units: [] });
  const shown = (nth: number) => {
    const { points, units } = moistureMap(drying, room, nth);
    const { word, value, goal, change } = points[0]!;
    return [word, value, goal, change, units.length];
  };
  expect([0, 1, 2].map(shown)).toEqual([
    ['wet', '66', 18, undefined, 1],
    ['dry', '17', 18, -49, 1],
    ['removed', '17', 18, -49, 0],
  ]);
});

test('moisture map: a drawn room has the shape of its sketch, and a point snaps to its inner walls too', () => {
  const sketch = sketched({ points: ell });
  const outline = outlineOfRoom({ floorSf: 1, perimeterLf: 4, sketch });
  expect(size(outline)).toEqual([20, 14, true]);
  expect(outline.corners[4]).toEqual({ x: 12, y: 0 });
  expect(boxOf(outline, { x: 12.5, y: 3 }, 'wall')).toEqual({ x: 6000, y: 2143 });
});
