import { defaultPriceList } from '@tidemark/contract/price-list/default-list';
import type { PriceList } from '@tidemark/contract/price-list/price-list';
import type { Tx } from '../db/database.ts';
import { newestPriceList } from './read.ts';

/**
 * The newest list, for a record that will name its version forever: the one that ships is stored now, whatever a later
 * release ships.
 */
export async function settleNewest(tx: Tx): Promise<PriceList> {
  await tx
    .insertInto('priceLists')
    .values({ version: 1, figures: JSON.stringify(defaultPriceList), technicianId: null })
    .onConflict((on) => on.column('version').doNothing())
    .execute();
  return newestPriceList(tx);
}
