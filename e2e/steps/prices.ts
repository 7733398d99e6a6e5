import { accounts } from '../fixtures/sign-in.ts';
import { office } from './office.ts';

interface Figures {
  prices: Record<string, number>;
  taxPercent: number;
}
interface Saved {
  priceList: Figures & { version: number };
}

/** Someone else in the office saves a price list that differs in this. @returns its version */
export async function savePrices(
  url: string,
  change: (figures: Figures) => Partial<Figures>,
): Promise<number> {
  const { ask } = await office(url, accounts.admin);
  const { priceList } = await ask<Saved>('GET', '/price-list');
  const {
    version,
    savedAt: _,
    savedBy: __,
    ...figures
  } = priceList as Saved['priceList'] & Record<string, unknown>;
  const body = { ...figures, ...change(priceList), basedOn: version };
  return (await ask<Saved>('PUT', '/price-list', body)).priceList.version;
}
