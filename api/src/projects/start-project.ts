import type { projectActions } from '@tidemark/contract/projects';
import { Refusal } from '@tidemark/contract/refusals';
import { sql } from 'kysely';
import type { Handler } from '../context.ts';
import { lockProject, projectColumns } from './read.ts';
import { setStatus } from './set-status.ts';

/** Works from New, Assigned, On Hold and In Progress; whoever starts a project of no one becomes its technician. */
export const startProject: Handler<typeof projectActions.start> = async (context, { params }) => {
  const { tx, actor } = context;
  let project = await lockProject(tx, actor, params.id);
  if (project.status === 'Completed') throw new Refusal('project_completed');
  if (project.technicianId === null) {
    project = await tx
      .updateTable('projects')
      .set({ technicianId: actor.id, assignedDateTime: sql`now()` })
      .where('id', '=', project.id)
      .returning(projectColumns)
      .executeTakeFirstOrThrow();
  }
  return { project: await setStatus(tx, context, project, 'In Progress') };
};
