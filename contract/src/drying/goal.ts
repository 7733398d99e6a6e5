import type { Scale } from './scales.ts';

/** Above this wood is never dry, whatever its goal allows (drying.md 4.4). */
const wettestDryWood = 15.9;
/** Points a reading may be above its goal by and still be dry; a company may change them. */
export const usualTolerance: Record<Scale, number> = {
  '%MC wood': 4,
  '%WME': 0,
  'relative 0-100': 0,
  'relative 0-999': 0,
  'gypsum %': 0,
  'concrete %': 0,
  'RH in situ %': 0,
};

const tenths = (value: number) => Math.round(value * 10);

/** The goal that dry standards of one material, meter and scale give: their median, 1 decimal half up (drying.md 4.3). */
export function goalOf(standards: readonly number[]): number | undefined {
  const ordered = standards.map(tenths).sort((one, other) => one - other);
  const [below, above] = [
    ordered[Math.ceil(ordered.length / 2) - 1],
    ordered[Math.floor(ordered.length / 2)],
  ];
  return below === undefined || above === undefined ? undefined : Math.floor((below + above + 1) / 2) / 10;
}

export type PointState = 'dry' | 'wet' | 'no goal yet';
export interface MeterReading {
  value: number;
  /** Above the meter's end. */
  outOfRange?: boolean;
}

/** The highest value that is dry: the goal with its tolerance, which is what a reading is judged by. */
export function dryAt(goal: number, scale: Scale, tolerance = usualTolerance[scale]): number {
  const allowed = tenths(goal) + tenths(tolerance);
  return (scale === '%MC wood' ? Math.min(allowed, tenths(wettestDryWood)) : allowed) / 10;
}

/** Above it pin meters of wood are not exact (drying.md 4.1). */
const mostExactWood = 30;
/** What is said beside a reading that its meter does not know exactly. */
export const inexactWords = (scale: Scale, value: number | null): string | undefined =>
  scale === '%MC wood' && value !== null && value > mostExactWood ? 'above 30, not exact' : undefined;

/** Whether a reading is at its goal. */
export function pointState(
  { value, outOfRange }: MeterReading,
  { goal, scale, tolerance }: { goal: number | undefined; scale: Scale; tolerance: number },
): PointState {
  if (goal === undefined) return 'no goal yet';
  return !outOfRange && tenths(value) <= tenths(dryAt(goal, scale, tolerance)) ? 'dry' : 'wet';
}
