import { expect, test } from 'vitest';
import { ell, sketched } from '../testing/sketches.ts';
import { planOf, runsClockwise } from './plan.ts';

const door = { id: 'd', kind: 'door', wall: 0, at: 192, width: 576, height: 1_280, sill: 0 } as const;

test('sketch plan: y runs down, ways out point out of the room, a door opens into it', () => {
  const { corners, width, depth, walls } = planOf(sketched({ points: ell, openings: [door] }));
  expect([width, depth, corners[0]]).toEqual([3_840, 2_688, [0, 2_688]]);
  expect(walls[0]!.out[1]).toBe(1);
  expect(walls[0]!.solid).toEqual([
    { from: [0, 2_688], to: [192, 2_688] },
    { from: [768, 2_688], to: [3_840, 2_688] },
  ]);
  const [leaf] = walls[0]!.openings[0]!.leaves;
  expect(leaf).toEqual({ hinge: [192, 2_688], jamb: [768, 2_688], tip: [192, 2_112] });
  expect(runsClockwise(leaf!)).toBe(true);
});

test('sketch plan: a double door has two leaves, a missing wall none of its line, wet areas their edges', () => {
  const wet = { floor: 'all', walls: [{ wall: 1, from: 0, to: 192, height: 384 }], ceiling: [] } as const;
  const plan = planOf(
    sketched({
      points: ell,
      openings: [
        { ...door, kind: 'double', width: 1_152 },
        { id: 'm', kind: 'missing', wall: 2 },
      ],
      wet: { ...wet, walls: [...wet.walls], ceiling: [] },
    }),
  );
  expect(plan.walls[0]!.openings[0]!.leaves).toHaveLength(2);
  expect(plan.walls[2]).toMatchObject({ missing: true, solid: [] });
  expect(plan.wet).toEqual([{ on: 'floor', points: plan.corners }]);
  expect(plan.wetWalls[0]).toMatchObject({ from: [3_840, 2_688], to: [3_840, 2_496] });
});
