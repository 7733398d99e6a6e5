import { z } from 'zod';
import { dateTime } from '../shapes.ts';
import type { Sketch } from './shape.ts';

/**
 * A sketch as records and calls hold it. Every screen loads this: the whole shape (shape.ts) is for who draws and for the
 * server, which checks every part of a sketch before it keeps one.
 */
export const keptSketch = z.looseObject({
  v: z.number(),
  points: z.array(z.array(z.number())),
}) as unknown as z.ZodType<Sketch, Sketch>;
/** Who drew a room when, the newest first. */
export const sketchVersions = z.object({
  versions: z.array(z.object({ at: dateTime, by: z.string().nullable(), sketch: keptSketch.nullable() })),
});
export type SketchVersions = z.output<typeof sketchVersions>;
/** The quantities of a room by their names (figure-names.ts). */
export const keptFigures = z.record(z.string(), z.number().nullable());

/** A sketch in a list of changes. */
export const sketchInWords = ({ points, openings }: Pick<Sketch, 'points' | 'openings'>): string =>
  `${points.length} walls, ${openings.length} ${openings.length === 1 ? 'opening' : 'openings'}`;
