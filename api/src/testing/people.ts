import type { Role } from '@tidemark/contract/access';
import type { TechnicianStatus } from '@tidemark/contract/technicians';
import type { Kysely } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { hashPassword } from '../auth/passwords.ts';
import type { AccessTokens } from '../auth/tokens.ts';
import type { Database } from '../db/schema.ts';
import { Client } from './client.ts';

export const password = 'tidemark-demo';
let hashed: Promise<string> | undefined;

/** A signed-in technician. */
export class Person extends Client {
  readonly id: number;
  readonly email: string;
  readonly signInId: string;

  constructor(url: string, token: string, of: { id: number; email: string; signInId: string }) {
    super(url, token);
    this.id = of.id;
    this.email = of.email;
    this.signInId = of.signInId;
  }
}

export interface People {
  /** Adds an account and signs it in. */
  person(of?: { role?: Role; status?: TechnicianStatus; email?: string }): Promise<Person>;
}

let count = 0;

export function peopleOf(db: Kysely<Database>, { url }: Client, tokens: AccessTokens): People {
  return {
    async person({
      role = 'Field Technician',
      status = 'Active',
      email = `person${++count}@tidemark.example`,
    } = {}) {
      hashed ??= hashPassword(password);
      const { id } = await db
        .insertInto('technicians')
        .values({ firstName: 'Dana', lastName: 'Whitaker', email, role, status, passwordHash: await hashed })
        .returning('id')
        .executeTakeFirstOrThrow();
      const signInId = uuidv7();
      await db.insertInto('signIns').values({ id: signInId, technicianId: id }).execute();
      return new Person(url, tokens.sign({ technicianId: id, signInId }), { id, email, signInId });
    },
  };
}
