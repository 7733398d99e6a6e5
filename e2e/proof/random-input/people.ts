import pg from 'pg';
import type { Caller } from '../../../api/src/testing/random-input/records.ts';
import type { People } from '../../../api/src/testing/random-input/run.ts';
import type { Role } from '../../../contract/src/access.ts';
import { signIn } from '../server/ask.ts';

/** Accounts of every role, made in the database with the demo's password. */
export function peopleOf(url: string, databaseUrl: string): () => Promise<People> {
  let count = 0;
  async function caller(role: Role): Promise<Caller> {
    const email = `random${++count}@random-input.example`;
    const client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    try {
      const { rows } = await client.query<{ id: number }>(
        `INSERT INTO technicians (first_name, last_name, email, role, status, password_hash)
        SELECT 'Random', 'Person', $1, $2, 'Active', password_hash FROM technicians
        WHERE email = 'technician@demo.tidemark.example' RETURNING id`,
        [email, role],
      );
      const made: Caller = {
        ...{ name: role, role, technicianId: rows[0]!.id, token: null },
        async renew() {
          made.token = await signIn(url, email);
        },
      };
      await made.renew();
      return made;
    } finally {
      await client.end();
    }
  }
  const all = <R extends Role>(roles: readonly R[]) => Promise.all(roles.map(caller));
  return async () => ({
    technicians: await all(['Field Technician', 'Senior Field Technician', 'Lead Technician']),
    managers: await all(['Supervisor', 'Manager', 'Admin']),
    worker: await caller('Field Technician'),
    nobody: { name: 'nobody', role: null, technicianId: null, token: null, renew: async () => {} },
  });
}
