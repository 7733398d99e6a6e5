import type { auditActions } from '@tidemark/contract/audit';
import { paginate } from '@tidemark/contract/envelope';
import type { Handler } from '../context.ts';
import { countUpToCap } from '../db/count.ts';
import { labelOf } from './label-of.ts';
import { matchingEntries, withNames } from './read.ts';

export const listEntries: Handler<typeof auditActions.list> = async ({ db }, { query }) => {
  const { page, limit, ...filters } = query;
  const matching = matchingEntries(db, filters);
  const entries = await withNames(matching)
    .select(labelOf.as('label'))
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
  return { entries, pagination: paginate(page, limit, await countUpToCap(db, matching)) };
};
