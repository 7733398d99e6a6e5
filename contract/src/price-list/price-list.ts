import { z } from 'zod';
import { dateTime, hundredths } from '../shapes.ts';
import { chargeables, type FeeKey, fees } from './chargeables.ts';

const money = hundredths(0, 9_999.99);
const percent = hundredths(0, 100);
const factor = hundredths(1, 5);
const each = (keys: readonly string[], type: z.ZodType<number>) =>
  z.strictObject(Object.fromEntries(keys.map((key) => [key, type])));

/** What a manager sets. Every price and every fee is named, so that a list says the whole by itself. */
export const priceListFields = {
  /** A line marked After Hours costs its price times this. */
  afterHoursFactor: factor,
  /** Percent of the subtotal. */
  overheadAndProfitPercent: percent,
  /** Percent of the subtotal with overhead and profit. */
  taxPercent: percent,
  /** By `fieldMasterId.column` (chargeables.ts), for one of the line's unit. */
  prices: each(
    chargeables.map(({ key }) => key),
    money,
  ) as unknown as z.ZodType<Record<string, number>>,
  fees: each(
    fees.map(({ key }) => key),
    money,
  ) as unknown as z.ZodType<Record<FeeKey, number>>,
};

/** The figures an estimate is made with. */
export interface PriceListFigures {
  readonly afterHoursFactor: number;
  readonly overheadAndProfitPercent: number;
  readonly taxPercent: number;
  readonly prices: Readonly<Record<string, number>>;
  readonly fees: Readonly<Record<FeeKey, number>>;
}

/** Who saved a version, and when; both null of the list that ships. */
export const priceListVersion = z.object({
  version: z.number(),
  savedAt: dateTime.nullable(),
  savedBy: z.string().nullable(),
});
export type PriceListVersion = z.output<typeof priceListVersion>;

export const priceList = priceListVersion.extend({
  afterHoursFactor: z.number(),
  overheadAndProfitPercent: z.number(),
  taxPercent: z.number(),
  prices: z.record(z.string(), z.number()),
  fees: z.record(z.enum(fees.map(({ key }) => key)), z.number()),
});
export type PriceList = z.output<typeof priceList>;

/** The figures of a list without who saved it. */
export function figuresOf(list: PriceListFigures): PriceListFigures {
  const { afterHoursFactor, overheadAndProfitPercent, taxPercent, prices, fees } = list;
  return { afterHoursFactor, overheadAndProfitPercent, taxPercent, prices, fees };
}

/** What a single figure may be, by the name a save has for it: `prices.55.dispose`, `fees.yd30`, `taxPercent`. */
export function figureShape(field: string): z.ZodType<number> {
  if (field === 'afterHoursFactor') return factor;
  return field.endsWith('Percent') ? percent : money;
}

/** Every figure of a list by that name, in the list's order. */
export function flatFigures(list: PriceListFigures): Map<string, number> {
  const { prices, fees, ...rates } = figuresOf(list);
  return new Map([
    ...Object.entries(rates),
    ...Object.entries(prices).map(([key, price]): [string, number] => [`prices.${key}`, price]),
    ...Object.entries(fees).map(([key, fee]): [string, number] => [`fees.${key}`, fee]),
  ]);
}

/** A list with some of its figures replaced; a name it does not have changes nothing. */
export function withFigures(list: PriceListFigures, changed: ReadonlyMap<string, number>): PriceListFigures {
  const pick = <T extends Readonly<Record<string, number>>>(group: T, prefix = '') =>
    Object.fromEntries(
      Object.entries(group).map(([key, figure]) => [key, changed.get(`${prefix}${key}`) ?? figure]),
    ) as T;
  const { prices, fees, ...rates } = figuresOf(list);
  return { ...pick(rates), prices: pick(prices, 'prices.'), fees: pick(fees, 'fees.') };
}

/** A figure that two lists have otherwise. */
export interface FigureChange {
  readonly field: string;
  readonly before: number;
  readonly after: number;
}

/** What is different in the later of two lists, in the list's order. */
export function changedFigures(before: PriceListFigures, after: PriceListFigures): FigureChange[] {
  const was = flatFigures(before);
  return [...flatFigures(after)].flatMap(([field, figure]) => {
    const old = was.get(field) ?? 0;
    return old === figure ? [] : [{ field, before: old, after: figure }];
  });
}
