import { inVisitOrder } from './dry.ts';
import { shownAir } from './shown-air.ts';
import type { Drying } from './whole.ts';

/** Grains that the air of a dry job may be above its unaffected air without a word. */
const unnoticed = 10;

/**
 * What is shown beside a job that is dry, and does not hold it up (drying.md 8): how far the affected air of its newest visit
 * is above the unaffected; the difference of the figures that are shown. Undefined up to 10 GPP.
 */
export function airAbove(
  { air, visits }: Pick<Drying, 'air' | 'visits'>,
  altitudeFt: number,
): number | undefined {
  const newest = inVisitOrder(visits).findLast(({ id }) => air.some(({ visitId }) => visitId === id));
  const tenthsAt = (where: 'affected' | 'unaffected') =>
    air
      .filter(({ visitId, place }) => visitId === newest?.id && place === where)
      .map((one) => Math.round(shownAir(one, altitudeFt).gpp * 10));
  const [affected, unaffected] = [tenthsAt('affected'), tenthsAt('unaffected')];
  if (affected.length === 0 || unaffected.length === 0) return undefined;
  const above = (Math.max(...affected) - Math.max(...unaffected)) / 10;
  return above > unnoticed ? above : undefined;
}
