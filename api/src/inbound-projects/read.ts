import { createHash } from 'node:crypto';
import type { Read } from '../db/database.ts';

/** What a line of a file that has an external id is known by (imported_projects). */
export const hashOfExternalId = (externalId: string): Buffer =>
  createHash('sha256')
    .update(JSON.stringify(['external id', externalId]))
    .digest();

/** The projects a CRM told of, by what it calls them. */
export async function projectsByExternalId(
  db: Read,
  externalIds: readonly string[],
): Promise<Map<string, number>> {
  if (externalIds.length === 0) return new Map();
  const found = await db
    .selectFrom('inboundProjects')
    .select(['externalId', 'projectId'])
    .where('externalId', 'in', externalIds)
    .execute();
  return new Map(found.map(({ externalId, projectId }) => [externalId, projectId]));
}
