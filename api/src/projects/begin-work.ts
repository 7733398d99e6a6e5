import type { Project } from '@tidemark/contract/projects';
import { Refusal } from '@tidemark/contract/refusals';
import { sql } from 'kysely';
import type { SignedIn, WriteContext } from '../context.ts';
import { projectColumns } from './read.ts';
import { setStatus } from './set-status.ts';

/**
 * Sets a locked project to In Progress from New, Assigned, On Hold or In Progress; whoever starts an unassigned one
 * becomes its technician.
 * @throws Refusal project_completed
 */
export async function beginWork(context: SignedIn<WriteContext>, found: Project): Promise<Project> {
  const { tx, actor } = context;
  if (found.status === 'Completed') throw new Refusal('project_completed');
  let project = found;
  if (project.technicianId === null) {
    project = await tx
      .updateTable('projects')
      .set({ technicianId: actor.id, assignedDateTime: sql`now()` })
      .where('id', '=', project.id)
      .returning(projectColumns)
      .executeTakeFirstOrThrow();
  }
  return setStatus(tx, context, project, 'In Progress');
}
