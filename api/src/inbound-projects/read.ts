import { createHash } from 'node:crypto';
import type { Read } from '../db/database.ts';

/** The key of an import line with an external id (imported_projects). */
export const hashOfExternalId = (externalId: string): Buffer =>
  createHash('sha256')
    .update(JSON.stringify(['external id', externalId]))
    .digest();

/** Projects a CRM sent, by their external id. */
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
