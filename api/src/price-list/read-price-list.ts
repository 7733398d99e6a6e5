import type { priceListActions } from '@tidemark/contract/price-list/actions';
import type { Handler } from '../context.ts';
import { newestPriceList, priceListOf, refuseUnlessReader } from './read.ts';

export const readPriceList: Handler<typeof priceListActions.read> = async ({ db, actor }) => {
  await refuseUnlessReader(db, actor.role);
  return { priceList: await newestPriceList(db) };
};

export const readVersion: Handler<typeof priceListActions.version> = async ({ db, actor }, { params }) => {
  await refuseUnlessReader(db, actor.role);
  return { priceList: await priceListOf(db, params.version) };
};
