import { type Project, type ProjectCounts, projectActions } from '@tidemark/contract/projects';
import { call } from '../offline/call.ts';
import { device } from '../offline/device.ts';
import { type Mark, mark } from '../offline/lay.ts';
import { getSession } from '../offline/session.ts';
import { readRecords } from '../offline/use-records.ts';
import { layProjects } from './lay-projects.ts';

const pageSize = 100;

/** Reads every page of the caller's assigned projects and lays them over the device's. @throws CallError */
export async function refreshAssigned(): Promise<{ projects: Project[]; counts: ProjectCounts }> {
  const since = await mark();
  const found = new Map<number, Project>();
  for (let page = 1; ; page++) {
    const answer = await call(projectActions.assigned, { query: { page, limit: pageSize } });
    for (const project of answer.projects) found.set(project.id, project);
    await layProjects(answer.projects, since);
    if (answer.projects.length === pageSize) continue;
    await forgetOthers(found, since);
    await device().meta.put({ key: 'refreshedAt', value: new Date().toISOString() });
    return { projects: [...found.values()], counts: answer.counts };
  }
}

/** What this device believes to be assigned to its technician and is not any more. */
async function forgetOthers(assigned: ReadonlyMap<number, Project>, since: Mark): Promise<void> {
  const me = getSession()?.technician.id;
  const held = await readRecords('projects');
  const gone = held.filter(({ id, technicianId }) => technicianId === me && !assigned.has(id));
  await layProjects([], since, gone);
}
