import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/schema.ts';

/** Ages the failures and locks of an account by 15 minutes. */
export async function runOut(db: Kysely<Database>, technicianId: number): Promise<void> {
  await db
    .updateTable('signInFailures')
    .set({
      lockedUntil: sql`locked_until - interval '15 minutes'`,
      lastAt: sql`last_at - interval '15 minutes'`,
    })
    .where('technicianId', '=', technicianId)
    .execute();
  await db
    .updateTable('technicians')
    .set({ lockedUntil: sql`locked_until - interval '15 minutes'` })
    .where('id', '=', technicianId)
    .execute();
}
