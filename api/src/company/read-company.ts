import type { companyActions } from '@tidemark/contract/company/actions';
import { paginate } from '@tidemark/contract/envelope';
import type { Handler } from '../context.ts';
import { companyOf, newestCompany, selectVersions, shownTo } from './read.ts';

export const readCompany: Handler<typeof companyActions.read> = async ({ db, actor }) => ({
  company: shownTo(await newestCompany(db), actor.role),
});

export const readCompanyVersion: Handler<typeof companyActions.version> = async ({ db }, { params }) => ({
  company: await companyOf(db, params.version),
});

export const listCompanyVersions: Handler<typeof companyActions.versions> = async ({ db }, { query }) => {
  const { count } = await db
    .selectFrom('companyProfiles')
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  const versions = await selectVersions(db)
    .orderBy('companyProfiles.version', 'desc')
    .limit(query.limit)
    .offset((query.page - 1) * query.limit)
    .execute();
  return { versions, pagination: paginate(query.page, query.limit, count) };
};
