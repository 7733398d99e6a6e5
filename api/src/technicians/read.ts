import { Refusal } from '@tidemark/contract/refusals';
import type { Technician } from '@tidemark/contract/technicians';
import { sql } from 'kysely';
import type { Read } from '../db/database.ts';

/** The record as the contract shows it; people read `technicianId` aloud. */
function selectTechnicians(db: Read) {
  return db
    .selectFrom('technicians')
    .selectAll()
    .select([
      sql<string>`'TECH-' || lpad(id::text, 4, '0')`.as('technicianId'),
      sql<boolean>`coalesce(locked_until > now(), false)`.as('accountLocked'),
    ]);
}

export async function technicianById(db: Read, id: number): Promise<Technician> {
  const found = await selectTechnicians(db).where('id', '=', id).executeTakeFirst();
  if (!found) throw new Refusal('unauthenticated');
  return found;
}

/** Work goes to active technicians only. */
export async function isActive(db: Read, id: number): Promise<boolean> {
  const found = await db
    .selectFrom('technicians')
    .select('id')
    .where('id', '=', id)
    .where('status', '=', 'Active')
    .executeTakeFirst();
  return found !== undefined;
}
