import type { ChargedDrying } from '../drying/charged.ts';
import type { RateClass } from '../drying/rate-class.ts';
import { ruleInWords } from '../drying/rule-in-words.ts';
import { type DryingFeeKey, dryingFees } from '../price-list/chargeables.ts';
import type { PriceListFigures } from '../price-list/price-list.ts';
import { showDay } from '../written-days.ts';
import { fromHundredths, sumOf, times, toHundredths } from './decimal.ts';
import type { EstimateContent, EstimateDrying } from './estimate-shape.ts';

/** What a unit-day of a class is charged as. */
export const feeOfClass: Record<RateClass, DryingFeeKey> = {
  airMover: 'airMoverDay',
  airMoverAxial: 'airMoverAxialDay',
  dehu069: 'dehuDay069',
  dehu070: 'dehuDay070',
  dehu110: 'dehuDay110',
  dehu160: 'dehuDay160',
  desiccant: 'desiccantDay',
  scrubber: 'scrubberDay',
  heater: 'heaterDay',
  floorSystem: 'floorSystemDay',
};

type Line = EstimateDrying['lines'][number];
type Rates = Pick<PriceListFigures, 'fees' | 'afterHoursFactor'>;
interface Counted {
  quantity: number;
  detail: string;
  afterHours?: boolean;
}

/** The fee a line is charged by, at whichever hours. */
export const feeOfLine = ({ key }: Pick<Line, 'key'>): string => key.replace(/\.afterHours$/, '');

const counted = (count: number, one: string) => (count === 1 ? `1 ${one}` : `${count} ${one}s`);
const visitsInWords = (visits: readonly number[]) =>
  visits.length === 1 ? `visit ${visits[0]}` : `${counted(visits.length, 'visit')}`;

function lineOf(
  { key, title, unit }: (typeof dryingFees)[number],
  { fees, afterHoursFactor }: Rates,
  { quantity, detail, afterHours = false }: Counted,
): Line {
  const price = toHundredths(fees[key]);
  const rate = afterHours ? times(price, toHundredths(afterHoursFactor)) : price;
  const amount = fromHundredths(times(toHundredths(quantity), rate));
  return {
    // A line has its own key: notes are kept by it.
    key: afterHours ? `${key}.afterHours` : key,
    title: afterHours ? `${title}, after hours` : title,
    ...{ quantity, unit, rate: fromHundredths(rate), amount, afterHours, detail },
  };
}

/** What a fee of drying is charged for; nothing of one that was not used. */
function countsOf(key: DryingFeeKey, { unitDays, monitoring, filters }: ChargedDrying): Counted[] {
  if (key === 'filterEach') return [{ quantity: filters, detail: '' }];
  if (key === 'monitoringHour') {
    const detail = visitsInWords(monitoring.visits);
    return [
      { quantity: monitoring.regular, detail },
      { quantity: monitoring.afterHours, detail, afterHours: true },
    ];
  }
  return unitDays
    .filter(({ rateClass }) => feeOfClass[rateClass] === key)
    .map(({ days, units }) => ({ quantity: days, detail: counted(units, 'unit') }));
}

const inDays = (name: string, days: number) => `${name} (${counted(days, 'day')})`;
const units: Record<Line['unit'], string> = { DAY: 'day', HR: 'hour' };

/** The section of an estimate, in the price list's order; undefined where nothing is charged. */
export function dryingSection(charged: ChargedDrying, list: Rates): EstimateDrying | undefined {
  const lines = dryingFees.flatMap((fee) =>
    countsOf(fee.key, charged)
      .filter(({ quantity }) => quantity > 0)
      .map((count) => lineOf(fee, list, count)),
  );
  const withoutClass = charged.withoutClass.map(({ kind, days }) => inDays(kind, days));
  if (lines.length + withoutClass.length === 0) return undefined;
  const { rule, graceMinutes, from, to } = charged;
  return {
    lines,
    ...{ rule, graceMinutes, from, to, withoutClass },
    withoutRate: lines
      .filter(({ rate }) => rate === 0)
      .map(({ title, quantity, unit }) =>
        units[unit] ? `${title} (${counted(quantity, units[unit])})` : `${title} (${quantity})`,
      ),
    total: sumOf(lines.map(({ amount }) => amount)),
  };
}

/** "Nov 20 to Nov 24, 2026, each started 24 hours, 60 minutes of grace". */
export function dryingInWords({ from, to, rule, graceMinutes }: EstimateDrying): string {
  const days = from === to ? [from] : [from, to];
  const dates = days.flatMap((day) => (day ? [showDay(day)] : [])).join(' to ');
  return [dates, ruleInWords(rule, graceMinutes)].filter(Boolean).join(', ');
}

type Told = Pick<EstimateContent, 'priceListVersion'> & { drying: EstimateDrying | undefined };

/** What of the drying an estimate does not charge, in sentences. */
export function unchargedDrying({ drying, priceListVersion }: Told): string[] {
  if (!drying) return [];
  const { withoutRate, withoutClass } = drying;
  return [
    ...(withoutRate.length > 0
      ? [`Price list ${priceListVersion} has no rate for: ${withoutRate.join(', ')}.`]
      : []),
    ...(withoutClass.length > 0 ? [`Without a rate class, so not charged: ${withoutClass.join(', ')}.`] : []),
  ];
}

/** Whether the hours of the visits are charged, and trips to the same visits too. */
export function isMonitoredTwice({
  drying,
  dryingSoFar,
  fees,
}: Pick<EstimateContent, 'drying' | 'dryingSoFar' | 'fees'>): boolean {
  const lines = (drying ?? dryingSoFar)?.lines ?? [];
  const isCharged = ({ key, amount }: { key: string; amount: number }) =>
    key.startsWith('monitoring') && amount > 0;
  return lines.some(isCharged) && fees.some(isCharged);
}
