import type { Actor } from '@tidemark/contract/access';
import { isManager } from '@tidemark/contract/access';
import { type FollowUp, followUp as shape } from '@tidemark/contract/follow-ups';
import type { Project } from '@tidemark/contract/projects';
import { Refusal } from '@tidemark/contract/refusals';
import type { Read, Tx } from '../db/database.ts';
import { lockProject } from '../projects/read.ts';

export const followUpColumns = Object.keys(shape.shape).map(
  (name) => `followUps.${name}` as `followUps.${keyof FollowUp}`,
);

/** Anyone who may see the project created for a follow-up may see the follow-up. */
export function visibleFollowUps(db: Read, actor: Actor) {
  const all = db.selectFrom('followUps').innerJoin('projects', 'projects.id', 'followUps.projectId');
  return isManager(actor.role) ? all : all.where('projects.technicianId', '=', actor.id);
}

/** @throws Refusal follow_up_not_found, also for another technician's project */
export async function readFollowUp(db: Read, actor: Actor, id: string) {
  const found = await visibleFollowUps(db, actor)
    .select(followUpColumns)
    .where('followUps.id', '=', id)
    .executeTakeFirst();
  if (!found) throw new Refusal('follow_up_not_found');
  return found;
}

/**
 * Reads a follow-up with its project and locks both until the transaction ends. The project's lock is the one that
 * counts: starting work takes it too.
 * @throws Refusal follow_up_not_found, or project_not_found if both were deleted at this moment
 */
export async function lockFollowUp(
  tx: Tx,
  actor: Actor,
  id: string,
): Promise<{ followUp: FollowUp; project: Project }> {
  const { projectId } = await readFollowUp(tx, actor, id);
  const project = await lockProject(tx, actor, projectId);
  return { followUp: await readFollowUp(tx, actor, id), project };
}
