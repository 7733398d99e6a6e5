import { woodAtRest } from './air.ts';
import { inVisitOrder } from './dry.ts';
import type { Scale } from './scales.ts';
import type { Drying } from './whole.ts';

/** Points of %MC that a goal of wood may be away from what its air allows. */
const near = 4;

/**
 * A doubt about a dry standard of wood that the newest unaffected air does not allow (drying.md 3.2); undefined where there
 * is none, or no such air yet.
 */
export function farFromAir(
  { air, visits }: Pick<Drying, 'air' | 'visits'>,
  { scale, value }: { scale: Scale; value: number },
): string | undefined {
  if (scale !== '%MC wood') return undefined;
  const order = inVisitOrder(visits).map(({ id }) => id);
  const unaffected = air
    .filter(({ place }) => place === 'unaffected')
    .toSorted((one, other) => order.indexOf(one.visitId) - order.indexOf(other.visitId))
    .at(-1);
  if (!unaffected) return undefined;
  const allowed = woodAtRest(unaffected);
  return Math.abs(value - allowed) > near
    ? `The dry standard of ${value} is far from what the unaffected air allows (${allowed.toFixed(1)}).`
    : undefined;
}
