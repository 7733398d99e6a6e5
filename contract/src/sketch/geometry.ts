import type { Point } from './shape.ts';

/** A wall from its first corner, as the outline runs. */
export interface Wall {
  readonly from: Point;
  readonly to: Point;
  readonly dx: number;
  readonly dy: number;
  /** A 45° wall's length is `run` × √2, a straight one's is `run`. */
  readonly run: number;
  readonly diagonal: boolean;
}

export const between = (from: Point, to: Point): Wall => {
  const dx = to[0] - from[0];
  const dy = to[1] - from[1];
  const diagonal = dx !== 0 && dy !== 0;
  return { from, to, dx, dy, run: Math.max(Math.abs(dx), Math.abs(dy)), diagonal };
};

export const edgesOf = (points: readonly Point[]): Wall[] =>
  points.map((from, index) => between(from, points[(index + 1) % points.length]!));

/** The whole sixteenths that fit on a wall. */
export const longestOn = ({ run, diagonal }: Wall): number => (diagonal ? squareRoot(2 * run * run) : run);

/** A 45° wall's length as it is shown: half up to a sixteenth. */
export const shownLength = ({ run, diagonal }: Pick<Wall, 'run' | 'diagonal'>): number =>
  diagonal ? (squareRoot(8 * run * run) + 1) >> 1 : run;

/** How far a 45° wall of a typed length runs along and up: half up. */
export const runOf = (typed: number): number => (squareRoot(2 * typed * typed) + 1) >> 1;

/** The whole square root of a whole number below 2^52. */
function squareRoot(value: number): number {
  const root = Math.floor(Math.sqrt(value));
  return root * root > value ? root - 1 : (root + 1) * (root + 1) <= value ? root + 1 : root;
}

/** The whole square root of any whole number. */
export function wholeRoot(value: bigint): bigint {
  if (value < 2n) return value;
  let root = BigInt(Math.floor(Math.sqrt(Number(value)))) + 1n;
  for (let next = (root + value / root) / 2n; next < root; next = (root + value / root) / 2n) root = next;
  while (root * root > value) root -= 1n;
  while ((root + 1n) * (root + 1n) <= value) root += 1n;
  return root;
}

/** Twice the area; above 0 where the corners run counter-clockwise. */
export const twiceArea = (points: readonly Point[]): number =>
  edgesOf(points).reduce((sum, { from, to }) => sum + from[0] * to[1] - to[0] * from[1], 0);

/** Above 0: `c` lies left of the line from a to b. */
export const turn = (a: Point, b: Point, c: Point): number =>
  (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);

const onSegment = (a: Point, b: Point, p: Point): boolean =>
  Math.min(a[0], b[0]) <= p[0] &&
  p[0] <= Math.max(a[0], b[0]) &&
  Math.min(a[1], b[1]) <= p[1] &&
  p[1] <= Math.max(a[1], b[1]);

/** Two edges share a point. */
function touch(a: Wall, b: Wall): boolean {
  const [one, two] = [turn(a.from, a.to, b.from), turn(a.from, a.to, b.to)].map(Math.sign) as [
    number,
    number,
  ];
  const [three, four] = [turn(b.from, b.to, a.from), turn(b.from, b.to, a.to)].map(Math.sign) as [
    number,
    number,
  ];
  if (one * two < 0 && three * four < 0) return true;
  return (
    (one === 0 && onSegment(a.from, a.to, b.from)) ||
    (two === 0 && onSegment(a.from, a.to, b.to)) ||
    (three === 0 && onSegment(b.from, b.to, a.from)) ||
    (four === 0 && onSegment(b.from, b.to, a.to))
  );
}

/** An edge runs back along the one before it. */
const foldsBack = (before: Wall, after: Wall): boolean =>
  turn(before.from, before.to, after.to) === 0 && before.dx * after.dx + before.dy * after.dy < 0;

/** The first edge that crosses or touches another one; -1 if none. */
export function crossing(points: readonly Point[]): number {
  const edges = edgesOf(points);
  const boxes = edges.map(boxOf);
  const last = edges.length - 1;
  return edges.findIndex(
    (edge, index) =>
      foldsBack(edges[index === 0 ? last : index - 1]!, edge) ||
      edges.some(
        (other, place) =>
          place > index + 1 &&
          !(index === 0 && place === last) &&
          // A cheap look first: most pairs of walls are far from each other.
          boxesMeet(boxes[index]!, boxes[place]!) &&
          touch(edge, other),
      ),
  );
}

interface Box {
  readonly left: number;
  readonly right: number;
  readonly low: number;
  readonly high: number;
}
const boxOf = ({ from, to }: Wall): Box => ({
  ...{ left: Math.min(from[0], to[0]), right: Math.max(from[0], to[0]) },
  ...{ low: Math.min(from[1], to[1]), high: Math.max(from[1], to[1]) },
});
const boxesMeet = (a: Box, b: Box): boolean =>
  a.right >= b.left && b.right >= a.left && a.high >= b.low && b.high >= a.low;
