import type { SketchRules } from './rules.ts';

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
