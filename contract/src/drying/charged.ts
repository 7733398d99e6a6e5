import { sumOf } from '../estimates/decimal.ts';
import type { DayRule } from './day-rules.ts';
import { type DryingState, dryingState, inVisitOrder } from './dry.ts';
import { equipmentLog, type LoggedUnit } from './equipment-log.ts';
import type { RateClass } from './rate-class.ts';
import type { DayCount } from './unit-days.ts';
import type { Drying } from './whole.ts';

/** What of a job's drying is charged, before its rates. */
export interface ChargedDrying {
  state: DryingState;
  rule: DayRule;
  graceMinutes: number;
  /** Local dates of the first and the last billed day; null where no unit ran. */
  from: string | null;
  to: string | null;
  unitDays: readonly { rateClass: RateClass; units: number; days: number }[];
  /** Units that no rate is for. */
  withoutClass: readonly { kind: string; units: number; days: number }[];
  monitoring: { regular: number; afterHours: number; visits: readonly number[] };
  filters: number;
}

const summed = (units: readonly LoggedUnit[]) => ({
  units: units.reduce((sum, { count }) => sum + count, 0),
  days: units.reduce((sum, unit) => sum + unit.unitDays, 0),
});

/** How a job's unit-days are counted: by its own rule, in the company's time zone. */
export const dayCountOf = (
  { dayRule, graceMinutes }: Pick<Drying, 'dayRule' | 'graceMinutes'>,
  { timeZone, now }: Pick<DayCount, 'timeZone' | 'now'>,
): DayCount => ({ rule: dayRule, graceMinutes, timeZone, now });

/** Unit-days by rate class for the whole job, the hours of its visits, and filters (drying.md 6.2, 12). */
export function chargedDrying(drying: Drying, when: Pick<DayCount, 'timeZone' | 'now'>): ChargedDrying {
  const log = equipmentLog(drying, dayCountOf(drying, when));
  const dates = log.flatMap((unit) => unit.dates).sort();
  const visits = inVisitOrder(drying.visits);
  const hours = (of: 'regularHours' | 'afterHours') => sumOf(visits.map((visit) => visit[of] ?? 0));
  return {
    state: dryingState(drying),
    rule: drying.dayRule,
    graceMinutes: drying.graceMinutes,
    from: dates[0] ?? null,
    to: dates.at(-1) ?? null,
    unitDays: [...Map.groupBy(log, ({ rateClass }) => rateClass)].flatMap(([rateClass, units]) =>
      rateClass === null ? [] : [{ rateClass, ...summed(units) }],
    ),
    withoutClass: [
      ...Map.groupBy(
        log.filter(({ rateClass }) => rateClass === null),
        ({ kind }) => kind,
      ),
    ].map(([kind, units]) => ({ kind, ...summed(units) })),
    monitoring: {
      regular: hours('regularHours'),
      afterHours: hours('afterHours'),
      visits: visits.flatMap((visit, number) => (visit.regularHours || visit.afterHours ? [number] : [])),
    },
    filters: drying.filters,
  };
}
