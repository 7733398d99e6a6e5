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

export const usualRules: SketchRules = { doorsFromPerimeter: true, deduct: 'all', overSf: 0 };

/** Printed under every plan, because the figures depend on it. */
export function rulesInWords({ doorsFromPerimeter, deduct, overSf }: SketchRules): string {
  const perimeter = doorsFromPerimeter
    ? 'Doors taken out of the floor perimeter'
    : 'Doors kept in the floor perimeter';
  const walls = {
    all: 'all openings taken out of the walls',
    over: `openings over ${overSf} SF taken out of the walls`,
    none: 'no openings taken out of the walls',
  }[deduct];
  return `${perimeter}; ${walls}.`;
}
