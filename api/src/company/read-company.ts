import type { companyActions } from '@tidemark/contract/company/actions';
import { changedCompanyFields } from '@tidemark/contract/company/profile';
import { paginate } from '@tidemark/contract/envelope';
import type { Handler } from '../context.ts';
import { companyOf, companyVersions, newestCompany, shownTo } from './read.ts';

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
  // One more, which the last of them is compared with.
  const profiles = await companyVersions(db, query.limit + 1, (query.page - 1) * query.limit);
  const versions = profiles.slice(0, query.limit).map((profile, at) => {
    const before = profiles[at + 1];
    const { version, savedAt, savedBy } = profile;
    return { version, savedAt, savedBy, changed: before ? changedCompanyFields(before, profile) : [] };
  });
  return { versions, pagination: paginate(query.page, query.limit, count) };
};
