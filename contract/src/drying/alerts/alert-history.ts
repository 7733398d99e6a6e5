import { inVisitOrder, pointAsRead } from '../dry.ts';
import type { Drying } from '../whole.ts';
import { type Alert, alertTitle } from './alert.ts';
import { alertsOf } from './alerts.ts';

export interface AnsweredAlert {
  /** The visit whose readings raised it, from 0; null for what held in between. */
  visit: number | null;
  message: string;
  answer: string | null;
}

/** A drying as it was at a moment, with the visits up to this one. */
function asOf(drying: Drying, visitIds: ReadonlySet<string>, moment: string): Drying {
  const then = cutAt(drying, visitIds, moment);
  return { ...then, points: then.points.map((point) => pointAsRead(then, point)) };
}

function cutAt(drying: Drying, visitIds: ReadonlySet<string>, moment: string): Drying {
  const isBefore = (at: string) => Date.parse(at) <= Date.parse(moment);
  return {
    ...drying,
    closedAt: null,
    visits: drying.visits.filter(({ id }) => visitIds.has(id)),
    readings: drying.readings.filter(({ visitId }) => visitIds.has(visitId)),
    air: drying.air.filter(({ visitId }) => visitIds.has(visitId)),
    points: drying.points
      .filter(
        ({ id, createdAt }) =>
          isBefore(createdAt) ||
          drying.readings.some((one) => one.pointId === id && visitIds.has(one.visitId)),
      )
      .map((point) =>
        point.removedAt !== null && !isBefore(point.removedAt) ? { ...point, removedAt: null } : point,
      ),
    placements: drying.placements.map((placement) => ({
      ...placement,
      events: placement.events.filter(({ at }) => isBefore(at)),
    })),
  };
}

/**
 * Every alert that a visit's readings raised, as they were at the end of that visit, what holds now or held when the drying
 * was closed, and every answer. A paper shows them all; a screen shows `alertsOf`.
 */
export function alertHistory(
  drying: Drying,
  { altitudeFt, now }: { altitudeFt: number; now: string },
): AnsweredAlert[] {
  const visits = inVisitOrder(drying.visits);
  const numberOf = new Map(visits.map(({ id }, number) => [id, number]));
  const end = drying.closedAt ?? now;
  const raised = visits.flatMap(({ id, startedAt, endedAt }, number) => {
    const until = new Set(visits.slice(0, number + 1).map((visit) => visit.id));
    const moment = endedAt ?? startedAt;
    return alertsOf(asOf(drying, until, moment), { altitudeFt, now: moment }).filter(
      ({ visitId }) => visitId === id,
    );
  });
  const standing = alertsOf({ ...drying, closedAt: null }, { altitudeFt, now: end });
  const all = new Map<string, Alert>([...raised, ...standing].map((alert) => [alert.key, alert]));
  const told = [...all.values()].map(({ key, visitId, message }): AnsweredAlert => {
    const answer = drying.answers.find((one) => one.key === key)?.text ?? null;
    return { visit: visitId === null ? null : (numberOf.get(visitId) ?? null), message, answer };
  });
  // What was answered and no longer holds says what it was about.
  const gone = drying.answers
    .filter(({ key }) => !all.has(key))
    .map(({ key, text }): AnsweredAlert => {
      const [, visitId = '', ...of] = key.split(':');
      const names = of.flatMap((id) => nameOf(drying, id) ?? []);
      const message = [alertTitle(key), names.join(', ')].filter(Boolean).join(': ');
      return { visit: numberOf.get(visitId) ?? null, message, answer: text };
    });
  return [...told, ...gone].sort((one, other) => (one.visit ?? Infinity) - (other.visit ?? Infinity) || 0);
}

function nameOf({ points, rooms, chambers, placements, units }: Drying, id: string): string | undefined {
  const point = points.find((one) => one.id === id);
  if (point) return `point ${point.number}`;
  const placement = placements.find((one) => one.id === id);
  if (placement) return units.find((unit) => unit.id === placement.unitId)?.tag ?? placement.kind;
  return [...rooms, ...chambers].find((one) => one.id === id)?.name;
}
