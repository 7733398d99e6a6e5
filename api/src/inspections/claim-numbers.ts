import { sql } from 'kysely';
import type { Tx } from '../db/database.ts';

/** Projects are searched by the claim numbers of their inspections (decisions.md, "The calls": search). */
export async function keepClaimNumbers(tx: Tx, projectId: number): Promise<void> {
  await tx
    .updateTable('projects')
    .set({
      claimNumbers: sql`coalesce((
        SELECT string_agg(concat_ws(' ', claim_number, claim_number1), ' ' ORDER BY id)
        FROM inspections WHERE project_id = ${projectId}
      ), '')`,
    })
    .where('id', '=', projectId)
    .execute();
}
