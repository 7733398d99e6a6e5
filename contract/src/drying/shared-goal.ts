import { isComparable } from './dry.ts';
import type { Point } from './record.ts';
import type { Drying } from './whole.ts';

type Like = Pick<Point, 'material' | 'materialOther' | 'meterId' | 'scale'>;

/**
 * The other points that stand, of a material, meter model and scale: those without a typed goal may take this point's, and
 * those that took it before follow what it becomes. One with another goal was typed by somebody (drying.md 4.3).
 * @param like what the point is to be
 * @param point as it is kept; undefined for a new one
 */
export function sharersOf(
  { points, meters }: Pick<Drying, 'points' | 'meters'>,
  like: Like,
  point: Point | undefined,
): { untyped: Point[]; followers: Point[] } {
  const others = points.filter(
    (one) =>
      one.id !== point?.id &&
      one.removedAt === null &&
      one.material === like.material &&
      (one.material !== 'other' || one.materialOther === like.materialOther) &&
      isComparable(meters, one, like),
  );
  const isShared = ({ typedGoal, goalReason }: Point) =>
    typedGoal === point?.typedGoal && goalReason === point.goalReason;
  return {
    untyped: others.filter(({ typedGoal }) => typedGoal === null),
    followers: others.filter((one) => one.typedGoal !== null && isShared(one)),
  };
}
