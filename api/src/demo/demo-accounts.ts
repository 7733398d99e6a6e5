import type { Role } from '@tidemark/contract/access';
import type { Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';
import { demoPeople } from './people.ts';

/** The demo accounts in this database that are still active, in the order of `demoPeople`. */
export async function demoAccountsIn(db: Kysely<Database>): Promise<{ email: string; role: Role }[]> {
  const emails = demoPeople.map(({ email }) => email);
  const there = await db
    .selectFrom('technicians')
    .select(['email', 'role'])
    .where('email', 'in', emails)
    .where('status', '=', 'Active')
    .execute();
  return there.toSorted((a, b) => emails.indexOf(a.email) - emails.indexOf(b.email));
}
