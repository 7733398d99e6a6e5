import { type ProjectCounts, type ProjectStatus, projectActions } from '@tidemark/contract/projects';
import { call } from '../offline/call.ts';
import { mark } from '../offline/lay.ts';
import { layProjects } from './lay-projects.ts';

/** Which of the office's projects are asked for. */
export interface Question {
  status?: ProjectStatus;
  search?: string;
}

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
  return { ids: projects.map(({ id }) => id), last: projects.length < pageSize, counts };
}
