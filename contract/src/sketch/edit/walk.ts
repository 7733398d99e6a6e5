import { edgesOf, runOf, twiceArea } from '../geometry.ts';
import { type Point, type Sketch, sketchShape } from '../shape.ts';
import { checked, type Edited } from './edited.ts';

export const turns = ['left', 'right', 'left45', 'right45'] as const;
export type Turn = (typeof turns)[number];
/** A wall as it is walked: its length, and where the walk turns at its end. */
export interface Leg {
  readonly length: number;
  readonly turn: Turn;
}

/** Eight ways, counter-clockwise from the right. */
const headings: readonly Point[] = [
  ...([
    [1, 0],
    [1, 1],
    [0, 1],
    [-1, 1],
  ] satisfies Point[]),
  ...([
    [-1, 0],
    [-1, -1],
    [0, -1],
    [1, -1],
  ] satisfies Point[]),
];
const eighths: Readonly<Record<Turn, number>> = { left: 2, right: 6, left45: 1, right45: 7 };

export interface Walked {
  /** The corners from the first one; the last is where the walk is now. */
  readonly corners: readonly Point[];
  /** From the last corner back to the first. */
  readonly gap: Point;
}

export function walk(legs: readonly Leg[]): Walked {
  let at: Point = [0, 0];
  let heading = 0;
  const corners: Point[] = [at];
  for (const { length, turn } of legs) {
    const [x, y] = headings[heading]!;
    const run = x !== 0 && y !== 0 ? runOf(length) : length;
    at = [at[0] + x * run, at[1] + y * run];
    corners.push(at);
    heading = (heading + eighths[turn]) % 8;
  }
  return { corners, gap: [0 - at[0], 0 - at[1]] };
}

/**
 * A room of the walked walls. A gap goes into the two last walls of its direction, half and half, the odd sixteenth to the
 * last; or the last wall closes it.
 */
export function closeWalk(
  legs: readonly Leg[],
  { spread, height }: { spread: boolean; height: Sketch['height'] },
): Edited {
  const { corners, gap } = walk(legs);
  const runs = spread ? spreadOver(corners, gap) : corners;
  if (!runs) return { refused: 'There are no two walls to spread the gap over.' };
  const points = runs.slice(0, -1);
  const inOrder = twiceArea(points) < 0 ? mirrored(points) : points;
  return checked(sketchShape.parse({ v: 1, points: moved(inOrder), height }));
}

/** Walked clockwise: the same corners in the other order, the picture unchanged. */
const mirrored = (points: readonly Point[]): Point[] => [points[0]!, ...points.slice(1).toReversed()];

/** The lowest and leftmost corner lines are 0. */
function moved(points: readonly Point[]): Point[] {
  const [x, y] = [Math.min(...points.map((one) => one[0])), Math.min(...points.map((one) => one[1]))];
  return points.map((one) => [one[0] - x, one[1] - y]);
}

function spreadOver(corners: readonly Point[], gap: Point): Point[] | undefined {
  const walls = edgesOf(corners).slice(0, -1);
  const added = walls.map((): [number, number] => [0, 0]);
  for (const axis of [0, 1] as const) {
    if (gap[axis] === 0) continue;
    const along = walls
      .map(({ dx, dy, diagonal }, index) => ({ index, runs: !diagonal && (axis === 0 ? dx : dy) !== 0 }))
      .filter(({ runs }) => runs)
      .slice(-2);
    const [one, last] = along;
    if (!one || !last) return undefined;
    const half = Math.trunc(gap[axis] / 2);
    added[one.index]![axis] = half;
    added[last.index]![axis] = gap[axis] - half;
  }
  let at = corners[0]!;
  return [
    at,
    ...walls.map(({ dx, dy }, index): Point => {
      at = [at[0] + dx + added[index]![0], at[1] + dy + added[index]![1]];
      return at;
    }),
  ];
}
