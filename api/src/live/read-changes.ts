import { type Kysely, sql } from 'kysely';
import type { Database } from '../db/schema.ts';

/** A listener's view of an audit event. */
export interface Change {
  id: number;
  at: string;
  signInId: string | null;
  project: number;
  /** Whose the project is now. */
  technicianId: number | null;
  deleted: boolean;
  /** The former technician, if the change is about that. */
  formerTechnicianId: number | null;
}

/** The start of a look by the database's clock, and what was read after it before. */
export interface Window {
  from: string;
  except: number[];
}

export async function readClock(db: Kysely<Database>): Promise<Date> {
  const { rows } = await sql<{ now: string }>`SELECT clock_timestamp() AS now`.execute(db);
  return new Date(rows[0]!.now);
}

/**
 * Changes of projects, and of their inspections, rooms and sheets, in log order. A deleted room's project comes from
 * the room's log entry.
 */
export async function readChanges(db: Kysely<Database>, { from, except }: Window): Promise<Change[]> {
  const { rows } = await sql<Change>`
    WITH entries AS (
      SELECT id, at, sign_in_id, subject, subject_id, before
      FROM audit_log
      WHERE at >= ${from}::timestamptz AND id <> ALL (${except}::bigint[])
        AND subject IN ('project', 'inspection', 'room', 'claim-sheet')
    ), changes AS (
      SELECT e.id, e.at, e.sign_in_id, (e.before ->> 'technicianId')::integer AS former_technician_id,
        coalesce(i.project_id, CASE e.subject WHEN 'project' THEN e.subject_id::integer END) AS project
      FROM entries e
      LEFT JOIN rooms r ON r.id = CASE WHEN e.subject IN ('room', 'claim-sheet') THEN e.subject_id::uuid END
      LEFT JOIN inspections i ON i.id = CASE e.subject
        WHEN 'inspection' THEN e.subject_id::uuid
        WHEN 'project' THEN NULL
        ELSE coalesce(r.inspection_id, (e.before ->> 'inspectionId')::uuid)
      END
    )
    SELECT changes.*, projects.technician_id, projects.id IS NULL AS deleted
    FROM changes LEFT JOIN projects ON projects.id = changes.project
    WHERE changes.project IS NOT NULL
    ORDER BY changes.id`.execute(db);
  return rows;
}
