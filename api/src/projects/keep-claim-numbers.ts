import { sql } from 'kysely';
import type { Tx } from '../db/database.ts';

/** A project is searched by its own claim and policy number and by the claim numbers of its inspections. */
export async function keepClaimNumbers(tx: Tx, projectId: number): Promise<void> {
  await tx
    .updateTable('projects')
    .set({
      claimNumbers: sql`concat_ws(' ', claim_number, policy_number, (
        SELECT string_agg(concat_ws(' ', claim_number, claim_number1), ' ' ORDER BY id)
        FROM inspections WHERE project_id = ${projectId}
      ))`,
    })
    .where('id', '=', projectId)
    .execute();
}
