import { defaultPriceList } from './default-list.ts';
import { flatFigures, type PriceListFigures } from './price-list.ts';

/** A price that looks like a typo; the app asks before saving it. */
export interface Unusual {
  readonly field: string;
  readonly figure: number;
  /** The default price. */
  readonly shipped: number;
}

const most: Readonly<Record<string, number>> = { overheadAndProfitPercent: 50, taxPercent: 15 };
const hundredths = (figure: number) => Math.round(figure * 100);

/** An implausible percentage, or a digit too many or too few. */
function isUnusual(field: string, figure: number, shipped: number): boolean {
  if (figure > (most[field] ?? Number.POSITIVE_INFINITY)) return true;
  const [now, was] = [hundredths(figure), hundredths(shipped)];
  if (was === 0) return now > 0;
  return now >= was * 10 || now * 10 <= was;
}

/** The changed prices that are far from the default, in the list's order. */
export function unusualFigures(list: PriceListFigures, changed: ReadonlySet<string>): Unusual[] {
  const shippedOnes = flatFigures(defaultPriceList);
  return [...flatFigures(list)].flatMap(([field, figure]) => {
    const shipped = shippedOnes.get(field) ?? 0;
    return changed.has(field) && isUnusual(field, figure, shipped) ? [{ field, figure, shipped }] : [];
  });
}
