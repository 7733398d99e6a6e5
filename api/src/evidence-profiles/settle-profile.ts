import { entryOf } from '@tidemark/contract/evidence-profiles/profile';
import { shippedProfiles } from '@tidemark/contract/evidence-profiles/shipped';
import type { Tx } from '../db/database.ts';

/** For a record that will name its version forever: one that ships is stored now, whatever a later release ships. */
export async function settleProfile(tx: Tx, id: string): Promise<void> {
  const shipped = shippedProfiles.find((one) => one.id === id);
  if (!shipped) return;
  // An INSERT that adds nothing would also have every job that keeps no profile judged again (migration 0092).
  const known = await tx
    .selectFrom('evidenceProfiles')
    .select('version')
    .where('id', '=', id)
    .where('version', '=', shipped.version)
    .executeTakeFirst();
  if (known) return;
  await tx
    .insertInto('evidenceProfiles')
    .values({ id, version: shipped.version, profile: JSON.stringify(entryOf(shipped)), technicianId: null })
    .onConflict((on) => on.columns(['id', 'version']).doNothing())
    .execute();
}
