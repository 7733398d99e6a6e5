import { type Project, type ProjectCounts, projectActions } from '@tidemark/contract/projects';
import { call } from '../calls/index.ts';
import { getSession } from '../session/index.ts';
import { device, type Mark, mark, readRecords } from '../store/index.ts';
import { everyPage, pageSize } from './every-page.ts';
import { layProjects } from './lay-projects.ts';

/** Pulls every page of the caller's assigned projects and lays them over the device's. @throws CallError */
export async function pullAssigned(): Promise<{ projects: Project[]; counts: ProjectCounts }> {
  const since = await mark();
  const found = new Map<number, Project>();
  let counts = await readPages(found, since);
  let gone = await othersHeld(found);
  // One that leaves its page while the next is asked for moves another past both: nothing goes that was missed once.
  if (gone.length > 0 && found.size >= pageSize) {
    counts = await readPages(found, since);
    gone = await othersHeld(found);
  }
  await layProjects([], since, gone);
  await device().meta.put({ key: 'refreshedAt', value: new Date().toISOString() });
  return { projects: [...found.values()], counts };
}

async function readPages(found: Map<number, Project>, since: Mark): Promise<ProjectCounts> {
  let counts: ProjectCounts;
  await everyPage(async (query) => {
    const answer = await call(projectActions.assigned, { query });
    for (const project of answer.projects) found.set(project.id, project);
    await layProjects(answer.projects, since);
    counts = answer.counts;
    return answer.projects;
  });
  return counts!;
}

/** What this device believes to be assigned to its technician and was not found. */
async function othersHeld(found: ReadonlyMap<number, Project>): Promise<Project[]> {
  const me = getSession()?.technician.id;
  const held = await readRecords('projects');
  return held.filter(({ id, technicianId }) => technicianId === me && !found.has(id));
}
