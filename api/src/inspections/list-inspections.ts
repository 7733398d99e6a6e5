import { paginate } from '@tidemark/contract/envelope';
import type { inspectionActions } from '@tidemark/contract/inspections/actions';
import type { Handler } from '../context.ts';
import { countUpToCap } from '../db/count.ts';
import { matchingWords } from '../db/search.ts';
import { listedColumns, shown, visibleInspections } from './read.ts';

export const listInspections: Handler<typeof inspectionActions.list> = async (context, { query }) => {
  const { db, actor } = context;
  let matching = visibleInspections(db, actor);
  if (query.status) matching = matching.where('inspections.status', '=', query.status);
  if (query.projectId) matching = matching.where('inspections.projectId', '=', query.projectId);
  for (const matches of matchingWords(query.search)) matching = matching.where(matches);
  const inspections = await matching
    .select(listedColumns)
    .orderBy('inspections.id', 'desc')
    .limit(query.limit)
    .offset((query.page - 1) * query.limit)
    .execute();
  return {
    inspections: inspections.map((one) => shown(context, one)),
    pagination: paginate(query.page, query.limit, await countUpToCap(db, matching)),
  };
};
