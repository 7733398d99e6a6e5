import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aSketch, ell, sketched } from '../testing/sketches.ts';
import { faultOf } from './fault.ts';
import { figuresOfSketch } from './figures.ts';
import { figuresOfRoom } from './figures-of-room.ts';
import { rulesInWords } from './rules-in-words.ts';
import type { Point, Sketch, WetArea } from './shape.ts';
import { usualRules } from './usual-rules.ts';

const figures = (sketch: Sketch) => figuresOfSketch(sketch, usualRules);
const moved = (sketch: Sketch, to: (point: Point) => Point): Sketch => {
  const area = (wet: WetArea) => (wet === 'all' ? wet : wet.map((polygon) => polygon.map(to)));
  const { floor, walls, ceiling } = sketch.wet;
  return {
    ...sketch,
    points: sketch.points.map(to),
    wet: { walls, floor: area(floor), ceiling: area(ceiling) },
  };
};
const always = (holds: (sketch: Sketch) => void) => fc.assert(fc.property(aSketch, holds), { numRuns: 300 });

test('sketch quantities: every sketch made for these tests is one the server takes', () => {
  always((sketch) => {
    expect(faultOf(sketch)).toBeUndefined();
  });
});

test('sketch quantities: turning the room a quarter changes only which way its size runs', () => {
  always((sketch) => {
    const turned = moved(sketch, ([x, y]) => [-y, x]);
    const { height } = sketch;
    const across = typeof height === 'number' ? height : { ...height, axis: height.axis === 'x' ? 'y' : 'x' };
    const { L, WD, ...rest } = figures(sketch);
    expect(figures({ ...turned, height: across as Sketch['height'] })).toEqual({ ...rest, L: WD, WD: L });
  });
});

test('sketch quantities: the mirrored room has the same', () => {
  always((sketch) => {
    const mirrored = moved(sketch, ([x, y]) => [-x, y]);
    const last = sketch.points.length - 1;
    const wallOf = (wall: number) => (wall === last ? last : last - 1 - wall);
    const openings = sketch.openings.map((one) => ({ ...one, wall: wallOf(one.wall) }));
    const walls = sketch.wet.walls.map((one) => ({ ...one, wall: wallOf(one.wall) }));
    const points = mirrored.points.toReversed();
    expect(figures({ ...mirrored, points, openings, wet: { ...mirrored.wet, walls } })).toEqual(
      figures(sketch),
    );
  });
});

test('sketch quantities: any corner may be the first', () => {
  always((sketch) => {
    const count = sketch.points.length;
    for (let by = 1; by < count; by += 1) {
      const points = [...sketch.points.slice(by), ...sketch.points.slice(0, by)];
      const at = <T extends { wall: number }>(one: T): T => ({
        ...one,
        wall: (one.wall - by + count) % count,
      });
      const wet = { ...sketch.wet, walls: sketch.wet.walls.map(at) };
      expect(figures({ ...sketch, points, openings: sketch.openings.map(at), wet })).toEqual(figures(sketch));
    }
  });
});

test('sketch quantities: a corner in the middle of a wall changes none', () => {
  always((sketch) => {
    const points = sketch.points.flatMap((from, index): Point[] => {
      const to = sketch.points[(index + 1) % sketch.points.length]!;
      const half: Point = [
        from[0] + Math.trunc((to[0] - from[0]) / 2),
        from[1] + Math.trunc((to[1] - from[1]) / 2),
      ];
      return index === sketch.points.length - 1 ? [from, half] : [from];
    });
    const { openings, wet } = { openings: sketch.openings, wet: sketch.wet };
    expect(figures({ ...sketch, points, openings, wet })).toEqual(figures(sketch));
  });
});

test('sketch quantities: walls are never more than gross, under each rule', () => {
  always((sketch) => {
    for (const deduct of ['all', 'over', 'none'] as const) {
      const { W, WG, PF, PC } = figuresOfSketch(sketch, { ...usualRules, deduct, overSf: 5 });
      expect(W).toBeGreaterThanOrEqual(0);
      expect(W).toBeLessThanOrEqual(WG);
      expect(PF).toBeLessThanOrEqual(PC);
    }
  });
});

test('room quantities: from the sketch if there is one, whatever size the room has', () => {
  const size = { dimensionsLength: 10, dimensionsWidth: 5.5, dimensionsHeight: 8 };
  const sketch = sketched({ points: ell, height: 1_728 });
  expect(figuresOfRoom({ ...size, sketch })).toMatchObject({ F: 232, PF: 68, WG: 612, offsets: 1 });
  expect(figuresOfRoom(size)).toMatchObject({
    ...{ F: 55, C: 55, PF: 31, PC: 31, W: 248, WG: 248, WC: 303, V: 440, SY: 6.11, LL: 10, SH: 8, HH: 8 },
    ...{ L: 10, WD: 5.5, H: 8, WET: null, WETW: null, WET2: null, offsets: null },
  });
});

test('room quantities: without a height there are no walls and no volume', () => {
  const room = { dimensionsLength: 10, dimensionsWidth: 5, dimensionsHeight: null };
  expect(figuresOfRoom(room)).toMatchObject({ F: 50, SY: 5.56, W: null, WC: null, V: null, H: null });
});

test('room quantities: the rules of the company count', () => {
  const openings = [{ id: 'a', kind: 'door', wall: 0, at: 0, width: 576, height: 1_280, sill: 0 } as const];
  const size = { dimensionsLength: null, dimensionsWidth: null, dimensionsHeight: null };
  const room = { ...size, sketch: sketched({ points: ell, height: 1_728, openings }) };
  const sketchRules = { doorsFromPerimeter: false, deduct: 'none', overSf: 0 } as const;
  expect(figuresOfRoom(room)).toMatchObject({ PF: 65, W: 592 });
  expect(figuresOfRoom({ ...room, sketchRules })).toMatchObject({ PF: 68, W: 612 });
});

test('sketch rules: a plan says in words what was taken out', () => {
  expect(rulesInWords(usualRules)).toBe(
    'Doors taken out of the floor perimeter; all openings taken out of the walls.',
  );
  expect(rulesInWords({ doorsFromPerimeter: false, deduct: 'over', overSf: 18 })).toBe(
    'Doors kept in the floor perimeter; openings over 18 SF taken out of the walls.',
  );
});
