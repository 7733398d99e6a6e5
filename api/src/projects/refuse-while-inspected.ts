import { Refusal } from '@tidemark/contract/refusals';
import type { Tx } from '../db/database.ts';

/** A project is not complete while an inspection of it is open. @throws Refusal inspection_still_open */
export async function refuseWhileInspected(tx: Tx, projectId: number): Promise<void> {
  const open = await tx
    .selectFrom('inspections')
    .select('id')
    .where('projectId', '=', projectId)
    .where('status', '=', 'In Progress')
    .executeTakeFirst();
  if (open) throw new Refusal('inspection_still_open');
}
