import { runningOf } from '../placement.ts';
import { airMovers } from '../sizing.ts';
import { visitEvery } from '../visit-every.ts';
import { roomNow } from './air.ts';
import { type Alert, alert, type Rule } from './alert.ts';

const hour = 3_600_000;

/** Units run, and the last visit began more than 26 hours ago. */
export const noVisit: Rule = ({ visits, standing, now }) => {
  const last = visits.at(-1);
  const runs = standing.some(({ events }) => runningOf(events).at(-1)?.to === null);
  if (!last || !runs) return [];
  const since = Date.parse(now) - Date.parse(last.visit.startedAt);
  return since > visitEvery
    ? [
        alert(
          'no-visit',
          { visitId: last.visit.id },
          `the last one began ${Math.floor(since / hour)} hours ago.`,
        ),
      ]
    : [];
};

export const unitsAfterDry: Rule = ({ standing, dry }) => {
  const units = standing.reduce((sum, { count }) => sum + count, 0);
  return dry && units > 0
    ? [alert('units-after-dry', {}, units === 1 ? '1 unit is still in.' : `${units} units are still in.`)]
    : [];
};

export const noTag: Rule = ({ standing }) =>
  standing
    .filter(({ unitId }) => unitId === null)
    .map(({ id, kind, count }) =>
      alert('no-tag', { of: [id] }, count === 1 ? `1 ${kind}.` : `${count} × ${kind}.`),
    );

/** Fewer air movers in a room than the low recommendation, until it is dry; a reason answers it. */
export const underEquipped: Rule = ({ drying, standing, dry }) =>
  (dry ? [] : drying.rooms).flatMap((room): Alert[] => {
    const { affected, floorSf, wallSf } = room;
    if (!affected || floorSf === null || wallSf === null || standing.length === 0) return [];
    const { low } = airMovers([{ ...room, floorSf, wallSf }]);
    const placed = standing
      .filter((placement) => placement.kind.startsWith('air mover') && roomNow(placement) === room.id)
      .reduce((sum, { count }) => sum + count, 0);
    if (placed >= low) return [];
    return [
      alert('under-equipped', { of: [room.id] }, `${room.name} has ${placed} of at least ${low} air movers.`),
    ];
  });
