import { type Actor, isManager } from '@tidemark/contract/access';
import { countCap } from '@tidemark/contract/envelope';
import { type ProjectCounts, type ProjectStatus, projectStatuses } from '@tidemark/contract/projects';
import { sql } from 'kysely';
import type { Read } from '../db/database.ts';
import { having, type Named, type Tallied, tallied } from './tallies.ts';

/** One's own are some hundreds, and an index has them with status and rank, where 0 is Urgent. */
const own = (technicianId: number, named: Named) => sql<Tallied>`
  SELECT status, count(*) AS total, count(*) FILTER (WHERE priority_rank = 0) AS urgent,
    count(*) FILTER (WHERE ${having(named)}) AS matching
  FROM projects WHERE technician_id = ${technicianId} GROUP BY status`;

/** Of all that the caller sees, none told beyond the cap, and how many of these have what is named, in one statement. */
export async function countProjects(
  db: Read,
  actor: Actor,
  named: Named = {},
): Promise<{ counts: ProjectCounts; matching: number }> {
  const { rows } = await (isManager(actor.role) ? tallied(named) : own(actor.id, named)).execute(db);
  const sum = (what: 'total' | 'urgent' | 'matching', of: readonly ProjectStatus[]) =>
    rows.reduce((sum, row) => sum + (of.includes(row.status) ? row[what] : 0), 0);
  const upToCap = (...of: ProjectStatus[]) => Math.min(sum('total', of), countCap);
  const open = projectStatuses.filter((status) => status !== 'Completed');
  const counts = {
    all: upToCap(...projectStatuses),
    assigned: upToCap('Assigned'),
    inProgress: upToCap('In Progress'),
    onHold: upToCap('On Hold'),
    completed: upToCap('Completed'),
    urgent: Math.min(sum('urgent', open), countCap),
  };
  return { counts, matching: sum('matching', projectStatuses) };
}
