import type { ProjectStatus } from '@tidemark/contract/projects';
import { type Kysely, sql } from 'kysely';
import type { Read } from '../db/database.ts';
import type { Database } from '../db/schema.ts';

/**
 * What counts projects without looking at them, which takes long for a million: every change of one adds rows of +1 and -1
 * in its own transaction (0019-tallies-by-filter.sql), so that what is added up is always what is there.
 */
export interface Tallied {
  status?: ProjectStatus | undefined;
  priority?: string | undefined;
  claimType?: string | undefined;
}

/** How many of all projects each status has, and how many of these are urgent. */
export const allByStatus = sql<{ status: ProjectStatus; total: number; urgent: number }>`
  SELECT status, sum(change) AS total, coalesce(sum(change) FILTER (WHERE priority = 'Urgent'), 0) AS urgent
  FROM project_tallies GROUP BY status`;

/** How many of all projects have what is named. */
export async function countTallied(db: Read, { status, priority, claimType }: Tallied): Promise<number> {
  let tallies = db
    .selectFrom('projectTallies')
    .select(({ fn, val }) => fn.coalesce(fn.sum<number>('change'), val(0)).as('total'));
  if (status) tallies = tallies.where('status', '=', status);
  if (priority) tallies = tallies.where('priority', '=', priority);
  if (claimType) tallies = tallies.where('claimType', '=', claimType);
  return (await tallies.executeTakeFirstOrThrow()).total;
}

/** Makes what many changes have left one row for each kind of project again; what is counted stays the same. */
export async function sumTallies(db: Kysely<Database>): Promise<void> {
  await sql`
    WITH gone AS (DELETE FROM project_tallies RETURNING status, priority, claim_type, change)
    INSERT INTO project_tallies (status, priority, claim_type, change)
    SELECT status, priority, claim_type, sum(change) FROM gone
    GROUP BY status, priority, claim_type HAVING sum(change) <> 0`.execute(db);
}
