import type { Project } from '@tidemark/contract/projects';
import { recordAll } from '../audit/record.ts';
import type { Caller } from '../context.ts';
import type { Tx } from '../db/database.ts';

/** Deletes a locked project without any work; the log keeps all of it. */
export const removeProject = (tx: Tx, caller: Caller, project: Project): Promise<void> =>
  removeProjects(tx, caller, [project]);

/** PostgreSQL accepts 65,535 values per statement. */
const atOnce = 1_000;

/** The same for many. */
export async function removeProjects(tx: Tx, caller: Caller, projects: readonly Project[]): Promise<void> {
  for (let from = 0; from < projects.length; from += atOnce) {
    const some = projects.slice(from, from + atOnce);
    await tx
      .deleteFrom('projects')
      .where(
        'id',
        'in',
        some.map(({ id }) => id),
      )
      .execute();
    await recordAll(
      tx,
      caller,
      some.map((project) => ({
        ...{ action: 'project-deleted' as const, subject: 'project' as const },
        ...{ subjectId: project.id, before: project },
      })),
    );
  }
}
