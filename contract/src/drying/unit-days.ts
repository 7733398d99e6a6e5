import { wallClock } from '../clock.ts';
import type { DayRule } from './day-rules.ts';

/** A stretch that a unit ran, in ISO times; without an end it still runs. */
export interface Running {
  from: string;
  to: string | null;
}

export interface DayCount {
  rule: DayRule;
  /** Minutes after a full day that start no other one, for `started-24h`. */
  graceMinutes: number;
  /** IANA zone of the company, for `calendar`. */
  timeZone: string;
  /** Up to when a unit that still runs is counted. */
  now: string;
}

const dayMinutes = 1440;
const minuteMs = 60_000;
/** Seconds are dropped, so that printed times add up. */
const minuteAt = (iso: string) => Math.floor(Date.parse(iso) / minuteMs);

/** Stretches in whole minutes, in order, with those that touch or overlap as one. */
function stretches(running: readonly Running[], now: string): [from: number, to: number][] {
  const ordered = running
    .map(({ from, to }): [number, number] => [minuteAt(from), minuteAt(to ?? now)])
    .filter(([from, to]) => to > from)
    .sort(([one], [other]) => one - other);
  const joined: [number, number][] = [];
  for (const [from, to] of ordered) {
    const last = joined.at(-1);
    if (last && from <= last[1]) last[1] = Math.max(last[1], to);
    else joined.push([from, to]);
  }
  return joined;
}

/** Minutes a unit ran. */
export const minutesRun = (running: readonly Running[], now: string): number =>
  stretches(running, now).reduce((sum, [from, to]) => sum + to - from, 0);

/** Minutes a unit ran between two moments. */
export const minutesBetween = (running: readonly Running[], from: string, to: string): number =>
  stretches(running, to).reduce((sum, [begins, ends]) => {
    const within = Math.min(ends, minuteAt(to)) - Math.max(begins, minuteAt(from));
    return sum + Math.max(0, within);
  }, 0);

/** The local dates a stretch touches, "2026-03-16" each; one that ends at midnight does not touch the new day. */
function* datesOf([from, to]: [number, number], timeZone: string): Generator<string> {
  const dateAt = (minute: number) => wallClock(minute * minuteMs, timeZone).slice(0, 10);
  const last = dateAt(to - 1);
  // Days of 23 hours exist, so it asks each hour.
  for (let at = from; dateAt(at) < last; at += 60) yield dateAt(at);
  yield last;
}

/** The local dates on which a unit ran, in order, "2026-03-16" each. */
export function datesRun(
  running: readonly Running[],
  { timeZone, now }: Pick<DayCount, 'timeZone' | 'now'>,
): string[] {
  const dates = stretches(running, now).flatMap((stretch) => [...datesOf(stretch, timeZone)]);
  return [...new Set(dates)];
}

/** Days that are billed for a unit that ran: whole, at least 1 for one that was placed. */
export function unitDays(
  running: readonly Running[],
  { rule, graceMinutes, timeZone, now }: DayCount,
): number {
  if (running.length === 0) return 0;
  if (rule === 'calendar') return Math.max(1, datesRun(running, { timeZone, now }).length);
  const minutes = minutesRun(running, now);
  if (rule === 'nearest-24h') return Math.max(1, Math.floor(minutes / dayMinutes + 0.5));
  const counted = minutes > dayMinutes ? minutes - graceMinutes : minutes;
  return Math.max(1, Math.ceil(counted / dayMinutes));
}
