import type { Inspection } from '@tidemark/contract/inspections/inspection';
import type { Project } from '@tidemark/contract/projects';

/** The open inspection, else the one begun last. */
export function latestOf(inspections: readonly Inspection[]): Inspection | undefined {
  const newestFirst = inspections.toSorted((a, b) => b.startedAt.localeCompare(a.startedAt));
  return newestFirst.find(({ status }) => status === 'In Progress') ?? newestFirst[0];
}

/** Whether the inspection was completed before its project was re-opened; a new one is then begun. */
export function isFormer({ status, completedAt }: Inspection, project: Project): boolean {
  if (status !== 'Completed' || project.status === 'Completed') return false;
  if (project.startedAt === null) return true;
  return completedAt !== null && completedAt < project.startedAt;
}
