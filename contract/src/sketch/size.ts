import type { Point, Sketch } from './shape.ts';

const hundredths = (sixteenths: number) => Math.floor((100 * sixteenths + 96) / 192) / 100;

/** How far a room reaches along x or y, in sixteenths of an inch. */
export function extentOf(points: readonly Point[], axis: 0 | 1): number {
  const values = points.map((point) => point[axis]);
  return Math.max(...values) - Math.min(...values);
}

/** What a room's length, width and height are while its sketch stands. */
export function sizeOf({ points, height }: Sketch) {
  const double = typeof height === 'number' ? 2 * height : height.low + height.high;
  return {
    dimensionsLength: hundredths(extentOf(points, 0)),
    dimensionsWidth: hundredths(extentOf(points, 1)),
    dimensionsHeight: Math.floor((100 * double + 192) / 384) / 100,
  };
}
