import type { Project } from '@tidemark/contract/projects';

/** Whether two readings of a project say the same. Its fields are all plain values. */
export function sameProject(a: Project | undefined, b: Project): boolean {
  if (!a) return false;
  const names = Object.keys(b) as (keyof Project)[];
  return names.length === Object.keys(a).length && names.every((name) => a[name] === b[name]);
}

/** The new reading of a list, keeping the objects of the one before where nothing changed: their cards stay as they are. */
export function keepSame(before: readonly Project[] | undefined, now: Project[]): Project[] {
  if (!before) return now;
  const known = new Map(before.map((project) => [project.id, project]));
  const kept = now.map((project) => {
    const one = known.get(project.id);
    return one && sameProject(one, project) ? one : project;
  });
  const unchanged =
    kept.length === before.length && kept.every((project, index) => project === before[index]);
  return unchanged ? (before as Project[]) : kept;
}
