import { momentIn, wallClock } from '@tidemark/contract/clock';
import { dayCountOf } from '@tidemark/contract/drying/charged';
import { inVisitOrder, isDry, type JudgedPoint, seriesOf } from '@tidemark/contract/drying/dry';
import { equipmentLog, type LoggedUnit } from '@tidemark/contract/drying/equipment-log';
import type { Visit } from '@tidemark/contract/drying/record';
import { showShortDay, showTimeOfDay } from '@tidemark/contract/written-days';
import type { DryingInput } from './input.ts';

export interface NumberedVisit {
  visit: Visit;
  number: number;
}

/** What every section reads, derived once. */
export interface Derived extends DryingInput {
  visits: readonly NumberedVisit[];
  /** As they are now. */
  points: readonly JudgedPoint[];
  /** The same, each after what was read of it with another meter. */
  series: readonly JudgedPoint[];
  log: readonly LoggedUnit[];
  dry: boolean;
  visitNumber(id: string): number | undefined;
  roomName(id: string | null): string;
  /** "Nov 20, 2:00 PM": the paper says its year and its time zone once. */
  short(iso: string): string;
  /** "Nov 20" */
  day(iso: string): string;
  /** "2:00 PM" */
  time(iso: string): string;
  /** "Nov 20, 2026, 2:00 PM" */
  long(iso: string): string;
}

export function derive(input: DryingInput): Derived {
  const { drying, timeZone, printedAt } = input;
  const visits = inVisitOrder(drying.visits).map((visit, number) => ({ visit, number }));
  const numbers = new Map(visits.map(({ visit, number }) => [visit.id, number]));
  const rooms = new Map(drying.rooms.map(({ id, name }) => [id, name]));
  const wall = (iso: string) => wallClock(iso, timeZone);
  const day = (iso: string) => showShortDay(wall(iso).slice(0, 10));
  const time = (iso: string) => showTimeOfDay(wall(iso).slice(11));
  const series = drying.points
    .toSorted((one, other) => one.number - other.number)
    .map((point) => seriesOf(drying, point));
  return {
    ...input,
    visits,
    points: series.map((of) => of.at(-1)!),
    series: series.flat(),
    log: equipmentLog(drying, dayCountOf(drying, { timeZone, now: printedAt })),
    dry: isDry(drying),
    visitNumber: (id) => numbers.get(id),
    roomName: (id) => (id === null ? '' : (rooms.get(id) ?? '')),
    short: (iso) => `${day(iso)}, ${time(iso)}`,
    ...{ day, time, long: (iso) => momentIn(iso, timeZone) },
  };
}

/** "Set-up" of the first visit, "Visit 3" of a later one. */
export const visitName = (number: number): string => (number === 0 ? 'Set-up' : `Visit ${number}`);
