import type { Project } from '@tidemark/contract/projects';
import { Refusal } from '@tidemark/contract/refusals';
import type { Tx } from '../db/database.ts';
import { isActive } from '../technicians/read.ts';

/** Assigns only active technicians; only a new project may have none. */
export async function refuseUnassignable(
  tx: Tx,
  project: Pick<Project, 'status'>,
  technicianId: number | null,
): Promise<void> {
  const refuse = (message: string) => new Refusal('validation_failed', [{ field: 'technicianId', message }]);
  if (technicianId === null) {
    if (project.status !== 'New') throw refuse('Only a new project can be without a technician.');
    return;
  }
  if (!(await isActive(tx, technicianId))) throw refuse('There is no active technician with this id.');
}
