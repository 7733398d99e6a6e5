import type { Project } from '@tidemark/contract/projects';
import { record } from '../audit/record.ts';
import type { Caller } from '../context.ts';
import type { Tx } from '../db/database.ts';

/** Deletes a locked project on which nothing was done; the log keeps all of it. */
export async function removeProject(tx: Tx, caller: Caller, project: Project): Promise<void> {
  await tx.deleteFrom('projects').where('id', '=', project.id).execute();
  await record(tx, caller, {
    action: 'project-deleted',
    subject: 'project',
    subjectId: project.id,
    before: project,
  });
}
