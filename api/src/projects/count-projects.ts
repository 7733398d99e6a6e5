import { type Actor, isManager } from '@tidemark/contract/access';
import { countCap } from '@tidemark/contract/envelope';
import type { ProjectCounts, ProjectStatus } from '@tidemark/contract/projects';
import { type RawBuilder, sql } from 'kysely';
import type { Read } from '../db/database.ts';

interface Named {
  status?: ProjectStatus | undefined;
  priority?: string | undefined;
  claimType?: string | undefined;
}

function having({ status, priority, claimType }: Named): RawBuilder<boolean> {
  const conditions = [sql`true`];
  if (status) conditions.push(sql`status = ${status}`);
  if (priority) conditions.push(sql`priority = ${priority}`);
  if (claimType) conditions.push(sql`claim_type = ${claimType}`);
  return sql`${sql.join(conditions, sql` AND `)}`;
}

const counted: Record<keyof ProjectCounts, RawBuilder<boolean>> = {
  all: sql`true`,
  assigned: sql`status = 'Assigned'`,
  inProgress: sql`status = 'In Progress'`,
  onHold: sql`status = 'On Hold'`,
  completed: sql`status = 'Completed'`,
  urgent: sql`priority_rank = 0 AND status <> 'Completed'`,
};

/** For all projects: an index has each status's rows up to the cap. */
const upToCap = (condition: RawBuilder<boolean>) => sql<number>`
  (SELECT count(*) FROM (SELECT FROM projects WHERE ${condition} LIMIT ${sql.lit(countCap + 1)}) AS counted)`;
/** One's own are some hundreds, read once for all counts. */
const ownOf = (condition: RawBuilder<boolean>) => sql<number>`count(*) FILTER (WHERE ${condition})`;

/** The counts of everything the caller sees, capped, and how many of these match, in one statement. */
export async function countProjects(
  db: Read,
  actor: Actor,
  named: Named = {},
): Promise<{ counts: ProjectCounts; matching: number }> {
  const conditions = { ...counted, matching: having(named) };
  const count = isManager(actor.role) ? upToCap : ownOf;
  const columns = Object.entries(conditions).map(
    ([name, condition]) => sql`${count(condition)} AS ${sql.id(name)}`,
  );
  const own = isManager(actor.role) ? sql`` : sql`FROM projects WHERE technician_id = ${actor.id}`;
  const { rows } = await sql<ProjectCounts & { matching: number }>`
    SELECT ${sql.join(columns)} ${own}`.execute(db);
  const { matching, ...counts } = rows[0]!;
  for (const [name, count] of Object.entries(counts))
    counts[name as keyof ProjectCounts] = Math.min(count, countCap);
  return { counts, matching };
}
