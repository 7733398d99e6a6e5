import type { Placement } from './record.ts';
import type { Drying } from './whole.ts';

/** What stands somewhere, by its tag, else by its kind. */
export const unitName = ({ units }: Pick<Drying, 'units'>, placement: Placement): string =>
  units.find(({ id }) => id === placement.unitId)?.tag ??
  (placement.count === 1 ? placement.kind : `${placement.count} × ${placement.kind}`);
