export const unitKinds = [
  'air mover, axial',
  'air mover, centrifugal',
  'dehumidifier, LGR',
  'dehumidifier, conventional',
  'dehumidifier, desiccant',
  'air scrubber',
  'heater',
  'cavity system',
  'floor-mat system',
  'hydroxyl/ozone',
  'pump',
  'other',
] as const;
export type UnitKind = (typeof unitKinds)[number];

/** What a unit-day is priced as (drying.md 6.1). */
export const rateClasses = [
  'airMover',
  'airMoverAxial',
  'dehu069',
  'dehu070',
  'dehu110',
  'dehu160',
  'desiccant',
  'scrubber',
  'heater',
  'floorSystem',
] as const;
export type RateClass = (typeof rateClasses)[number];
