import { sql } from 'kysely';
import type { Tx } from '../db/database.ts';
import type { Amounts } from './plan.ts';

/**
 * The log of how it all came about, as the app would have written it, in order; sheets are logged with their final
 * lines. The office made the projects, the technicians did the rest.
 */
export async function fillAudit(
  tx: Tx,
  of: Amounts,
  office: { manager: number; admin: number },
): Promise<void> {
  const manager = sql.lit(office.manager);
  const status = (before: string, after: string) =>
    sql`${JSON.stringify({ status: before })}::jsonb, ${JSON.stringify({ status: after })}::jsonb`;
  await sql`
    CREATE TEMP TABLE seed_sheets ON COMMIT DROP AS
    SELECT house, room, jsonb_object_agg(field_master_id, NULL) AS before, jsonb_object_agg(field_master_id,
      jsonb_strip_nulls(to_jsonb(line) - 'house' - 'room' - 'filled' - 'room_id' - 'field_master_id')) AS after
    FROM seed_lines AS line GROUP BY house, room`.execute(tx);
  await sql`
    INSERT INTO audit_log (at, technician_id, action, subject, subject_id, before, after)
    SELECT * FROM (
      SELECT created_at AS at, ${sql.lit(office.admin)}::int, 'technician-created', 'technician', id::text AS subject_id,
        NULL::jsonb, jsonb_build_object('email', email, 'role', role)
      FROM technicians WHERE id > ${sql.lit(of.firstTechnician)}
      UNION ALL
      SELECT created_at, CASE WHEN original_project_id IS NULL THEN ${manager} ELSE technician_id END, 'project-created',
        'project', id::text, NULL, jsonb_build_object('id', id, 'title', title, 'city', city, 'priority', priority,
          'customerName', customer_name)
      FROM projects WHERE id > ${sql.lit(of.firstProject)}
      UNION ALL
      SELECT started, technician_id, 'project-status', 'project', id::text, ${status('Assigned', 'In Progress')}
      FROM seed_projects WHERE started IS NOT NULL
      UNION ALL
      SELECT completed, technician_id, 'project-status', 'project', id::text, ${status('In Progress', 'Completed')}
      FROM seed_projects WHERE status = 'Completed'
      UNION ALL
      SELECT coalesce(started, assigned), technician_id, 'project-status', 'project', id::text,
        jsonb_build_object('status', CASE WHEN started IS NULL THEN 'Assigned' ELSE 'In Progress' END), '{"status": "On Hold"}'
      FROM seed_projects WHERE status = 'On Hold'
      UNION ALL
      SELECT created_at, technician_id, 'follow-up-created', 'follow-up', id::text, NULL, jsonb_build_object('id', id,
        'projectId', project_id, 'followUpReason', follow_up_reason)
      FROM follow_ups WHERE project_id > ${sql.lit(of.firstProject)}
      UNION ALL
      SELECT started, technician_id, 'inspection-started', 'inspection', id::text, NULL, NULL FROM seed_inspections
      UNION ALL
      SELECT at, technician_id, 'room-added', 'room', made.id::text, NULL, jsonb_build_object('inspectionId', made.inspection_id,
        'name', name, 'type', type)
      FROM seed_made_rooms AS made JOIN seed_rooms AS r USING (house, room)
      UNION ALL
      SELECT at, technician_id, 'claim-sheet-changed', 'claim-sheet', made.id::text, before, after
      FROM seed_made_rooms AS made JOIN seed_sheets USING (house, room)
      UNION ALL
      SELECT ended, technician_id, CASE status WHEN 'Completed' THEN 'inspection-completed' ELSE 'inspection-cancelled' END,
        'inspection', id::text, '{"status": "In Progress"}', jsonb_build_object('status', status)
      FROM seed_inspections WHERE ended IS NOT NULL
    ) AS happened ORDER BY at, subject_id`.execute(tx);
}
