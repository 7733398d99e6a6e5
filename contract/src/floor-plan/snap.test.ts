import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aSketch } from '../testing/sketches.ts';
import { nudged, snapped } from './snap.ts';
import { type FloorRoom, planOfRoom, type Standing } from './standing.ts';

type Placed = Pick<Standing, 'plan' | 'at'>;

const foot = 192;
const sized = (length: number, width: number, x: number, y: number): Placed => {
  const room: FloorRoom = {
    ...{ id: crypto.randomUUID(), name: 'Den', type: 'Office' },
    ...{ dimensionsLength: length, dimensionsWidth: width },
  };
  return {
    plan: planOfRoom(room, 0),
    at: { x: Math.round(x * foot), y: Math.round(y * foot), turn: 0 } as const,
  };
};
const kitchen = sized(12, 10, 0, 0);

test('snapping: a wall close to a neighbor lies on it, and its corner in line with the neighbor', () => {
  const at = snapped(sized(8, 10, 12.4, -0.3), [kitchen], foot);
  expect(at).toEqual({ x: 12 * foot, y: 0, turn: 0 });
});

test('snapping: what is further than its reach, or only in line with a room far away, stays', () => {
  const apart = sized(8, 10, 13.5, 4);
  expect(snapped(apart, [kitchen], foot)).toEqual(apart.at);
  const inLine = sized(8, 10, 0.4, 30);
  expect(snapped(inLine, [kitchen], foot)).toEqual(inLine.at);
});

test('snapping: of two walls the closer one counts', () => {
  const hall = sized(8, 30, 12.2, 20);
  expect(snapped(sized(8, 20, 12.3, 9), [kitchen, hall], foot).x).toBe(Math.round(12.2 * foot));
});

test('snapping: never moves a room by more than its reach, and what it moved lies on a wall', () => {
  const placed = fc.record({
    ...{ sketch: aSketch, x: fc.integer({ min: -900, max: 900 }), y: fc.integer({ min: -900, max: 900 }) },
  });
  fc.assert(
    fc.property(placed, fc.array(placed, { maxLength: 3 }), fc.nat(400), (one, others, reach) => {
      const stand = ({ sketch, x, y }: typeof one): Placed => {
        const room = { id: 'r', name: 'Den', type: 'Office', sketch } as const;
        const plan = planOfRoom({ ...room, dimensionsLength: null, dimensionsWidth: null }, 0);
        return { plan, at: { x, y, turn: 0 } };
      };
      const [moving, still] = [stand(one), others.map(stand)];
      const at = snapped(moving, still, reach);
      for (const axis of ['x', 'y'] as const) {
        const by = at[axis] - moving.at[axis];
        expect(Math.abs(by)).toBeLessThanOrEqual(reach);
        const nth = axis === 'x' ? 0 : 1;
        const walls = ({ plan, at: where }: typeof moving) =>
          plan.walls
            .filter(({ from, to }) => from[nth] === to[nth])
            .map(({ from }) => from[nth] + where[axis]);
        const theirs = new Set(still.flatMap(walls));
        if (by !== 0) expect(walls({ ...moving, at }).some((wall) => theirs.has(wall))).toBe(true);
      }
    }),
  );
});

test('arrow keys: a step lands on a wall that is near, and the next step leaves it again', () => {
  const den = sized(8, 10, 13.2, 0);
  const first = nudged(den, [kitchen], [-1, 0], foot);
  expect(first).toEqual({ ...den.at, x: 12 * foot });
  expect(nudged({ ...den, at: first }, [kitchen], [1, 0], foot).x).toBe(13 * foot);
  expect(nudged({ ...den, at: first }, [kitchen], [1, 0], 16).x).toBe(12 * foot + 16);
  expect(nudged(sized(8, 10, 20, 0.4), [kitchen], [0, 1], foot).y).toBe(Math.round(1.4 * foot));
});
