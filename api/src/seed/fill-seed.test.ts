import { randomUUID } from 'node:crypto';
import { missingInStepOne } from '@tidemark/contract/inspections/step-one';
import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { hashPassword } from '../auth/passwords.ts';
import { openDatabase } from '../db/database.ts';
import type { Database } from '../db/schema.ts';
import { Client } from '../testing/client.ts';
import { password } from '../testing/people.ts';
import { administer, databaseUrl, template } from '../testing/template.ts';
import { useApi } from '../testing/use-api.ts';
import { fillSeed, type Seed, type Seeded } from './fill-seed.ts';

const api = useApi();
const of = { projects: 50, technicians: 4, inspections: 20, seed: 7, until: '2026-11-21' };
const filled = [
  'technicians',
  'projects',
  'followUps',
  'inspections',
  'rooms',
  'claimSheets',
  'claimSheetRows',
] as const;
let seed: Seed;
let seeded: Seeded;

/** All rows, and the database's own structure. */
async function stateOf(db: Kysely<Database>) {
  const rows = await Promise.all(
    [...filled, 'auditLog' as const].map(async (table) =>
      (await db.selectFrom(table).selectAll().execute()).map((row) => JSON.stringify(row)).sort(),
    ),
  );
  const shape = await sql`
    SELECT pg_get_indexdef(indexrelid) AS what FROM pg_index WHERE indrelid = ANY(SELECT oid FROM pg_class WHERE relnamespace = 'public'::regnamespace)
    UNION ALL SELECT conrelid::regclass || conname || pg_get_constraintdef(oid) || convalidated FROM pg_constraint WHERE connamespace = 'public'::regnamespace
    ORDER BY 1`.execute(db);
  return { rows, shape: shape.rows };
}

async function signIn(role: keyof Seeded['accounts']): Promise<Client> {
  const reply = await api.anyone.send('auth.login', { body: { email: seeded.accounts[role], password } });
  return new Client(api.url, reply.ok().tokens.accessToken);
}

const other = `seed_${randomUUID().replaceAll('-', '')}`;
let twin: Kysely<Database>;
let before: Awaited<ReturnType<typeof stateOf>>;

beforeAll(async () => {
  seed = { ...of, passwordHash: await hashPassword(password) };
  await administer(inject('server'), `CREATE DATABASE ${other} TEMPLATE ${template}`);
  twin = openDatabase(databaseUrl(inject('server'), other), { max: 2, onError: () => undefined });
  before = await stateOf(twin);
  seeded = await fillSeed(api.db, seed);
});
afterAll(async () => {
  await twin.destroy();
  await administer(inject('server'), `DROP DATABASE ${other}`);
});

test('seed: the same seed and day, the same rows with every index and reference intact', async () => {
  await fillSeed(twin, seed);
  const [here, there] = [await stateOf(api.db), await stateOf(twin)];
  expect(here).toEqual(there);
  expect(here.shape).toEqual(before.shape);
  expect(seeded.rows.get('projects')).toBe(of.projects);
  expect(seeded.rows.get('inspections')).toBe(of.inspections);
});

test('seed: each role signs in, and a technician reads the made-up data down to the sheet', async () => {
  for (const role of ['Supervisor', 'Admin'] as const) await signIn(role);
  const manager = await signIn('Manager');
  const { inspections } = (await manager.send('inspections.list', { query: { limit: 100 } })).ok();
  expect(inspections).toHaveLength(of.inspections);
  expect(new Set(inspections.map(({ status }) => status))).toContain('Completed');
  for (const inspection of inspections) {
    expect(missingInStepOne(inspection)).toEqual([]);
    const { rooms } = (
      await manager.send('rooms.of-inspection', { params: { inspectionId: inspection.id } })
    ).ok();
    expect(rooms.length).toBeGreaterThan(0);
    for (const { id, claimItem } of rooms) {
      const { claimSheetData } = (await manager.send('claim-sheets.read', { params: { roomId: id } })).ok();
      if (claimItem) expect(JSON.stringify(claimSheetData).length).toBeGreaterThan(0);
    }
  }
  const technician = await signIn('Field Technician');
  expect((await technician.send('projects.assigned')).ok().counts.all).toBeGreaterThan(0);
});

test('seed: counts and searches, agree with the rows', async () => {
  const { rows } = await sql<{ wrong: string }>`
    SELECT 'filled lines' AS wrong FROM claim_sheets s WHERE filled_count
      <> (SELECT count(*) FROM claim_sheet_rows r WHERE r.room_id = s.room_id)
    UNION ALL SELECT 'claim numbers' FROM projects p WHERE claim_numbers <> coalesce((
      SELECT string_agg(concat_ws(' ', claim_number, claim_number1), ' ' ORDER BY id) FROM inspections WHERE project_id = p.id), '')
    UNION ALL SELECT 'an inspection of another' FROM inspections i JOIN projects p ON p.id = project_id
      WHERE i.technician_id <> p.technician_id
    UNION ALL SELECT 'In Progress without an open inspection' FROM projects p WHERE status = 'In Progress'
      AND NOT EXISTS (SELECT FROM inspections i WHERE i.project_id = p.id AND i.status = 'In Progress')
    UNION ALL SELECT 'happened backwards' FROM projects WHERE NOT (created_at <= coalesce(assigned_date_time, created_at)
      AND coalesce(assigned_date_time, created_at) <= coalesce(started_at, assigned_date_time, created_at)
      AND coalesce(started_at, created_at) <= coalesce(completed_at, started_at, created_at) AND created_at <= ${of.until}::date)
    UNION ALL SELECT 'not in the log' FROM projects p WHERE NOT EXISTS (
      SELECT FROM audit_log WHERE subject = 'project' AND subject_id = p.id::text AND action = 'project-created')`.execute(
    api.db,
  );
  expect(rows).toEqual([]);
});

async function inspectedFollowUps(db: Kysely<Database>): Promise<number> {
  const found = await db
    .selectFrom('followUps')
    .select('id')
    .where('originalInspectionId', 'is not', null)
    .execute();
  return found.length;
}

test('seed: a database with data, more is added and numbering continues after it', async () => {
  const first = await stateOf(twin);
  // With this seed one follows an inspection that is also new.
  const more = { ...seed, seed: 3, projects: 60, inspections: 24, technicians: 2 };
  const { accounts } = await fillSeed(twin, more);
  const after = await stateOf(twin);
  expect(after.shape).toEqual(first.shape);
  for (const [at, rows] of first.rows.entries()) expect(after.rows[at]).toEqual(expect.arrayContaining(rows));
  expect(await inspectedFollowUps(twin)).toBeGreaterThan(await inspectedFollowUps(api.db));
  expect(accounts.Manager).not.toBe(seeded.accounts.Manager);
  const { id } = await twin
    .insertInto('projects')
    .values({
      ...{ title: 'Next', addressLine1: '1 Next Lane', addressLine2: null, city: 'Lisle', state: 'IL' },
      ...{ zipCode: '60532', customerName: 'Helen Okafor' },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  expect(id).toBe(of.projects + 61);
});
