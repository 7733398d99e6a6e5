import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { administer, databaseUrl, migrations } from '../testing/template.ts';
import { openDatabase } from './database.ts';
import { migrate } from './migrate.ts';
import { whyUnusable } from './refuse-unusable.ts';
import type { Database } from './schema.ts';

let folder: string;
let name: string;
let pools: Kysely<Database>[];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tidemark-migrations-'));
  name = `test_${randomUUID().replaceAll('-', '')}`;
  pools = [];
  await administer(inject('server'), `CREATE DATABASE ${name}`);
});

afterEach(async () => {
  for (const pool of pools) await pool.destroy();
  await administer(inject('server'), `DROP DATABASE ${name}`);
  await rm(folder, { recursive: true });
});

function open() {
  const fail = (error: Error) => {
    throw error;
  };
  const db = openDatabase(databaseUrl(inject('server'), name), { max: 2, onError: fail });
  pools.push(db);
  return db;
}
const file = (at: string, text: string) => writeFile(join(folder, at), text);
const tables = async () => {
  const { rows } = await sql<{ name: string }>`
    SELECT table_name AS name FROM information_schema.tables
    WHERE table_schema = 'public' AND table_name NOT LIKE 'kysely%' ORDER BY 1`.execute(open());
  return rows.map((row) => row.name);
};

test('migrations: five servers start at once, each one is applied once', async () => {
  const applied = await Promise.all(Array.from({ length: 5 }, () => migrate(open(), migrations)));
  const files = await readdir(migrations);
  const inOrder = files.map((name) => name.replace(/\.sql$/, '')).sort();
  expect(inOrder[0]).toBe('0001-technicians-and-sign-in');
  expect(applied.filter((names) => names.length > 0)).toEqual([inOrder]);
  expect(await tables()).toContain('claim_sheet_rows');
});

test('migrations: missing ones, applied in the order of their numbers', async () => {
  await file('0001-a.sql', 'CREATE TABLE a (id int PRIMARY KEY)');
  expect(await migrate(open(), folder)).toEqual(['0001-a']);
  await file('0003-c.sql', 'CREATE TABLE c (id int REFERENCES b)');
  await file('0002-b.sql', 'CREATE TABLE b (id int PRIMARY KEY REFERENCES a); INSERT INTO a VALUES (1)');
  expect(await migrate(open(), folder)).toEqual(['0002-b', '0003-c']);
  expect(await migrate(open(), folder)).toEqual([]);
});

test('migrations: one that fails leaves nothing behind and can be corrected', async () => {
  await file('0001-a.sql', 'CREATE TABLE a (id int)');
  await file('0002-b.sql', 'CREATE TABLE b (id int); SELECT 1/0');
  await expect(migrate(open(), folder)).rejects.toThrow('division by zero');
  expect(await tables()).toEqual([]);
  await file('0002-b.sql', 'CREATE TABLE b (id int)');
  expect(await migrate(open(), folder)).toEqual(['0001-a', '0002-b']);
});

test('migrations: one that takes long, allowed, but later statements on its connection keep their time limit', async () => {
  await file(
    '0001-a.sql',
    `CREATE TABLE a AS SELECT current_setting('statement_timeout') AS its_own, current_setting('lock_timeout') AS for_a_table`,
  );
  const db = open();
  await migrate(db, folder);
  const { rows } = await sql`SELECT a.*, current_setting('statement_timeout') AS later FROM a`.execute(db);
  expect(rows).toEqual([{ itsOwn: '0', forATable: '10s', later: '30s' }]);
});

test('migrations: one that cannot lock its table gives up without a trace instead of blocking everyone', async () => {
  await file('0001-a.sql', 'CREATE TABLE a (id int)');
  await migrate(open(), folder);
  await file(
    '0002-b.sql',
    `CREATE TABLE b (id int); SET LOCAL lock_timeout = '50ms'; ALTER TABLE a ADD COLUMN b int`,
  );
  const db = open();
  await db.transaction().execute(async (tx) => {
    await sql`SELECT * FROM a`.execute(tx);
    await expect(migrate(open(), folder)).rejects.toThrow('lock timeout');
  });
  expect(await tables()).toEqual(['a']);
});

test('migrations: a database changed by a newer version, refused in one plain sentence', async () => {
  await file('0001-a.sql', 'CREATE TABLE a (id int)');
  await file('0002-newer.sql', 'CREATE TABLE b (id int)');
  await migrate(open(), folder);
  await rm(join(folder, '0002-newer.sql'));
  const error = await migrate(open(), folder).catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({ plain: true });
  expect((error as Error).message).toMatch(
    /^The database was changed by a newer version of Tidemark.*0002-newer.*\.$/,
  );
});

test('migrations: a file not named by number and words stops the start', async () => {
  await file('1-a.sql', 'SELECT 1');
  await expect(migrate(open(), folder)).rejects.toThrow(
    'The migration 1-a.sql is not named like 0001-what-it-does.sql.',
  );
});

test('migrations: a database with another encoding, refused in one sentence and left empty', async () => {
  await administer(
    inject('server'),
    `DROP DATABASE ${name}`,
    `CREATE DATABASE ${name} TEMPLATE template0 ENCODING SQL_ASCII LOCALE 'C' LOCALE_PROVIDER libc`,
  );
  await expect(migrate(open(), migrations)).rejects.toMatchObject({
    plain: true,
    message: expect.stringMatching(
      /has the encoding SQL_ASCII, and Tidemark needs UTF8\. Make another: createdb /,
    ),
  });
  expect(await tables()).toEqual([]);
});

test('migrations: a PostgreSQL that is too old, refused in one sentence', () => {
  expect(whyUnusable({ encoding: 'UTF8', version: 140_011 })).toBe(
    'Tidemark needs PostgreSQL 15 or newer, and the one that DATABASE_URL names is a PostgreSQL 14.',
  );
  expect(whyUnusable({ encoding: 'UTF8', version: 150_000 })).toBeUndefined();
});
