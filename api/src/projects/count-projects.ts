import { type Actor, isManager } from '@tidemark/contract/access';
import { countCap } from '@tidemark/contract/envelope';
import { type ProjectCounts, type ProjectStatus, projectStatuses } from '@tidemark/contract/projects';
import { sql } from 'kysely';
import type { Read } from '../db/database.ts';
import { allByStatus } from './tallies.ts';

interface Counted {
  status: ProjectStatus;
  total: number;
  /** The same in each row: of all statuses together. */
  urgent: number;
}

const all = sql<Counted>`
  SELECT status, total, sum(urgent) FILTER (WHERE status <> 'Completed') OVER () AS urgent
  FROM (${allByStatus}) AS totals`;

/** One's own are some hundreds, and an index has them with status and rank, where 0 is Urgent. */
const own = (technicianId: number) => sql<Counted>`
  SELECT totals.status, totals.total, sum(urgents) OVER () AS urgent FROM (
    SELECT status, count(*) AS total, count(*) FILTER (WHERE priority_rank = 0 AND status <> 'Completed') AS urgents
    FROM projects WHERE technician_id = ${technicianId} GROUP BY status
  ) AS totals`;

/** Of all that the caller sees, in one statement; no count is told beyond the cap. */
export async function countProjects(db: Read, actor: Actor): Promise<ProjectCounts> {
  const { rows } = await (isManager(actor.role) ? all : own(actor.id)).execute(db);
  const by = new Map(rows.map(({ status, total }) => [status, total]));
  const upToCap = (...of: ProjectStatus[]) =>
    Math.min(
      of.reduce((sum, status) => sum + (by.get(status) ?? 0), 0),
      countCap,
    );
  return {
    all: upToCap(...projectStatuses),
    assigned: upToCap('Assigned'),
    inProgress: upToCap('In Progress'),
    onHold: upToCap('On Hold'),
    completed: upToCap('Completed'),
    urgent: Math.min(rows[0]?.urgent ?? 0, countCap),
  };
}
