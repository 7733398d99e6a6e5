import { countCap } from '@tidemark/contract/envelope';
import { sql } from 'kysely';
import type { Read } from '../db/database.ts';
import type { visibleProjects } from './read.ts';

/**
 * How many projects match (counted no further than one beyond the cap) and which stand on the page, the newest first: the
 * costly part, finding them in the trigram index, is done once for both. `ids` is null beyond the cap, where those that
 * were counted need not be the newest.
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
