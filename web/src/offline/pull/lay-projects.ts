import type { Project } from '@tidemark/contract/projects';
import { lay, type Mark, readRecords, throughCuts } from '../store/index.ts';

/** Whether two readings of a project say the same. Its fields are all plain values. */
export function sameProject(a: Project | undefined, b: Project): boolean {
  if (!a) return false;
  const names = Object.keys(b) as (keyof Project)[];
  return names.length === Object.keys(a).length && names.every((name) => a[name] === b[name]);
}

const asChange = ({ id }: Project, record: Project | null) => ({ table: 'projects' as const, id, record });

/**
 * Stores projects from the server; `gone` are no longer this person's. Skips unchanged ones, because writing two
 * thousand takes seconds.
 */
export async function layProjects(
  projects: readonly Project[],
  since: Mark,
  gone: readonly Project[] = [],
): Promise<void> {
  const held = new Map(
    (await throughCuts(() => readRecords('projects'))).map((project) => [project.id, project]),
  );
  const news = projects.filter((project) => !sameProject(held.get(project.id), project));
  const changes = [
    ...news.map((project) => asChange(project, project)),
    ...gone.map((project) => asChange(project, null)),
  ];
  if (changes.length > 0) await lay(changes, { since });
}
