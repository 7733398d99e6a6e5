import type { Kysely, PostgresPoolClient } from 'kysely';
import type pg from 'pg';
import { overPool } from './database.ts';
import type { Database } from './schema.ts';

/** Kysely over someone else's connection, so that both work in one transaction. */
export function overClient(client: pg.Client): Kysely<Database> {
  const lent = Object.assign(client, { release: () => undefined }) as unknown as PostgresPoolClient;
  return overPool({ connect: async () => lent, end: async () => undefined, options: {} });
}
