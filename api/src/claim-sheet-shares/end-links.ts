import { recordAll } from '../audit/record.ts';
import type { Caller } from '../context.ts';
import type { Tx } from '../db/database.ts';

/** Revokes a terminated person's links, since no one is responsible for them anymore. */
export async function endLinksOf(tx: Tx, caller: Caller, technicianId: number): Promise<void> {
  const ended = await tx
    .deleteFrom('claimSheetShares')
    .where('technicianId', '=', technicianId)
    .returning(['id', 'roomId', 'expiresAt'])
    .execute();
  if (ended.length === 0) return;
  const revoked = ended.map(({ id, roomId, expiresAt }) => ({
    action: 'claim-sheet-share-revoked' as const,
    subject: 'claim-sheet' as const,
    subjectId: roomId,
    before: { share: id, expiresAt },
  }));
  await recordAll(tx, caller, revoked);
}
