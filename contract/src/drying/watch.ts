import { alertsOf } from './alerts/alerts.ts';
import { inVisitOrder, isDry } from './dry.ts';
import { runningOf } from './placement.ts';
import { visitEvery } from './visit-every.ts';
import type { KeptWatch } from './watch-shape.ts';
import type { Drying } from './whole.ts';
import { workStart } from './work-start.ts';

/**
 * The watch of a drying, and from when on somebody should look at it: at once where an alert has no answer, 26 hours after the
 * last visit began while units run, else never.
 */
export function watchOf(
  drying: Drying,
  { altitudeFt, now }: { altitudeFt: number; now: string },
): { watch: KeptWatch; needsAt: string | null } {
  const last = inVisitOrder(drying.visits).at(-1);
  const begun = workStart(drying);
  const since = new Date(last?.startedAt ?? now);
  // Of what follows from the time of day alone there is one alert: that no visit came in time.
  const due = new Date(since.getTime() + visitEvery);
  const late = new Date(due.getTime() + 60_000).toISOString();
  const answered = new Set(drying.answers.map(({ key }) => key));
  const open = alertsOf(drying, { altitudeFt, now: late }).filter(({ key }) => !answered.has(key));
  const alerts = open.filter(({ kind }) => kind !== 'no-visit');
  // A phone's clock may be ahead: what is wrong is so by now.
  const atOnce = new Date(Math.min(since.getTime(), Date.parse(now)));
  const needsAt = alerts.length > 0 ? atOnce : open.length > 0 ? due : undefined;
  return {
    watch: {
      alerts: alerts.length,
      first: alerts[0]?.message ?? null,
      units: drying.placements
        .filter(({ events }) => runningOf(events).at(-1)?.to === null)
        .reduce((sum, { count }) => sum + count, 0),
      lastVisitAt: last ? since.toISOString() : null,
      workStartAt: Number.isFinite(begun) ? new Date(begun).toISOString() : null,
      dryAt: drySince(drying),
    },
    needsAt: needsAt?.toISOString() ?? null,
  };
}

/** When the first visit ended from which on every point was dry; null while one is not. */
function drySince(drying: Drying): string | null {
  const visits = inVisitOrder(drying.visits).filter(({ endedAt }) => endedAt !== null);
  let since: string | null = null;
  for (let count = visits.length; count > 0; count--) {
    const seen = new Set(visits.slice(0, count).map(({ id }) => id));
    const until = {
      ...drying,
      visits: visits.slice(0, count),
      readings: drying.readings.filter(({ visitId }) => seen.has(visitId)),
    };
    if (!isDry(until)) break;
    since = new Date(visits[count - 1]!.endedAt!).toISOString();
  }
  return since;
}
