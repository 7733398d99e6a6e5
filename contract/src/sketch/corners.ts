import type { Point } from './shape.ts';

/** Its corners as they are drawn: y down, from the top left corner. Apart from schemas, which printing must not load. */
export function drawnCorners(points: readonly Point[]): Point[] {
  const [left, top] = [Math.min(...points.map(([x]) => x)), Math.max(...points.map(([, y]) => y))];
  return points.map(([x, y]) => [x - left, top - y]);
}
