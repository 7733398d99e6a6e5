import type { Change, ReadLocal } from '../offline.ts';
import type { Project } from '../projects.ts';
import { noPlan } from './fields/plan.ts';

export type DryingPlan = typeof noPlan;

/** A time and a length belong to a day, so they go with it. */
export const settledPlan = (plan: DryingPlan): DryingPlan => (plan.dryingDate === null ? noPlan : plan);

/** Plans the next drying visit of a project the device knows; null plans none. */
export function laidPlan(read: ReadLocal, projectId: number, plan: DryingPlan | null, at: string): Change[] {
  const found = read('projects', projectId);
  if (!found) return [];
  return [
    { table: 'projects', id: found.id, record: { ...found, ...settledPlan(plan ?? noPlan), updatedAt: at } },
  ];
}

export const hasPlan = (project: Pick<Project, 'dryingDate'> | undefined): boolean =>
  (project?.dryingDate ?? null) !== null;

/** The planned drying visit as a visit of its project's technician, told apart by `drying`. It is never the inspection's. */
export type DryingVisit<P extends Project> = P & { drying: true };
export const dryingVisitOf = <P extends Project>(project: P): DryingVisit<P> => ({
  ...project,
  scheduledDate: project.dryingDate,
  scheduledTime: project.dryingTime,
  visitMinutes: project.dryingMinutes,
  // What a completed inspection left to do is still to be done.
  status: 'Assigned',
  drying: true,
});
