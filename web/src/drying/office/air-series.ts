import { airFacts } from '@tidemark/contract/drying/air';
import { inVisitOrder } from '@tidemark/contract/drying/dry';
import type { Air, Visit } from '@tidemark/contract/drying/record';
import type { Drying } from '@tidemark/contract/drying/whole';
import { visitName } from '../visit-name.ts';

export type AirFigure = 'GPP' | 'RH';
/** Tells the lines of a chart apart, in place of their color. */
export type AirLook = 'affected' | 'unaffected' | 'outside' | 'outlet' | 'supply';

export interface AirSeries {
  key: string;
  name: string;
  look: AirLook;
  /** One a visit; null where it was not read. */
  values: (number | null)[];
}

const looks: Partial<Record<Air['place'], AirLook>> = {
  affected: 'affected',
  unaffected: 'unaffected',
  outside: 'outside',
  'dehumidifier outlet': 'outlet',
  'HVAC supply': 'supply',
};
const order: readonly AirLook[] = ['affected', 'unaffected', 'outlet', 'outside', 'supply'];
const names: Record<AirLook, string> = {
  ...{ affected: 'Affected', unaffected: 'Unaffected', outside: 'Outside' },
  ...{ outlet: 'Dehumidifier outlet', supply: 'HVAC supply' },
};

/** A figure of the air by place, visit by visit: what was read in this chamber and what belongs to no chamber. */
export function airSeries(
  drying: Drying,
  chamberId: string | undefined,
  { figure, altitudeFt }: { figure: AirFigure; altitudeFt: number },
): AirSeries[] {
  const visits = inVisitOrder(drying.visits);
  const here = drying.air.filter((air) => {
    if (!looks[air.place]) return false;
    const { placementId, chamberId: of } = air;
    const its = of ?? drying.placements.find(({ id }) => id === placementId)?.chamberId ?? null;
    return its === null || chamberId === undefined || its === chamberId;
  });
  const figureOf = (air: Air) => (figure === 'RH' ? air.rh : airFacts(air, altitudeFt).gpp);
  const byPlace = Map.groupBy(here, ({ place, placementId }) => `${place} ${placementId ?? ''}`);
  return [...byPlace]
    .map(([key, readings]): AirSeries => {
      const [{ place, placementId }] = readings as [Air];
      const placement = drying.placements.find(({ id }) => id === placementId);
      const tag = drying.units.find(({ id }) => id === placement?.unitId)?.tag;
      const look = looks[place]!;
      return {
        ...{ key, look, name: look === 'outlet' && tag ? `${tag} outlet` : names[look] },
        values: visits.map(({ id }) => {
          const found = readings.findLast(({ visitId }) => visitId === id);
          return found ? figureOf(found) : null;
        }),
      };
    })
    .filter(({ values }) => values.some((value) => value !== null))
    .sort((a, b) => order.indexOf(a.look) - order.indexOf(b.look) || (a.name < b.name ? -1 : 1));
}

/** The newest visits that a table or a chart has room for, with their numbers from 0. */
export const numbered = (visits: readonly Visit[]) =>
  inVisitOrder(visits).map((visit, number) => ({ visit, number, name: visitName(number) }));
