import type { Project } from '@tidemark/contract/projects';
import { record } from '../audit/record.ts';
import type { SignedIn, WriteContext } from '../context.ts';
import { projectColumns } from '../projects/read.ts';

/** Opens the closed job of a locked project again; one that is not closed stays as it is. */
export async function openJob(
  context: SignedIn<WriteContext>,
  found: Project,
  reason: string,
): Promise<Project> {
  const { tx } = context;
  if (found.jobClosedAt === null) return found;
  const project = await tx
    .updateTable('projects')
    .set({ jobClosedAt: null, jobClosedBy: null, jobReason: reason })
    .where('id', '=', found.id)
    .returning(projectColumns)
    .executeTakeFirstOrThrow();
  await record(tx, context, {
    action: 'job-reopened',
    subject: 'project',
    subjectId: found.id,
    before: { jobClosedAt: found.jobClosedAt },
    after: { reason },
  });
  return project;
}
