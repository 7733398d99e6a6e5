import { paginate } from '@tidemark/contract/envelope';
import type { priceListActions } from '@tidemark/contract/price-list/actions';
import type { Handler } from '../context.ts';
import { refuseUnlessReader, selectVersions, shipped } from './read.ts';

export const listVersions: Handler<typeof priceListActions.versions> = async ({ db, actor }, { query }) => {
  await refuseUnlessReader(db, actor.role);
  const { count } = await db
    .selectFrom('priceLists')
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  if (count === 0) {
    const { version, savedAt, savedBy } = shipped;
    const versions = query.page === 1 ? [{ version, savedAt, savedBy }] : [];
    return { versions, pagination: paginate(query.page, query.limit, 1) };
  }
  const versions = await selectVersions(db)
    .orderBy('priceLists.version', 'desc')
    .limit(query.limit)
    .offset((query.page - 1) * query.limit)
    .execute();
  return { versions, pagination: paginate(query.page, query.limit, count) };
};
