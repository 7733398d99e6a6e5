import { defaultPriceList } from './default-list.ts';
import { flatFigures, type PriceListFigures } from './price-list.ts';

/** A figure that is more likely a slip of the hand than a price: asked about before it is saved. */
export interface Unusual {
  readonly field: string;
  readonly figure: number;
  /** The list that ships has this. */
  readonly shipped: number;
}

/** From here on a percentage is asked about. */
const most: Readonly<Record<string, number>> = { overheadAndProfitPercent: 50, taxPercent: 15 };
const hundredths = (figure: number) => Math.round(figure * 100);

/** A percentage beyond what is charged anywhere, or a digit too many or too few. */
function isUnusual(field: string, figure: number, shipped: number): boolean {
  if (figure > (most[field] ?? Number.POSITIVE_INFINITY)) return true;
  const [now, was] = [hundredths(figure), hundredths(shipped)];
  if (was === 0) return now > 0;
  return now >= was * 10 || now * 10 <= was;
}

/** Of the figures a save changes those that are far from the list that ships, in the list's order. */
export function unusualFigures(list: PriceListFigures, changed: ReadonlySet<string>): Unusual[] {
  const shippedOnes = flatFigures(defaultPriceList);
  return [...flatFigures(list)].flatMap(([field, figure]) => {
    const shipped = shippedOnes.get(field) ?? 0;
    return changed.has(field) && isUnusual(field, figure, shipped) ? [{ field, figure, shipped }] : [];
  });
}
