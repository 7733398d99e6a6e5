import { z } from 'zod';
import { text } from '../shapes.ts';

/** Every length of a sketch is in whole sixteenths of an inch, so that areas are exact. */
export const footSixteenths = 192;
export const inchSixteenths = 16;
/** A 64 corner room at its widest, and a ceiling of 50 ft. */
const furthestPoint = 113_280;
const highest = 9_600;

const coordinate = z.number().int().min(-furthestPoint).max(furthestPoint);
const length = z
  .number()
  .int()
  .min(0)
  .max(2 * furthestPoint);
const rise = z.number().int().min(1).max(highest);
const id = text(40).min(1);
const wall = z.number().int().min(0).max(63);

export const cornersAtLeast = 3;
export const cornersAtMost = 64;
export const wallMessages = {
  corners: 'A room has 3 to 64 corners.',
  grid: 'Walls run straight, across or at 45°.',
  short: 'A wall is at least 1 inch long.',
  cross: 'Walls cross each other.',
  clockwise: 'Corners run counter-clockwise.',
} as const;

const point = z.tuple([coordinate, coordinate]);
export type Point = z.output<typeof point>;

export const openingKinds = ['door', 'double', 'bifold', 'arch', 'window'] as const;
export type OpeningKind = (typeof openingKinds)[number];
const sizedOpening = z.strictObject({
  id,
  kind: z.enum(openingKinds),
  wall,
  at: length,
  width: length.min(1),
  height: rise,
  sill: z.number().int().min(0).max(highest),
});
export type SizedOpening = z.output<typeof sizedOpening>;
const missingWall = z.strictObject({ id, kind: z.literal('missing'), wall });
const opening = z.discriminatedUnion('kind', [
  sizedOpening.refine(({ kind, sill }) => kind === 'window' || sill === 0, {
    error: 'Only a window has a sill.',
    path: ['sill'],
  }),
  missingWall,
]);
export type Opening = z.output<typeof opening>;

export const objectKinds = [
  ...(['cabinets', 'stairs', 'toilet', 'tub', 'sink'] as const),
  ...(['waterHeater', 'appliance', 'register', 'equipment'] as const),
] as const;
export type ObjectKind = (typeof objectKinds)[number];
const object = z.strictObject({
  id,
  kind: z.enum(objectKinds),
  wall: wall.optional(),
  at: length.optional(),
  x: coordinate.optional(),
  y: coordinate.optional(),
  width: length.min(1).optional(),
  depth: length.min(1).optional(),
  turn: z.number().int().min(0).max(359).optional(),
});
export type SketchObject = z.output<typeof object>;

const polygon = z.array(point).min(3).max(32);
const area = z.union([z.literal('all'), z.array(polygon).max(8)]);
export type WetArea = z.output<typeof area>;
const wetWall = z.union([
  z.strictObject({ wall, whole: z.literal(true), height: rise }),
  z.strictObject({ wall, from: length, to: length, height: rise }).refine(({ from, to }) => from < to, {
    error: 'The end is past the start.',
    path: ['to'],
  }),
]);
export type WetWall = z.output<typeof wetWall>;

const slope = z
  .strictObject({ low: rise, high: rise, axis: z.enum(['x', 'y']) })
  .refine(({ low, high }) => low <= high, { error: 'The high side is at least as high as the low side.' });
export type Slope = z.output<typeof slope>;

/** How a room is drawn. What it may not be is in fault.ts. */
export const sketchShape = z.strictObject({
  v: z.literal(1),
  points: z.array(point).min(cornersAtLeast, wallMessages.corners).max(cornersAtMost, wallMessages.corners),
  height: z.union([rise, slope]),
  openings: z.array(opening).max(40).default([]),
  objects: z.array(object).max(60).default([]),
  wet: z
    .strictObject({
      floor: area.default([]),
      walls: z.array(wetWall).max(128).default([]),
      ceiling: area.default([]),
    })
    .default({ floor: [], walls: [], ceiling: [] }),
});
export type Sketch = z.output<typeof sketchShape>;

/** What a sketch takes as JSON at most. */
export const sketchBytes = 20 * 1024;
