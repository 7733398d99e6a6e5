import { emptyDraft } from '@tidemark/contract/inspections/draft';
import { type Kysely, sql } from 'kysely';
import type { Tx } from '../db/database.ts';
import type { Database } from '../db/schema.ts';
import { drawsOf } from './draws.ts';
import { fillAudit } from './fill-audit.ts';
import { fillInspections, placeHouses } from './fill-inspections.ts';
import { fillFollowUps, fillProjects, fillTechnicians } from './fill-projects.ts';
import { makeHouses } from './houses.ts';
import { plan } from './plan.ts';
import { withoutIndexes } from './without-indexes.ts';

/** The requested amounts; `until` is a day as YYYY-MM-DD. */
export interface Seed {
  projects: number;
  technicians: number;
  /** At most half the number of projects. */
  inspections: number;
  seed: number;
  until: string;
  /** The password of every account that can sign in. */
  passwordHash: string;
}

export interface Seeded {
  /** Rows by table. */
  rows: Map<string, number>;
  /** Email addresses by role, the first ones of technicians. */
  accounts: Record<'Field Technician' | 'Supervisor' | 'Manager' | 'Admin', string>;
}

const tables = [
  'technicians',
  'projects',
  'follow_ups',
  'inspections',
  'rooms',
  'claim_sheets',
  'claim_sheet_rows',
  'audit_log',
] as const;
const houses = 256;

/** Whether there is anything a person could have entered. */
export async function hasData(db: Pick<Kysely<Database>, 'selectFrom'>): Promise<boolean> {
  return (await db.selectFrom('technicians').select('id').limit(1).executeTakeFirst()) !== undefined;
}

/**
 * Adds made-up technicians, projects, inspections and all below them, in one transaction: the same rows for the same
 * seed and day. An empty database is filled without its indexes; beside data they stay, which takes longer.
 */
export async function fillSeed(db: Kysely<Database>, of: Seed): Promise<Seeded> {
  const seeded = await db.transaction().execute(async (tx) => {
    // Sorts and hashes of millions of rows stay in memory as far as possible; an index may use both processors.
    await sql`SET LOCAL statement_timeout = 0`.execute(tx);
    await sql`SET LOCAL work_mem = '256MB'`.execute(tx);
    await sql`SET LOCAL maintenance_work_mem = '512MB'`.execute(tx);
    await sql`SET LOCAL client_min_messages = 'warning'`.execute(tx);
    await sql`LOCK TABLE technicians, projects IN SHARE ROW EXCLUSIVE MODE`.execute(tx);
    const before = await countAll(tx);
    const accounts = await (before.get('technicians') === 0 ? inOne(tx, () => fill(tx, of)) : fill(tx, of));
    const after = await countAll(tx);
    return {
      accounts,
      rows: new Map(tables.map((table) => [table, after.get(table)! - before.get(table)!])),
    };
  });
  await db.connection().execute(async (one) => {
    await sql`SET statement_timeout = 0`.execute(one);
    await sql`VACUUM (ANALYZE) ${sql.join(tables.map((table) => sql.table(table)))}`.execute(one);
    await sql`RESET statement_timeout`.execute(one);
  });
  return seeded;
}

async function inOne<T>(tx: Tx, work: () => Promise<T>): Promise<T> {
  let done: T | undefined;
  await withoutIndexes(tx, tables, async () => {
    done = await work();
  });
  return done as T;
}

async function fill(tx: Tx, { seed, passwordHash, ...asked }: Seed): Promise<Seeded['accounts']> {
  const draws = drawsOf(seed);
  const firstTechnician = await lastId(tx, 'technicians');
  const amounts = { ...asked, houses, firstTechnician, firstProject: await lastId(tx, 'projects') };
  const email = (name: string, number: number | '') => `${name}${number}@seed.tidemark.example`;
  const accounts = {
    'Field Technician': email('technician', firstTechnician + 1),
    Supervisor: email('supervisor', firstTechnician || ''),
    Manager: email('manager', firstTechnician || ''),
    Admin: email('admin', firstTechnician || ''),
  };
  await placeHouses(tx, makeHouses(seed, houses));
  await plan(tx, draws, amounts);
  const office = [accounts.Supervisor, accounts.Manager, accounts.Admin];
  await fillTechnicians(tx, draws, amounts, { passwordHash, office });
  await fillProjects(tx, draws);
  await fillInspections(tx, draws, Object.keys(emptyDraft));
  const last = firstTechnician + asked.technicians;
  await fillFollowUps(tx, draws);
  await fillAudit(tx, amounts, { manager: last + 2, admin: last + 3 });
  await numberOn(tx, 'technicians', last + office.length);
  await numberOn(tx, 'projects', amounts.firstProject + asked.projects);
  return accounts;
}

/** The last number used in a table; no later row gets it again. */
async function lastId(tx: Tx, table: 'technicians' | 'projects'): Promise<number> {
  const { rows } = await sql<{ last: number }>`
    SELECT greatest((SELECT max(id) FROM ${sql.table(table)}),
      pg_sequence_last_value(pg_get_serial_sequence(${table}, 'id')::regclass), 0)::int AS last`.execute(tx);
  return rows[0]!.last;
}

async function numberOn(tx: Tx, table: string, from: number): Promise<void> {
  await sql`SELECT setval(pg_get_serial_sequence(${table}, 'id'), ${sql.lit(from)})`.execute(tx);
}

async function countAll(tx: Tx): Promise<Map<string, number>> {
  const counts = tables.map(
    (table) => sql`SELECT ${sql.lit(table)} AS name, count(*) AS count FROM ${sql.table(table)}`,
  );
  const { rows } = await sql<{ name: string; count: number }>`${sql.join(counts, sql` UNION ALL `)}`.execute(
    tx,
  );
  return new Map(rows.map(({ name, count }) => [name, count]));
}
