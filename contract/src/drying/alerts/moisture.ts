import { whySkipped } from '../skipped.ts';
import { type Alert, alert, type Rule } from './alert.ts';

const hour = 3_600_000;
const between = 20 * hour;

/** A reading fell if it lost 2 % of its value and a whole unit. */
const fell = (before: number, now: number) => before - now >= 1 && before - now >= before * 0.02;

/** A wet point that has not fallen since the visit at least 20 hours before. */
export const noProgress: Rule = ({ visits, points }) => {
  const beganAt = new Map(visits.map(({ visit }) => [visit.id, Date.parse(visit.startedAt)]));
  return points.flatMap(({ point, readings, state }): Alert[] => {
    const last = readings.at(-1);
    if (point.removedAt !== null || state !== 'wet' || last?.value == null) return [];
    const at = beganAt.get(last.visitId)!;
    const before = readings.findLast(
      ({ visitId, value }) => value !== null && at - beganAt.get(visitId)! >= between,
    );
    if (!before || fell(before.value!, last.value)) return [];
    const detail = `point ${point.number} is at ${last.value}, ${before.value} before.`;
    return [alert('no-progress', { visitId: last.visitId, of: [point.id] }, detail)];
  });
};

/** A reading more than 5 % above the one before. */
export const rising: Rule = ({ points }) =>
  points.flatMap(({ point, readings }): Alert[] => {
    const [before, last] = readings.slice(-2);
    if (point.removedAt !== null || before?.value == null || last?.value == null) return [];
    if (last.value * 100 <= before.value * 105) return [];
    const detail = `point ${point.number} rose from ${before.value} to ${last.value}.`;
    return [alert('rising', { visitId: last.visitId, of: [point.id] }, detail)];
  });

export const noGoal: Rule = ({ points }) =>
  points
    .filter(({ point, goal }) => point.removedAt === null && goal === undefined)
    .map(({ point }) => alert('no-goal', { of: [point.id] }, `point ${point.number} has none yet.`));

/** A point that stands and was not read in the newest visit that ended, without a reason. */
export const noReadings: Rule = ({ drying, visits, points }) => {
  const ended = visits.findLast(({ visit }) => visit.endedAt !== null)?.visit;
  if (!ended) return [];
  const read = new Set(
    drying.readings.filter(({ visitId }) => visitId === ended.id).map(({ pointId }) => pointId),
  );
  return points
    .filter(({ point: { id, removedAt } }) => removedAt === null && !read.has(id))
    .filter(({ point }) => whySkipped(drying, ended, point.id) === undefined)
    .map(({ point }) =>
      alert('no-readings', { visitId: ended.id, of: [point.id] }, `point ${point.number}.`),
    );
};
