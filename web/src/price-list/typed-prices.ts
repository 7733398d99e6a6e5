import {
  changedFigures,
  figureShape,
  isCode,
  type PriceListFigures,
  priceCode,
  withCodes,
  withFigures,
} from '@tidemark/contract/price-list/price-list';
import { typedNumber } from '@tidemark/contract/typed-numbers';

/** Typed texts over a list's figures and codes, by field. */
export type Typed = Readonly<Record<string, string>>;

/** A figure as its input shows it. */
export const textOf = (figure: number, field: string) =>
  field.startsWith('prices.') || field.startsWith('fees.') ? figure.toFixed(2) : String(figure);

/** What was typed after `sent`. */
export const typedSince = (sent: Typed, now: Typed): Typed =>
  Object.fromEntries(Object.entries(now).filter(([field, text]) => sent[field] !== text));

/** @returns the figure, or an error message */
export function readPrice(field: string, text: string): number | string {
  const figure = typedNumber(text.trim().replace(/^[$×]\s*|\s*[%×]$/g, ''));
  if (figure === undefined) return 'Enter a number.';
  const read = figureShape(field).safeParse(figure);
  return read.success ? read.data : read.error.issues[0]!.message;
}

/** @returns what is wrong with a code */
export const codeMistake = (text: string): string | undefined =>
  priceCode.safeParse(text).error?.issues[0]?.message;

export interface TypedList {
  /** The list with the valid typed prices and codes. */
  list: PriceListFigures;
  /** Fields whose figure or code differs from the list's. */
  changed: ReadonlySet<string>;
  errors: Readonly<Record<string, string>>;
}

/** Parses the typed texts over a list. */
export function readTyped(base: PriceListFigures, typed: Typed): TypedList {
  const figures = new Map<string, number>();
  const codes = new Map<string, string>();
  const errors: Record<string, string> = {};
  for (const [field, text] of Object.entries(typed)) {
    const read = isCode(field) ? codeMistake(text) : readPrice(field, text);
    if (typeof read === 'string') errors[field] = read;
    else if (read === undefined) codes.set(field, text);
    else figures.set(field, read);
  }
  const list = withCodes(withFigures(base, figures), codes);
  return { list, changed: new Set(changedFigures(base, list).map(({ field }) => field)), errors };
}

/** Drops typed prices equal to the list: over a newer list they would revert someone else's price. */
export function onlyChanges(base: PriceListFigures, typed: Typed): Typed {
  const { changed, errors } = readTyped(base, typed);
  return Object.fromEntries(Object.entries(typed).filter(([field]) => changed.has(field) || field in errors));
}
