import { isManager } from '@tidemark/contract/access';
import { paginate } from '@tidemark/contract/envelope';
import type { projectActions } from '@tidemark/contract/projects';
import { sql } from 'kysely';
import type { Handler } from '../context.ts';
import { matchingWords, matchingWordsAmongFew } from '../db/search.ts';
import { countProjects } from './count-projects.ts';
import { asProjects, visibleProjects } from './read.ts';
import { searchProjects } from './search-projects.ts';

export const listProjects: Handler<typeof projectActions.list> = async ({ db, actor }, { query }) => {
  const { page, limit, status, priority, claimType } = query;
  let matching = visibleProjects(db, actor);
  if (status) matching = matching.where('status', '=', status);
  if (priority) matching = matching.where('priority', '=', priority);
  if (claimType) matching = matching.where('claimType', '=', claimType);
  const words = isManager(actor.role) ? matchingWords(query.search) : matchingWordsAmongFew(query.search);
  for (const word of words) matching = matching.where(word);
  let onPage = matching.limit(limit).offset((page - 1) * limit);
  const { counts, matching: named } = await countProjects(db, actor, query);
  let counted = named;
  if (words.length > 0) {
    const found = await searchProjects(db, matching, query);
    counted = found.counted;
    if (found.ids) onPage = db.selectFrom('projects').where(sql<boolean>`id = ANY(${found.ids})`);
  }
  // Last: pages that wait in memory for another statement outlive the young generation.
  const projects = await asProjects(onPage).orderBy('id', 'desc').execute();
  return { projects, pagination: paginate(page, limit, counted), counts };
};
