import { priceListActions } from '@tidemark/contract/price-list/actions';
import type { PriceListVersion } from '@tidemark/contract/price-list/price-list';
import { call } from '../offline/calls/index.ts';
import { everyPage } from '../offline/pull/index.ts';

/** Every saved version, the newest first. @throws CallError */
export const readVersions = (): Promise<PriceListVersion[]> =>
  everyPage(async (query) => (await call(priceListActions.versions, { query })).versions);
