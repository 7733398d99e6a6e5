import { paginate } from '@tidemark/contract/envelope';
import type { technicianActions } from '@tidemark/contract/technicians';
import { matchingEntries } from '../audit/read.ts';
import type { Handler } from '../context.ts';
import { countUpToCap } from '../db/count.ts';

export const listActivity: Handler<typeof technicianActions.activity> = async ({ db, actor }, { query }) => {
  const matching = matchingEntries(db, { technicianId: actor.id });
  const activity = await matching
    .select(['id', 'at', 'action', 'subject', 'subjectId', 'ip'])
    .orderBy('id', 'desc')
    .limit(query.limit)
    .offset((query.page - 1) * query.limit)
    .execute();
  const rows = activity.map((entry) => ({ ...entry, id: Number(entry.id) }));
  return {
    activity: rows,
    pagination: paginate(query.page, query.limit, await countUpToCap(db, matching)),
  };
};
