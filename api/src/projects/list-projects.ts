import { isManager } from '@tidemark/contract/access';
import { paginate } from '@tidemark/contract/envelope';
import type { projectActions } from '@tidemark/contract/projects';
import type { Handler } from '../context.ts';
import { countUpToCap } from '../db/count.ts';
import { matchingWords, matchingWordsAmongFew } from '../db/search.ts';
import { countProjects, projectColumns, visibleProjects } from './read.ts';

export const listProjects: Handler<typeof projectActions.list> = async ({ db, actor }, { query }) => {
  let matching = visibleProjects(db, actor);
  if (query.status) matching = matching.where('status', '=', query.status);
  if (query.priority) matching = matching.where('priority', '=', query.priority);
  if (query.claimType) matching = matching.where('claimType', '=', query.claimType);
  const words = isManager(actor.role) ? matchingWords : matchingWordsAmongFew;
  for (const matches of words(query.search)) matching = matching.where(matches);
  const projects = await matching
    .select(projectColumns)
    .orderBy('id', 'desc')
    .limit(query.limit)
    .offset((query.page - 1) * query.limit)
    .execute();
  return {
    projects,
    pagination: paginate(query.page, query.limit, await countUpToCap(db, matching)),
    counts: await countProjects(db, actor),
  };
};
