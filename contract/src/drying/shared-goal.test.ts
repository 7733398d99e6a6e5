import { expect, test } from 'vitest';
import { newDrying, type Point } from './record.ts';
import { newRecord } from './record-actions.ts';
import { sharersOf } from './shared-goal.ts';
import { aMeter, dryingIds as ids, saidOf } from './testing/records.ts';
import { dryingOf } from './whole.ts';

const born = { projectId: 7, author: 7, at: '2026-11-20T14:00:00.000Z' };
const point = (number: number, more: Partial<Point> = {}): Point =>
  newRecord('point', { ...born, id: `point${number}` }, { ...saidOf.point, number, ...more });
const typed = (typedGoal: number, goalReason = 'Dry hall') => ({ typedGoal, goalReason });
const sharers = (of: Point, ...others: Point[]) => {
  const drying = dryingOf(7, [newDrying(7), of, ...others], { meters: [aMeter], units: [] });
  const { untyped, followers } = sharersOf(drying, of, of);
  return [untyped, followers].map((some) => some.map(({ number }) => number));
};

test('shared goal: other points of the material, meter and scale take it, those with a goal of their own do not', () => {
  const others = [
    point(2),
    point(3, typed(14, 'Said by the owner')),
    point(4, { material: 'plaster' }),
    point(5, { scale: 'relative 0-999' }),
    point(6, { meterId: ids.unit }),
    point(7, { removedAt: born.at }),
  ];
  expect(sharers(point(1, typed(18)), ...others)).toEqual([[2], []]);
});

test('shared goal: points that took it before follow a later change', () => {
  expect(sharers(point(1, typed(18)), point(2, typed(18)), point(3, typed(17)), point(4))).toEqual([
    [4],
    [2],
  ]);
});

test('shared goal: a material in words is another one each time', () => {
  const other = { material: 'other', materialOther: 'Cork' } as const;
  expect(
    sharers(point(1, { ...other, ...typed(18) }), point(2, other), point(3, { material: 'other' })),
  ).toEqual([...[[2], []]]);
});
