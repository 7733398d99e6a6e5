import type { RateClass, UnitKind } from './rate-class.ts';

const ofKind: Partial<Record<UnitKind, RateClass>> = {
  'air mover, axial': 'airMoverAxial',
  'air mover, centrifugal': 'airMover',
  'dehumidifier, desiccant': 'desiccant',
  'air scrubber': 'scrubber',
  heater: 'heater',
  'cavity system': 'floorSystem',
  'floor-mat system': 'floorSystem',
};
/** AHAM pints a day from which a dehumidifier is in a class, the highest first. */
const bands = [
  [160, 'dehu160'],
  [110, 'dehu110'],
  [70, 'dehu070'],
  [0, 'dehu069'],
] as const;

/** The class that was set for a unit, else the one of its kind and rating; null where it has none. */
export function rateClassOf({
  kind,
  ppdAham,
  rateClass,
}: {
  kind: UnitKind;
  ppdAham?: number | null;
  rateClass?: RateClass | null;
}): RateClass | null {
  if (rateClass) return rateClass;
  const isRated = kind === 'dehumidifier, LGR' || kind === 'dehumidifier, conventional';
  if (!isRated) return ofKind[kind] ?? null;
  return ppdAham ? (bands.find(([from]) => ppdAham >= from)?.[1] ?? null) : null;
}
