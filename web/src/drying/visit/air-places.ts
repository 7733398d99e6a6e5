import { isIn } from '@tidemark/contract/drying/placement';
import type { Air } from '@tidemark/contract/drying/record';
import type { Drying } from '@tidemark/contract/drying/whole';

/** A place whose air is read at each visit. */
export interface AirPlace {
  key: string;
  place: Air['place'];
  chamberId: string | null;
  placementId: string | null;
  title: string;
  note: string;
}

/**
 * What air is read, in the fixed order (drying.md 7). The air that a unit takes in is that of its chamber. Of a visit also
 * what was read of a unit that has left since, and of an HVAC that no longer runs.
 */
export function airPlaces(drying: Drying, visitId?: string): AirPlace[] {
  const { air, chambers, placements, units, hvac } = drying;
  const wasRead = (place: Air['place'], placementId: string | null = null) =>
    air.some((one) => one.visitId === visitId && one.place === place && one.placementId === placementId);
  const one = (place: Air['place'], title: string, note = ''): AirPlace => ({
    ...{ key: place, place, chamberId: null, placementId: null, title, note },
  });
  const dehumidifiers = placements.filter(
    ({ id, kind, events }) =>
      kind.startsWith('dehumidifier') && (isIn(events) || wasRead('dehumidifier outlet', id)),
  );
  return [
    one('outside', 'Outside'),
    one('unaffected', 'Unaffected', 'A room that stayed dry'),
    ...chambers.map(({ id, name }) => ({
      ...one('affected', `Affected, ${name}`),
      ...{ key: `affected ${id}`, chamberId: id },
    })),
    ...dehumidifiers.map((placement) => {
      const tag = units.find(({ id }) => id === placement.unitId)?.tag;
      const chamber = chambers.find(({ id }) => id === placement.chamberId);
      return {
        ...one('dehumidifier outlet', `Dehumidifier${tag ? ` ${tag}` : ''}, outlet`),
        ...{ key: `outlet ${placement.id}`, placementId: placement.id, chamberId: placement.chamberId },
        note: chamber ? `Inlet is the air of ${chamber.name}` : '',
      };
    }),
    ...(hvac === 'on' || wasRead('HVAC supply') ? [one('HVAC supply', 'HVAC supply')] : []),
  ];
}

/** The reading of a place in a visit. */
export const readingAt = ({ air }: Drying, visitId: string, { place, chamberId, placementId }: AirPlace) =>
  air.find(
    (one) =>
      one.visitId === visitId &&
      one.place === place &&
      one.placementId === placementId &&
      (placementId !== null || one.chamberId === chamberId),
  );
