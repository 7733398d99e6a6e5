import type { officeActions } from '@tidemark/contract/office/actions';
import type { Handover } from '@tidemark/contract/office/read-actions';
import type { Project } from '@tidemark/contract/projects';
import { sql } from 'kysely';
import type { Handler } from '../context.ts';
import type { Read } from '../db/database.ts';
import { readProject } from '../projects/read.ts';
import { technicianNames } from './read.ts';

/** Work has begun and is not done: an offline device may have more of it than has arrived. */
export async function mayHaveUnsent(
  db: Read,
  project: Pick<Project, 'id' | 'status' | 'technicianId' | 'startedAt'>,
): Promise<boolean> {
  if (project.technicianId === null || project.status === 'New' || project.status === 'Completed')
    return false;
  if (project.status === 'In Progress') return true;
  if (project.status === 'On Hold' && project.startedAt !== null) return true;
  return (await openInspection(db, project.id)) !== null;
}

async function openInspection(db: Read, projectId: number): Promise<string | null> {
  const found = await db
    .selectFrom('inspections')
    .select('id')
    .where('projectId', '=', projectId)
    .where('status', '=', 'In Progress')
    .executeTakeFirst();
  return found?.id ?? null;
}

export const readHandover: Handler<typeof officeActions.handover> = async ({ db, actor }, { params }) => {
  const project = await readProject(db, actor, params.id);
  const { technicianId } = project;
  const nobody = { lastSeenAt: null, lastChangeAt: null };
  const handover: Handover = {
    technicianId,
    technicianName:
      technicianId === null ? null : ((await technicianNames(db, [technicianId])).get(technicianId) ?? null),
    ...(technicianId === null ? nobody : await lastHeard(db, project.id, technicianId)),
    openInspectionId: await openInspection(db, project.id),
    mayHaveUnsent: await mayHaveUnsent(db, project),
  };
  return { handover };
};

/** By the sign-ins, which are renewed every quarter of an hour of use, and by the log. */
async function lastHeard(db: Read, projectId: number, technicianId: number) {
  const { rows } = await sql<Pick<Handover, 'lastSeenAt' | 'lastChangeAt'>>`
    WITH subjects AS (
      SELECT 'project' AS subject, ${String(projectId)}::text AS id
      UNION ALL SELECT 'inspection', id::text FROM inspections WHERE project_id = ${projectId}
      UNION ALL SELECT kind, rooms.id::text
      FROM rooms JOIN inspections ON inspections.id = rooms.inspection_id
      CROSS JOIN (VALUES ('room'), ('claim-sheet')) AS kinds (kind)
      WHERE inspections.project_id = ${projectId}
    )
    SELECT
      (SELECT max(last_used_at) FROM sign_ins WHERE technician_id = ${technicianId} AND ended_at IS NULL) AS last_seen_at,
      (SELECT max(at) FROM subjects JOIN audit_log ON audit_log.subject = subjects.subject AND subject_id = subjects.id
       WHERE technician_id = ${technicianId}) AS last_change_at`.execute(db);
  return rows[0]!;
}
