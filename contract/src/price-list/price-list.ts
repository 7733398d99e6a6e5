import { z } from 'zod';
import { dateTime, hundredths, text } from '../shapes.ts';
import { chargeables, type DryingFeeKey, dryingFees, type FeeKey, fees } from './chargeables.ts';

const money = hundredths(0, 9_999.99);
const percent = hundredths(0, 100);
const factor = hundredths(1, 5);
const each = (keys: readonly string[], type: z.ZodType<number>) =>
  z.strictObject(Object.fromEntries(keys.map((key) => [key, type])));

/** The company's own code of a price or a fee, printed beside its lines; none is shipped. */
export const priceCode = text(20).trim();
/** By `fieldMasterId.column` and by fee. */
export type Codes = Readonly<Record<string, string>>;

/** The prices a manager sets. Every price and fee is present, so a list is complete on its own. */
export const priceListFields = {
  /** Price factor of lines marked After Hours. */
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
  /** A client from before the rates of drying leaves them as they are. */
  fees: z.strictObject(
    Object.fromEntries(fees.map(({ key, group }) => [key, group === 'drying' ? money.optional() : money])),
  ) as unknown as z.ZodType<SavedFees>,
  /** A client that knows no codes leaves them as they are. */
  codes: z
    .strictObject(Object.fromEntries([...chargeables, ...fees].map(({ key }) => [key, priceCode.optional()])))
    .optional() as unknown as z.ZodType<Codes | undefined>,
};
type SavedFees = Record<Exclude<FeeKey, DryingFeeKey>, number> & Partial<Record<DryingFeeKey, number>>;

/** A version saved before the rates of drying has none: they read as 0. */
export const feesOf = (saved: SavedFees): Record<FeeKey, number> => ({
  ...(Object.fromEntries(dryingFees.map(({ key }) => [key, 0])) as Record<DryingFeeKey, number>),
  ...saved,
});

/** A version saved before codes has none, and a blank one is none. */
export const codesOf = (saved: Codes = {}): Codes =>
  Object.fromEntries(
    [...chargeables, ...fees].flatMap(({ key }) => (saved[key] ? [[key, saved[key]] as const] : [])),
  );

/** What an estimate is computed with. */
export interface PriceListFigures {
  readonly afterHoursFactor: number;
  readonly overheadAndProfitPercent: number;
  readonly taxPercent: number;
  readonly prices: Readonly<Record<string, number>>;
  readonly fees: Readonly<Record<FeeKey, number>>;
  readonly codes: Codes;
}

/** Both null for the default list. */
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
  codes: z.record(z.string(), z.string()),
});
export type PriceList = z.output<typeof priceList>;

export function figuresOf(list: PriceListFigures): PriceListFigures {
  const { afterHoursFactor, overheadAndProfitPercent, taxPercent, prices, fees, codes } = list;
  return { afterHoursFactor, overheadAndProfitPercent, taxPercent, prices, fees, codes };
}

/** The schema of a single price by its key: `prices.55.dispose`, `fees.yd30`, `taxPercent`. */
export function figureShape(field: string): z.ZodType<number> {
  if (field === 'afterHoursFactor') return factor;
  return field.endsWith('Percent') ? percent : money;
}

/** Every figure of a list by that name, in the list's order. */
export function flatFigures(list: PriceListFigures): Map<string, number> {
  const { prices, fees, codes: _, ...rates } = figuresOf(list);
  return new Map([
    ...Object.entries(rates),
    ...Object.entries(prices).map(([key, price]): [string, number] => [`prices.${key}`, price]),
    ...Object.entries(fees).map(([key, fee]): [string, number] => [`fees.${key}`, fee]),
  ]);
}

/** Replaces some prices of a list; unknown keys are ignored. */
export function withFigures(list: PriceListFigures, changed: ReadonlyMap<string, number>): PriceListFigures {
  const pick = <T extends Readonly<Record<string, number>>>(group: T, prefix = '') =>
    Object.fromEntries(
      Object.entries(group).map(([key, figure]) => [key, changed.get(`${prefix}${key}`) ?? figure]),
    ) as T;
  const { prices, fees, codes, ...rates } = figuresOf(list);
  return { ...pick(rates), prices: pick(prices, 'prices.'), fees: pick(fees, 'fees.'), codes };
}

/** Of a code, before and after are text, blank where there is none. */
export interface FigureChange {
  readonly field: string;
  readonly before: number | string;
  readonly after: number | string;
}

/** A code by its name among the figures: `codes.55.dispose`, `codes.yd30`. */
const codePrefix = 'codes.';
export const isCode = (field: string): boolean => field.startsWith(codePrefix);
export const codeField = (key: string): string => `${codePrefix}${key}`;
const flatCodes = ({ codes }: PriceListFigures): [string, string][] =>
  Object.entries(codesOf(codes)).map(([key, code]) => [codeField(key), code]);

/** Replaces some codes of a list, named as its figures are; a blank one is none. */
export function withCodes(list: PriceListFigures, changed: ReadonlyMap<string, string>): PriceListFigures {
  const typed = [...changed].map(([field, code]) => [field.slice(codePrefix.length), code.trim()]);
  return { ...list, codes: codesOf({ ...list.codes, ...Object.fromEntries(typed) }) };
}

/** Changes between two lists, in the list's order, and then those of codes. */
export function changedFigures(before: PriceListFigures, after: PriceListFigures): FigureChange[] {
  const was = flatFigures(before);
  const [oldCodes, newCodes] = [new Map(flatCodes(before)), new Map(flatCodes(after))];
  const coded = [...chargeables, ...fees].map(({ key }) => codeField(key));
  return [
    ...[...flatFigures(after)].map(([field, figure]) => ({
      ...{ field, before: was.get(field) ?? 0, after: figure },
    })),
    ...coded.map((field) => ({
      ...{ field, before: oldCodes.get(field) ?? '', after: newCodes.get(field) ?? '' },
    })),
  ].filter((change) => change.before !== change.after);
}
