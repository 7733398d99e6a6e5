import type { Project, ProjectStatus } from '@tidemark/contract/projects';
import { sql } from 'kysely';
import { record } from '../audit/record.ts';
import type { Caller } from '../context.ts';
import type { Tx } from '../db/database.ts';
import { queuePushes } from '../push/queue-pushes.ts';
import { projectColumns } from './read.ts';

/** Moves a locked project to a status its caller has found allowed, and records it. */
export async function setStatus(
  tx: Tx,
  caller: Caller,
  project: Project,
  status: ProjectStatus,
): Promise<Project> {
  if (project.status === status) return project;
  const changed = await tx
    .updateTable('projects')
    .set({
      status,
      updatedAt: sql`now()`,
      ...(status === 'In Progress' && { startedAt: sql<string>`coalesce(started_at, now())` }),
      ...(status === 'Completed' && { completedAt: sql<string>`now()` }),
      // Re-opened: it starts again with a new inspection.
      ...(project.status === 'Completed' && { completedAt: null, startedAt: null }),
    })
    .where('id', '=', project.id)
    .returning(projectColumns)
    .executeTakeFirstOrThrow();
  await record(tx, caller, {
    action: 'project-status',
    subject: 'project',
    subjectId: project.id,
    before: { status: project.status },
    after: { status },
  });
  if (project.status === 'Completed') await queuePushes(tx, caller, 'assigned', [project.id]);
  return changed;
}
