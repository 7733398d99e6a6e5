import { countCap } from '@tidemark/contract/envelope';
import type { officeActions } from '@tidemark/contract/office/actions';
import { projectStatuses } from '@tidemark/contract/projects';
import { sql } from 'kysely';
import type { Handler } from '../context.ts';
import type { Read } from '../db/database.ts';
import { type Matching, matchingProjects } from './matching.ts';

const capped = (counted: number) => ({ total: Math.min(counted, countCap), more: counted > countCap });

/** One query of up to 10,001 rows is enough; if there are more, each status has its own. */
export const countOfficeProjects: Handler<typeof officeActions.count> = async ({ db }, { query }) => {
  const { status, ...others } = query;
  const whole = matchingProjects(db, others);
  const counts = await byStatus(db, whole);
  const all = sum(counts.values());
  if (all > countCap) {
    counts.clear();
    for (const status of projectStatuses) {
      const found = await byStatus(db, whole.where('projects.status', '=', status));
      counts.set(status, found.get(status) ?? 0);
    }
  }
  const wanted = status ?? projectStatuses;
  return {
    ...capped(sum(wanted.map((status) => counts.get(status) ?? 0))),
    byStatus: projectStatuses.map((status) => ({ status, ...capped(counts.get(status) ?? 0) })),
  };
};

async function byStatus(db: Read, matching: Matching): Promise<Map<string, number>> {
  const some = matching.select('projects.status').limit(countCap + 1);
  const { rows } = await sql<{ status: string; count: number }>`
    SELECT status, count(*) AS count FROM (${some}) AS counted GROUP BY status`.execute(db);
  return new Map(rows.map(({ status, count }) => [status, count]));
}

const sum = (numbers: Iterable<number>) => [...numbers].reduce((all, one) => all + one, 0);
