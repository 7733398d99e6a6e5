import { edgesOf, turn, type Wall } from './geometry.ts';
import type { Point } from './shape.ts';

/** Where a point of an edge lies: inside the outline, on it, or outside. */
type Place = 'inside' | 'edge' | 'outside';
/** How far along an edge, as an exact fraction; the denominator is above 0. */
interface Along {
  readonly num: bigint;
  readonly den: bigint;
}

const compare = (a: Along, b: Along): number => Number(a.num * b.den - b.num * a.den);

/** Where each stretch of the polygon's edges lies, cut wherever one meets the outline. Exact in whole numbers. */
function stretches(polygon: readonly Point[], outline: readonly Point[]): Place[] {
  const walls = edgesOf(outline);
  return edgesOf(polygon).flatMap((edge) => {
    const cuts = [
      { num: 0n, den: 1n },
      { num: 1n, den: 1n },
      ...walls.flatMap((wall) => meetings(edge, wall)),
    ];
    const inOrder = cuts.sort((a, b) => Math.sign(compare(a, b)));
    return inOrder.slice(1).flatMap((end, index) => {
      const start = inOrder[index]!;
      if (compare(start, end) === 0) return [];
      const middle = { num: start.num * end.den + end.num * start.den, den: 2n * start.den * end.den };
      return [placeOf(edge, middle, walls)];
    });
  });
}

function meetings(edge: Wall, wall: Wall): Along[] {
  const across = edge.dx * wall.dy - edge.dy * wall.dx;
  const [x, y] = [wall.from[0] - edge.from[0], wall.from[1] - edge.from[1]];
  if (across === 0) {
    if (turn(edge.from, edge.to, wall.from) !== 0) return [];
    const length = edge.dx * edge.dx + edge.dy * edge.dy;
    return [wall.from, wall.to]
      .map(([px, py]) => (px - edge.from[0]) * edge.dx + (py - edge.from[1]) * edge.dy)
      .filter((along) => along > 0 && along < length)
      .map((along) => ({ num: BigInt(along), den: BigInt(length) }));
  }
  const sign = Math.sign(across);
  const den = across * sign;
  const along = (x * wall.dy - y * wall.dx) * sign;
  const onWall = (x * edge.dy - y * edge.dx) * sign;
  return along > 0 && along < den && onWall >= 0 && onWall <= den
    ? [{ num: BigInt(along), den: BigInt(den) }]
    : [];
}

/** Counts the walls that a line to the right crosses, with everything times the denominator. */
function placeOf(edge: Wall, { num, den }: Along, walls: readonly Wall[]): Place {
  const x = BigInt(edge.from[0]) * den + BigInt(edge.dx) * num;
  const y = BigInt(edge.from[1]) * den + BigInt(edge.dy) * num;
  let inside = false;
  for (const { from, to, dx, dy } of walls) {
    const [ax, ay, by] = [BigInt(from[0]) * den, BigInt(from[1]) * den, BigInt(to[1]) * den];
    const side = BigInt(dx) * (y - ay) - BigInt(dy) * (x - ax);
    const bx = BigInt(to[0]) * den;
    const low = (a: bigint, b: bigint) => (a < b ? a : b);
    const high = (a: bigint, b: bigint) => (a < b ? b : a);
    if (side === 0n && low(ax, bx) <= x && x <= high(ax, bx) && low(ay, by) <= y && y <= high(ay, by)) {
      return 'edge';
    }
    if (ay > y !== by > y && side > 0n === by > ay) inside = !inside;
  }
  return inside ? 'inside' : 'outside';
}

/** The polygon stays in the outline; its edge may lie on it. */
export const staysWithin = (polygon: readonly Point[], outline: readonly Point[]): boolean =>
  !stretches(polygon, outline).includes('outside');

/** Two polygons share an area; touching is none. */
export function overlap(a: readonly Point[], b: readonly Point[]): boolean {
  const places = stretches(a, b);
  if (places.includes('inside')) return true;
  return places.every((place) => place === 'edge') || stretches(b, a).includes('inside');
}
