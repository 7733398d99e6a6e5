import { type Project, projectActions } from '@tidemark/contract/projects';
import { call } from '../offline/call.ts';
import { device } from '../offline/device.ts';
import { lay, mark } from '../offline/lay.ts';

const pageSize = 100;
const asChange = (record: Project) => ({ table: 'projects' as const, id: record.id, record });

/** Reads every page of the caller's assigned projects and lays them over the device's. @throws CallError */
export async function refreshAssigned(): Promise<Project[]> {
  const since = await mark();
  const found = new Map<number, Project>();
  for (let page = 1; ; page++) {
    const { projects } = await call(projectActions.assigned, { query: { page, limit: pageSize } });
    for (const project of projects) found.set(project.id, project);
    if (projects.length < pageSize) break;
  }
  const projects = [...found.values()];
  await lay(projects.map(asChange), { since, whole: { table: 'projects' } });
  await device().meta.put({ key: 'refreshedAt', value: new Date().toISOString() });
  return projects;
}

/** Asks the server, which also knows claim numbers, and lays what it found. @returns the ids @throws CallError */
export async function searchProjects(typed: string): Promise<Set<number>> {
  const since = await mark();
  const { projects } = await call(projectActions.list, { query: { search: typed, limit: pageSize } });
  await lay(projects.map(asChange), { since });
  return new Set(projects.map(({ id }) => id));
}
