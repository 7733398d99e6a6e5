import { type Actor, isManager, may } from '@tidemark/contract/access';
import { type Inspection, inspection as shape } from '@tidemark/contract/inspections/inspection';
import { Refusal } from '@tidemark/contract/refusals';
import type { Read, Tx } from '../db/database.ts';

type Column = keyof Inspection;
export const inspectionColumns = Object.keys(shape.shape).map(
  (name) => `inspections.${name}` as `inspections.${Column}`,
);

function withProject(db: Read) {
  return db
    .selectFrom('inspections')
    .innerJoin('projects', 'projects.id', 'inspections.projectId')
    .select(inspectionColumns);
}

/** The inspections the caller may see: those of their projects. */
export function visibleInspections(db: Read, actor: Actor) {
  const all = db.selectFrom('inspections').innerJoin('projects', 'projects.id', 'inspections.projectId');
  return isManager(actor.role) ? all : all.where('projects.technicianId', '=', actor.id);
}

function visible<T extends { assignee: number | null }>(actor: Actor, found: T | undefined): T {
  if (!found || may(actor, 'own-project', { technicianId: found.assignee }) !== 'yes') {
    throw new Refusal('inspection_not_found');
  }
  return found;
}

/** @throws Refusal inspection_not_found, also for one of another technician's project */
export async function readInspection(db: Read, actor: Actor, id: string): Promise<Inspection> {
  const query = withProject(db).select('projects.technicianId as assignee').where('inspections.id', '=', id);
  return visible(actor, await query.executeTakeFirst());
}

/** Reads an inspection and keeps others from changing it, its rooms and sheets until the transaction ends. */
export async function lockInspection(tx: Tx, actor: Actor, id: string): Promise<Inspection> {
  const query = withProject(tx).select('projects.technicianId as assignee').where('inspections.id', '=', id);
  return visible(actor, await query.forUpdate('inspections').executeTakeFirst());
}

/** Completed and Cancelled are final: nothing below such an inspection changes any more. */
export function refuseUnlessOpen({ status }: Pick<Inspection, 'status'>): void {
  if (status === 'Completed') throw new Refusal('inspection_completed');
  if (status === 'Cancelled') throw new Refusal('inspection_cancelled');
}

/** @throws Refusal inspection_not_found, inspection_completed, inspection_cancelled */
export async function lockOpenInspection(tx: Tx, actor: Actor, id: string): Promise<Inspection> {
  const found = await lockInspection(tx, actor, id);
  refuseUnlessOpen(found);
  return found;
}
