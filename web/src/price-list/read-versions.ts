import { priceListActions } from '@tidemark/contract/price-list/actions';
import type { PriceListVersion } from '@tidemark/contract/price-list/price-list';
import { call } from '../offline/call.ts';
import { everyPage } from '../offline/every-page.ts';

/** Every saved version, the newest first. @throws CallError */
export const readVersions = (): Promise<PriceListVersion[]> =>
  everyPage(async (query) => (await call(priceListActions.versions, { query })).versions);
