import { edgesOf } from '../geometry.ts';
import type { Point, Sketch } from '../shape.ts';
import { checked, type Edited } from './edited.ts';

export type WetSurface = 'floor' | 'ceiling';

export const setWet = (sketch: Sketch, surface: WetSurface, area: Sketch['wet']['floor']): Edited =>
  checked({ ...sketch, wet: { ...sketch.wet, [surface]: area } });

/** A band of the floor or ceiling along a wall, this deep. */
export function wetAlong(sketch: Sketch, surface: WetSurface, wall: number, depth: number): Edited {
  const { from, to, dx, dy, diagonal } = edgesOf(sketch.points)[wall]!;
  // Inward is to the left; a 45° band is measured along the grid.
  const by = diagonal ? Math.round(depth / Math.SQRT2) : depth;
  const [x, y] = [-Math.sign(dy) * by, Math.sign(dx) * by];
  const band: Point[] = [from, to, [to[0] + x, to[1] + y], [from[0] + x, from[1] + y]];
  const area = sketch.wet[surface];
  return setWet(sketch, surface, area === 'all' ? [band] : [...area, band]);
}

/** A whole wall wet up to a height; 0 is dry. */
export function wetWall(sketch: Sketch, wall: number, height: number): Edited {
  const others = sketch.wet.walls.filter((one) => one.wall !== wall);
  const walls = height > 0 ? [...others, { wall, whole: true as const, height }] : others;
  return checked({ ...sketch, wet: { ...sketch.wet, walls } });
}
