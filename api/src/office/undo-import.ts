import type { officeActions } from '@tidemark/contract/office/actions';
import type { UndoneImport } from '@tidemark/contract/office/import/shapes';
import type { Project } from '@tidemark/contract/projects';
import { Refusal } from '@tidemark/contract/refusals';
import { sql } from 'kysely';
import { record } from '../audit/record.ts';
import type { Handler } from '../context.ts';
import type { Tx } from '../db/database.ts';
import { importTurn } from '../inbound-projects/turns.ts';
import { projectColumns } from '../projects/read.ts';
import { removeProjects } from '../projects/remove-project.ts';
import { undoable } from './undoable.ts';

/** Deletes the untouched projects of an import; the others stay, each with its reason. */
export const undoImport: Handler<typeof officeActions.undoImport> = async (context, { params }) => {
  const { tx } = context;
  // Its lines still arriving either come before, or are refused.
  await importTurn.execute(tx);
  const found = await tx
    .selectFrom('projectImports')
    .select(['id', 'undoneAt', undoable.as('inTime')])
    .where('id', '=', params.importId)
    .executeTakeFirst();
  if (!found) throw new Refusal('import_not_found');
  if (!found.inTime) throw new Refusal('import_undo_late');
  const projects = await lockProjects(tx, found.id);
  const reasons = await reasonsToKeep(tx, projects);
  const kept = projects.flatMap(({ id, title }): UndoneImport['kept'] => {
    const reason = reasons.get(id);
    return reason === undefined ? [] : [{ id, title, reason }];
  });
  const gone = projects.filter(({ id }) => !reasons.has(id));
  await removeProjects(tx, context, gone);
  if (found.undoneAt === null || gone.length > 0) {
    await tx.updateTable('projectImports').set({ undoneAt: sql`now()` }).where('id', '=', found.id).execute();
    const after = { removed: gone.length, kept: kept.map(({ id }) => id) };
    await record(tx, context, {
      ...{ action: 'project-import-undone' as const, subject: 'project-import' as const },
      ...{ subjectId: found.id, after },
    });
  }
  return { removed: gone.length, kept };
};

const lockProjects = (tx: Tx, importId: string): Promise<Project[]> =>
  tx
    .selectFrom('projects')
    .select(projectColumns)
    .where('id', 'in', (db) =>
      db.selectFrom('importedProjects').select('projectId').where('importId', '=', importId),
    )
    .orderBy('id')
    .forUpdate()
    .execute();

/**
 * What was done on a project since an import line made it, in the order of the reasons: everything in the log or
 * another record.
 */
async function reasonsToKeep(tx: Tx, projects: readonly Project[]): Promise<Map<number, string>> {
  const ids = projects.map(({ id }) => id);
  const { rows } = await sql<{ id: number; reason: string }>`
    SELECT id, CASE
      WHEN EXISTS (SELECT FROM inspections WHERE project_id = projects.id) THEN 'It has an inspection.'
      WHEN status NOT IN ('New', 'Assigned') THEN 'Its status is ' || status || '.'
      WHEN EXISTS (SELECT FROM follow_ups f WHERE projects.id IN (f.project_id, f.original_project_id))
        THEN 'It has a follow-up.'
      WHEN EXISTS (SELECT FROM inbound_projects WHERE project_id = projects.id) THEN 'The CRM has told of it.'
      ELSE 'It was changed.' END AS reason
    FROM projects
    WHERE id = ANY(${ids}::int[]) AND (
      status NOT IN ('New', 'Assigned')
      OR EXISTS (SELECT FROM inspections WHERE project_id = projects.id)
      OR EXISTS (SELECT FROM follow_ups f WHERE projects.id IN (f.project_id, f.original_project_id))
      OR EXISTS (SELECT FROM inbound_projects WHERE project_id = projects.id)
      OR EXISTS (
        SELECT FROM audit_log
        WHERE subject = 'project' AND subject_id = projects.id::text AND action <> 'project-created'
      )
    )`.execute(tx);
  return new Map(rows.map(({ id, reason }) => [id, reason]));
}
