import type { Placement } from './record.ts';
import type { Drying } from './whole.ts';

/** What stands somewhere, by its tag, else by its kind: a sentence can begin with it. */
export const unitName = (
  { units }: Pick<Drying, 'units'>,
  { unitId, count, kind }: Pick<Placement, 'unitId' | 'count' | 'kind'>,
): string =>
  units.find(({ id }) => id === unitId)?.tag ??
  (count === 1 ? `${kind.charAt(0).toUpperCase()}${kind.slice(1)}` : `${count} × ${kind}`);
