import { type AirReading, airFacts, saturationPsi } from '../air.ts';
import { roomOfPlacement } from '../placement.ts';
import type { Air, Placement } from '../record.ts';
import { type Alert, alert, type Facts, type Rule, type VisitFacts } from './alert.ts';

const hour = 3_600_000;
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
const gppOf = (reading: AirReading, { altitudeFt }: Facts) => airFacts(reading, altitudeFt).gpp;
const at = (visit: VisitFacts | undefined, place: Air['place'], chamberId?: string) =>
  (visit?.air ?? []).filter(
    (one) => one.place === place && (chamberId === undefined || one.chamberId === chamberId),
  );

/** GPP of a place in a visit, the mean of its readings; undefined without one. */
function gppAt(facts: Facts, visit: VisitFacts | undefined, place: Air['place'], chamberId?: string) {
  const readings = at(visit, place, chamberId);
  return readings.length === 0 ? undefined : mean(readings.map((reading) => gppOf(reading, facts)));
}
const shown = (gpp: number) => `${gpp.toFixed(1)} GPP`;

/** Affected air that has not become drier from visit 2 on, or is above 60 % after 24 hours. */
export const airNotDrying: Rule = (facts) => {
  const [before, last] = facts.visits.slice(-2);
  if (!before || !last) return [];
  const began = Date.parse(facts.visits[0]!.visit.startedAt);
  return facts.drying.chambers.flatMap(({ id, name }): Alert[] => {
    const [was, is] = [gppAt(facts, before, 'affected', id), gppAt(facts, last, 'affected', id)];
    const ref = { visitId: last.visit.id, of: [id] };
    if (last.number >= 2 && was !== undefined && is !== undefined && is >= was)
      return [alert('air-not-drying', ref, `${name} has ${shown(is)}, ${shown(was)} before.`)];
    const humid = at(last, 'affected', id).find(({ rh }) => rh > 60);
    return humid && Date.parse(last.visit.startedAt) - began >= 24 * hour
      ? [alert('air-not-drying', ref, `${name} is at ${humid.rh} % after 24 hours.`)]
      : [];
  });
};

/** The air a unit takes in: its own reading, else the chamber's affected air. */
const inletOf = (visit: VisitFacts, { id, chamberId }: Placement): Air | undefined =>
  at(visit, 'dehumidifier inlet').find(({ placementId }) => placementId === id) ??
  (chamberId === null ? undefined : at(visit, 'affected', chamberId)[0]);

const isRefrigerant = ({ kind }: Placement) =>
  kind === 'dehumidifier, LGR' || kind === 'dehumidifier, conventional';
const nameOf = ({ drying }: Facts, { unitId, kind }: Placement) =>
  drying.units.find(({ id }) => id === unitId)?.tag ?? kind;

/** A dehumidifier that takes nothing out; an LGR under 5 grains of wet air. */
export const dehumidifierNotWorking: Rule = (facts) => {
  const last = facts.visits.at(-1);
  if (!last) return [];
  return facts.standing.flatMap((placement): Alert[] => {
    const outlet = at(last, 'dehumidifier outlet').find(({ placementId }) => placementId === placement.id);
    const inlet = inletOf(last, placement);
    if (!outlet || !inlet) return [];
    const entering = gppOf(inlet, facts);
    const depression = entering - gppOf(outlet, facts);
    const isWeak = placement.kind === 'dehumidifier, LGR' && depression < 5 && entering > 55;
    if (depression > 0 && !isWeak) return [];
    const detail = `${nameOf(facts, placement)} takes out ${depression.toFixed(1)} grains.`;
    return [alert('dehumidifier-not-working', { visitId: last.visit.id, of: [placement.id] }, detail)];
  });
};

export const conventionalAtItsEnd: Rule = (facts) => {
  const last = facts.visits.at(-1);
  if (!last) return [];
  return facts.standing.flatMap((placement): Alert[] => {
    const inlet = placement.kind === 'dehumidifier, conventional' ? inletOf(last, placement) : undefined;
    if (!inlet || gppOf(inlet, facts) >= 55) return [];
    const detail = `${nameOf(facts, placement)} takes in ${shown(gppOf(inlet, facts))}.`;
    return [alert('conventional-at-its-end', { visitId: last.visit.id, of: [placement.id] }, detail)];
  });
};

/** Refrigerants work from 70 to 90 °F. */
export const tooColdOrHot: Rule = ({ visits, standing, drying }) => {
  const last = visits.at(-1);
  const cooled = new Set(standing.filter(isRefrigerant).map(({ chamberId }) => chamberId));
  return drying.chambers.flatMap(({ id, name }): Alert[] => {
    const air = cooled.has(id)
      ? at(last, 'affected', id).find(({ temperatureF: t }) => t < 70 || t > 90)
      : undefined;
    return air
      ? [
          alert(
            'too-cold-or-hot',
            { visitId: last!.visit.id, of: [id] },
            `${name} is at ${air.temperatureF} °F.`,
          ),
        ]
      : [];
  });
};

export const wetOutsideAir: Rule = (facts) => {
  const last = facts.visits.at(-1);
  const outside = gppAt(facts, last, 'outside');
  if (outside === undefined) return [];
  return facts.drying.chambers.flatMap(({ id, name, kind }): Alert[] => {
    const affected = gppAt(facts, last, 'affected', id);
    return kind === 'open' && affected !== undefined && outside > affected
      ? [
          alert(
            'wet-outside-air',
            { visitId: last!.visit.id, of: [id] },
            `outside has ${shown(outside)}, ${name} ${shown(affected)}.`,
          ),
        ]
      : [];
  });
};

/** A surface at or under the dew point of its air. */
export const condensation: Rule = ({ visits, altitudeFt }) => {
  const last = visits.at(-1);
  return (last?.air ?? []).flatMap((air): Alert[] => {
    if (air.surfaceF === null) return [];
    const { dewPointF, vaporPressurePsi } = airFacts(air, altitudeFt);
    if (saturationPsi(air.surfaceF) > vaporPressurePsi) return [];
    const detail = `a surface of ${air.surfaceF} °F, dew point ${dewPointF.toFixed(1)} °F.`;
    return [alert('condensation', { visitId: last!.visit.id, of: [air.id] }, detail)];
  });
};

/** Unaffected air that has become much wetter since the set-up, or is above 60 %. */
export const secondaryDamage: Rule = (facts) => {
  const last = facts.visits.at(-1);
  const [first, now] = [facts.visits[0], last].map((visit) => gppAt(facts, visit, 'unaffected'));
  const humid = at(last, 'unaffected').find(({ rh }) => rh > 60);
  const rose = first !== undefined && now !== undefined && now - first > 15;
  if (!rose && !humid) return [];
  const detail = rose
    ? `unaffected air rose from ${shown(first)} to ${shown(now)}.`
    : `unaffected air is at ${humid!.rh} %.`;
  return [alert('secondary-damage', { visitId: last!.visit.id }, detail)];
};

/** The room a unit stands in now. */
export const roomNow = (placement: Placement) => roomOfPlacement(placement.events, placement.roomId);
