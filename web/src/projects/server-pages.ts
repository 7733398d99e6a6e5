import { type ProjectCounts, projectActions } from '@tidemark/contract/projects';
import { call } from '../offline/calls/index.ts';
import { mark } from '../offline/store/index.ts';
import type { Question } from './filters.ts';
import { layProjects } from './lay-projects.ts';

const pageSize = 100;

/** Asks the office for one page, from 1, and lays it over the device's projects. @throws CallError */
export async function bringPage(
  question: Question,
  page: number,
): Promise<{ ids: number[]; last: boolean; counts: ProjectCounts }> {
  const since = await mark();
  const { projects, counts } = await call(projectActions.list, {
    query: { ...question, page, limit: pageSize },
  });
  await layProjects(projects, since);
  // Completed ones are not shown as urgent: counted here, they would keep further pages from being asked for.
  const shown = question.priority ? projects.filter(({ status }) => status !== 'Completed') : projects;
  return { ids: shown.map(({ id }) => id), last: projects.length < pageSize, counts };
}
