import type { SketchRules } from './rules.ts';

/** Apart from their schema, which the printing process must not load. */
export const usualRules: SketchRules = { doorsFromPerimeter: true, deduct: 'all', overSf: 0 };
