import { paginate } from '@tidemark/contract/envelope';
import type { followUpActions } from '@tidemark/contract/follow-ups';
import type { Handler } from '../context.ts';
import { countUpToCap } from '../db/count.ts';
import { followUpColumns, visibleFollowUps } from './read.ts';

export const listFollowUps: Handler<typeof followUpActions.list> = async ({ db, actor }, { query }) => {
  const visible = visibleFollowUps(db, actor);
  const followUps = await visible
    .select(followUpColumns)
    .orderBy('followUps.id', 'desc')
    .limit(query.limit)
    .offset((query.page - 1) * query.limit)
    .execute();
  return {
    followUps,
    pagination: paginate(query.page, query.limit, await countUpToCap(db, visible)),
  };
};
