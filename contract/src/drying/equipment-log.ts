import type { PlacementEvent } from './fields/equipment.ts';
import { inOrder, isIn, runningOf } from './placement.ts';
import type { RateClass, UnitKind } from './rate-class.ts';
import { rateClassOf } from './rate-class-of.ts';
import type { Placement } from './record.ts';
import { type DayCount, datesRun, minutesRun, unitDays } from './unit-days.ts';
import type { Drying } from './whole.ts';

/** A unit of the job with all the times it stood there, or units without tags that were placed together. */
export interface LoggedUnit {
  /** The unit's id, or its placement's. */
  key: string;
  tag: string | null;
  /** Maker and model, where they are known. */
  model: string | null;
  kind: UnitKind;
  count: number;
  rateClass: RateClass | null;
  /** Ids of the rooms it stood in, in order. */
  roomIds: readonly string[];
  events: readonly PlacementEvent[];
  placedAt: string;
  /** Null while it stands. */
  removedAt: string | null;
  /** Of one unit. */
  minutes: number;
  /** Of all its units. */
  unitDays: number;
  /** What the hour meters say it ran, in hours, where both ends were read. */
  metered: number | null;
  /** Local dates that are billed, "2026-11-20". */
  dates: readonly string[];
}

const tenths = (hours: number) => Math.round(hours * 10);

/** The first and last reading of a placement's hour meter: both ends of the time it stood. */
function meteredTenths(events: readonly PlacementEvent[]): number | null {
  const [first, last] = [events[0]?.hourMeter, events.at(-1)];
  if (first == null || last?.kind !== 'removed' || last.hourMeter === null) return null;
  return tenths(last.hourMeter) - tenths(first);
}

function logged(drying: Drying, key: string, placements: readonly Placement[], count: DayCount): LoggedUnit {
  const [first] = placements as [Placement];
  const unit = drying.units.find(({ id }) => id === first.unitId);
  const each = placements.map((placement) => ({ ...placement, events: inOrder(placement.events) }));
  const running = each.flatMap(({ events }) => runningOf(events));
  const days = unitDays(running, count);
  const events = inOrder(each.flatMap((one) => one.events));
  const meters = each.map((one) => meteredTenths(one.events));
  const roomIds = each.flatMap((one) => [
    one.roomId,
    ...one.events.flatMap(({ kind, roomId }) => (kind === 'moved' && roomId !== null ? [roomId] : [])),
  ]);
  const isOut = each.every((one) => !isIn(one.events));
  return {
    key,
    tag: unit?.tag ?? null,
    model: [unit?.maker, unit?.model].filter(Boolean).join(' ') || null,
    kind: unit?.kind ?? first.kind,
    count: first.count,
    rateClass: rateClassOf(unit ?? first),
    roomIds: [...new Set(roomIds)],
    events,
    placedAt: events[0]!.at,
    removedAt: isOut ? events.at(-1)!.at : null,
    minutes: minutesRun(running, count.now),
    unitDays: days * first.count,
    metered:
      first.count === 1 && meters.every((one) => one !== null)
        ? meters.reduce<number>((sum, one) => sum + one!, 0) / 10
        : null,
    dates: datesRun(running, count).slice(0, days),
  };
}

/** Every unit that stood at the job, in the order in which they came. One that was placed again is the same unit. */
export function equipmentLog(drying: Drying, count: DayCount): LoggedUnit[] {
  const placed = drying.placements.filter(({ events }) => runningOf(events).length > 0);
  const byUnit = Map.groupBy(placed, ({ id, unitId }) => unitId ?? id);
  // Of the same moment, those with tags by their tags, then the others.
  const name = ({ tag, key }: LoggedUnit) => (tag === null ? `2 ${key}` : `1 ${tag}`);
  return [...byUnit]
    .map(([key, placements]) => logged(drying, key, placements, count))
    .sort(
      (one, other) =>
        Date.parse(one.placedAt) - Date.parse(other.placedAt) || (name(one) < name(other) ? -1 : 1),
    );
}

/** Billed local dates on which nothing was read: what a reviewer strikes. */
export function daysWithoutReadings(
  drying: Drying,
  log: readonly Pick<LoggedUnit, 'dates'>[],
  dateOf: (iso: string) => string,
): string[] {
  const read = new Set([...drying.readings, ...drying.air].map(({ measuredAt }) => dateOf(measuredAt)));
  return [...new Set(log.flatMap(({ dates }) => dates))].filter((date) => !read.has(date)).sort();
}
