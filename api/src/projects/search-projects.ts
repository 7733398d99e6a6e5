import { countCap } from '@tidemark/contract/envelope';
import { sql } from 'kysely';
import type { Read } from '../db/database.ts';
import type { visibleProjects } from './read.ts';

/**
 * How many projects match (counted to one beyond the cap) and which are on the page, newest first: the expensive part,
 * the trigram index, runs once for both. `ids` is null beyond the cap, because the counted ones need not be the newest.
 */
export async function searchProjects(
  db: Read,
  matching: ReturnType<typeof visibleProjects>,
  { page, limit }: { page: number; limit: number },
): Promise<{ counted: number; ids: number[] | null }> {
  const found = matching.select('projects.id').limit(countCap + 1);
  const { rows } = await sql<{ counted: number; ids: number[] }>`
    WITH found AS MATERIALIZED (${found})
    SELECT (SELECT count(*) FROM found) AS counted, ARRAY(
      SELECT id FROM found ORDER BY id DESC LIMIT ${limit} OFFSET ${(page - 1) * limit}
    ) AS ids`.execute(db);
  const { counted, ids } = rows[0]!;
  return { counted, ids: counted > countCap ? null : ids };
}
