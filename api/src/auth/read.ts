import type { Actor } from '@tidemark/contract/access';
import type { Read } from '../db/database.ts';

/** The sign-ins that are still valid, each with its account. */
export async function readSignedIn(db: Read, signInIds: string[]): Promise<Map<string, Actor>> {
  if (signInIds.length === 0) return new Map();
  const found = await db
    .selectFrom('signIns')
    .innerJoin('technicians', 'technicians.id', 'signIns.technicianId')
    .select(['signIns.id as signInId', 'technicians.id', 'technicians.role'])
    .where('signIns.id', 'in', signInIds)
    .where('technicians.status', '=', 'Active')
    .where('signIns.endedAt', 'is', null)
    .execute();
  return new Map(found.map(({ signInId, ...actor }) => [signInId, actor]));
}
