import type { ProjectStatus } from '@tidemark/contract/projects';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../db/schema.ts';

/**
 * What counts projects without looking at them, which takes long for a million: every change of one adds rows of +1 and -1
 * in its own transaction (0019-tallies-by-filter.sql), so that what is added up is always what is there.
 */
export interface Tallied {
  status: ProjectStatus;
  total: number;
  urgent: number;
  /** How many of them have what was named. */
  matching: number;
}

export interface Named {
  status?: ProjectStatus | undefined;
  priority?: string | undefined;
  claimType?: string | undefined;
}

/** Whether a project, or a row of tallies, has what is named. */
export function having({ status, priority, claimType }: Named): RawBuilder<boolean> {
  const conditions = [sql`true`];
  if (status) conditions.push(sql`status = ${status}`);
  if (priority) conditions.push(sql`priority = ${priority}`);
  if (claimType) conditions.push(sql`claim_type = ${claimType}`);
  return sql`${sql.join(conditions, sql` AND `)}`;
}

/** How many of all projects each status has. */
export const tallied = (named: Named = {}) => sql<Tallied>`
  SELECT status, sum(change) AS total, coalesce(sum(change) FILTER (WHERE priority = 'Urgent'), 0) AS urgent,
    coalesce(sum(change) FILTER (WHERE ${having(named)}), 0) AS matching
  FROM project_tallies GROUP BY status`;

/** Makes what many changes have left one row for each kind of project again; what is counted stays the same. */
export async function sumTallies(db: Kysely<Database>): Promise<void> {
  await sql`
    WITH gone AS (DELETE FROM project_tallies RETURNING status, priority, claim_type, change)
    INSERT INTO project_tallies (status, priority, claim_type, change)
    SELECT status, priority, claim_type, sum(change) FROM gone
    GROUP BY status, priority, claim_type HAVING sum(change) <> 0`.execute(db);
}
