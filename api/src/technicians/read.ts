import { Refusal } from '@tidemark/contract/refusals';
import type { Technician } from '@tidemark/contract/technicians';
import { sql } from 'kysely';
import type { Read } from '../db/database.ts';

/** The record as the contract shows it; people read `technicianId` aloud. */
export function selectTechnicians(db: Read) {
  return db
    .selectFrom('technicians')
    .selectAll()
    .select([
      sql<string>`'TECH-' || lpad(id::text, greatest(4, length(id::text)), '0')`.as('technicianId'),
      sql<boolean>`coalesce(locked_until > now(), false)`.as('accountLocked'),
    ]);
}

export async function technicianById(db: Read, id: number): Promise<Technician> {
  const found = await selectTechnicians(db).where('id', '=', id).executeTakeFirst();
  if (!found) throw new Refusal('unauthenticated');
  return found;
}

/** Assigns active technicians only. */
export async function isActive(db: Read, id: number): Promise<boolean> {
  const found = await db
    .selectFrom('technicians')
    .select('id')
    .where('id', '=', id)
    .where('status', '=', 'Active')
    .executeTakeFirst();
  return found !== undefined;
}

/** Undefined if no active account has this email. */
export async function activeTechnicianByEmail(db: Read, email: string): Promise<number | undefined> {
  const found = await db
    .selectFrom('technicians')
    .select('id')
    .where('email', '=', email.toLowerCase())
    .where('status', '=', 'Active')
    .executeTakeFirst();
  return found?.id;
}

/** Ids by lowercase email; accounts that are not active are absent. */
export async function activeTechniciansByEmail(
  db: Read,
  emails: readonly string[],
): Promise<Map<string, number>> {
  if (emails.length === 0) return new Map();
  const found = await db
    .selectFrom('technicians')
    .select(['id', 'email'])
    .where('email', 'in', emails)
    .where('status', '=', 'Active')
    .execute();
  return new Map(found.map(({ id, email }) => [email, id]));
}

/** By id, in any state of the account. */
export async function technicianEmails(db: Read, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const found = await db
    .selectFrom('technicians')
    .select(['id', 'email'])
    .where('id', 'in', [...new Set(ids)])
    .execute();
  return new Map(found.map(({ id, email }) => [id, email]));
}
