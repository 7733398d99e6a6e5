import { sql } from 'kysely';

/**
 * Condition: the entry is about a project or what belongs to it, deleted rooms and draft invoices too. Reads indexes
 * only (OFFSET 0 keeps the planner from reading the whole log instead), so it costs what the project's entries do.
 */
export const entriesOfProject = (projectId: number) => sql<boolean>`audit_log.id = ANY (ARRAY(
  WITH its AS MATERIALIZED (SELECT id FROM inspections WHERE project_id = ${projectId}),
  their_rooms AS MATERIALIZED (
    SELECT rooms.id::text FROM its JOIN rooms ON inspection_id = its.id
    UNION
    SELECT gone.subject_id FROM its CROSS JOIN LATERAL (
      SELECT subject_id FROM audit_log
      WHERE action IN ('room-deleted', 'invoice-deleted') AND subject = 'room'
        AND coalesce(before ->> 'inspectionId', before ->> 'projectId') = its.id::text
      OFFSET 0
    ) gone
  ),
  about (subject, subject_id) AS MATERIALIZED (
    SELECT 'project', ${String(projectId)}
    UNION ALL SELECT 'inspection', id::text FROM its
    UNION ALL SELECT 'room', id FROM their_rooms
    UNION ALL SELECT 'claim-sheet', id FROM their_rooms
    UNION ALL SELECT 'follow-up', id::text FROM follow_ups WHERE original_project_id = ${projectId}
    UNION ALL SELECT 'invoice', id::text FROM invoices WHERE project_id = ${projectId}
    UNION ALL SELECT subject, subject_id FROM audit_log
      WHERE action IN ('room-deleted', 'invoice-deleted') AND subject = 'invoice'
        AND coalesce(before ->> 'inspectionId', before ->> 'projectId') = ${String(projectId)}
  )
  SELECT entry.id FROM about CROSS JOIN LATERAL (
    SELECT id FROM audit_log WHERE subject = about.subject AND subject_id = about.subject_id OFFSET 0
  ) entry
  UNION ALL
  SELECT entry.id FROM its CROSS JOIN LATERAL (
    SELECT id FROM audit_log
    WHERE subject IN ('estimate', 'supplement') AND split_part(subject_id, '/', 1) = its.id::text
    OFFSET 0
  ) entry
))`;
