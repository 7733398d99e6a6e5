import type { Air } from './record.ts';
import { shownAir, shownDifference } from './shown-air.ts';
import type { Drying } from './whole.ts';

/** The air that a unit took in: its own reading, else the affected air of its chamber. */
function inletOf({ air, placements }: Pick<Drying, 'air' | 'placements'>, outlet: Air): Air | undefined {
  const its = air.filter(({ visitId }) => visitId === outlet.visitId);
  const own = its.find(
    ({ place, placementId }) => place === 'dehumidifier inlet' && placementId === outlet.placementId,
  );
  const chamberId =
    outlet.chamberId ?? placements.find(({ id }) => id === outlet.placementId)?.chamberId ?? null;
  return (
    own ?? its.find((one) => one.place === 'affected' && chamberId !== null && one.chamberId === chamberId)
  );
}

/** Grains a dehumidifier took out of a pound of air, between the shown figures; undefined without air it took in. */
export function grainDepression(
  drying: Pick<Drying, 'air' | 'placements'>,
  outlet: Air,
  altitudeFt: number,
): number | undefined {
  if (outlet.place !== 'dehumidifier outlet') return undefined;
  const inlet = inletOf(drying, outlet);
  return inlet && shownDifference(shownAir(inlet, altitudeFt).gpp, shownAir(outlet, altitudeFt).gpp);
}
