import { z } from 'zod';
import { hundredths } from '../shapes.ts';

export const deductions = ['all', 'over', 'none'] as const;

/** What is taken out of a room's floor perimeter and walls; programs differ in this. */
export const sketchRules = z.strictObject({
  doorsFromPerimeter: z.boolean(),
  deduct: z.enum(deductions),
  /** Only openings over this many square feet are taken out, where `deduct` is "over". */
  overSf: hundredths(0, 9_999),
});
export type SketchRules = z.output<typeof sketchRules>;
