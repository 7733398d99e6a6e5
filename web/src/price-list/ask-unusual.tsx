import type { PriceListFigures } from '@tidemark/contract/price-list/price-list';
import { type Unusual, unusualFigures } from '@tidemark/contract/price-list/unusual';
import { confirm } from '../ui/feedback/confirm.tsx';
import { copy } from './copy.ts';
import { entryOf } from './entries.ts';
import { textOf } from './typed-prices.ts';

const shown = 8;

/** Asks about prices far from the defaults. @returns whether to save */
export async function askUnusual(list: PriceListFigures, changed: ReadonlySet<string>): Promise<boolean> {
  const unusual = unusualFigures(list, changed);
  if (unusual.length === 0) return true;
  const message = (
    <>
      <ul>
        {unusual.slice(0, shown).map((one) => (
          <li key={one.field}>{sentence(one)}</li>
        ))}
      </ul>
      {unusual.length > shown && <p>{copy.more(unusual.length - shown)}</p>}
    </>
  );
  return confirm({ ...copy.unusual(unusual.length), message, preferCancel: true });
}

function sentence({ field, figure, shipped }: Unusual): string {
  const { title, unit, isRate } = entryOf.get(field)!;
  const priced = (price: number) => (isRate ? `${textOf(price, field)} ${unit}` : `$${textOf(price, field)}`);
  return `${title}: ${priced(figure)}. The default price is ${priced(shipped)}.`;
}
