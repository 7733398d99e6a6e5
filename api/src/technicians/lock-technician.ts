import { Refusal } from '@tidemark/contract/refusals';
import type { Technician } from '@tidemark/contract/technicians';
import { sql } from 'kysely';
import type { Tx } from '../db/database.ts';
import { selectTechnicians } from './read.ts';

/** The account, locked until the transaction ends. @throws Refusal technician_not_found */
export async function lockTechnician(tx: Tx, id: number): Promise<Technician> {
  await tx.selectFrom('technicians').select('id').where('id', '=', id).forUpdate().execute();
  const found = await selectTechnicians(tx).where('id', '=', id).executeTakeFirst();
  if (!found) throw new Refusal('technician_not_found');
  return found;
}

/**
 * Whether no other Admin can sign in: is Active, and has set a password. The caller holds a lock until commit: of two
 * that remove an Admin at once, the second sees the first's change.
 */
export async function isNoOtherAdmin(tx: Tx, id: number): Promise<boolean> {
  await sql`SELECT pg_advisory_xact_lock(hashtext('tidemark-admins'))`.execute(tx);
  const other = await tx
    .selectFrom('technicians')
    .select('id')
    .where('role', '=', 'Admin')
    .where('status', '=', 'Active')
    .where('passwordHash', 'is not', null)
    .where('id', '<>', id)
    .limit(1)
    .executeTakeFirst();
  return other === undefined;
}
