import type { priceListActions } from '@tidemark/contract/price-list/actions';
import type { Handler } from '../context.ts';
import { newestPriceList, priceListOf } from './read.ts';

export const readPriceList: Handler<typeof priceListActions.read> = async ({ db }) => ({
  priceList: await newestPriceList(db),
});

export const readVersion: Handler<typeof priceListActions.version> = async ({ db }, { params }) => ({
  priceList: await priceListOf(db, params.version),
});
