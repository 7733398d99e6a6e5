import { claimSheetColumns } from '@tidemark/contract/claim-sheets/columns';
import { originKeys } from '@tidemark/contract/claim-sheets/formulas';
import { inspectionFields } from '@tidemark/contract/inspections/fields';
import { projectFields } from '@tidemark/contract/projects/fields';
import { roomFields } from '@tidemark/contract/rooms/fields';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { useApi } from '../testing/use-api.ts';

const api = useApi();

test('schema: every foreign key has an index that begins with it', async () => {
  const { rows } = await sql<{ key: string; indexed: boolean }>`
    SELECT conrelid::regclass || '(' || conkey::text || ')' AS key, EXISTS (
      SELECT FROM pg_index
      WHERE indrelid = conrelid AND indpred IS NULL AND (indkey::int2[])[0:cardinality(conkey) - 1] = conkey
    ) AS indexed
    FROM pg_constraint WHERE contype = 'f' AND connamespace = 'public'::regnamespace`.execute(api.db);
  expect(rows.length).toBeGreaterThan(5);
  expect(rows.filter(({ indexed }) => !indexed)).toEqual([]);
});

test('schema: every moment has a time zone, and no text column has its own length limit', async () => {
  const { rows } = await sql<{ column: string }>`
    SELECT table_name || '.' || column_name || ' ' || data_type AS column FROM information_schema.columns
    WHERE table_schema = 'public' AND data_type IN ('timestamp without time zone', 'character varying', 'character', 'money')
      AND table_name NOT LIKE 'kysely%'`.execute(api.db);
  expect(rows).toEqual([]);
});

test('schema: every table has a primary key', async () => {
  const { rows } = await sql<{ name: string }>`
    SELECT relname AS name FROM pg_class
    WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace AND relname <> 'kysely_migration'
      AND NOT EXISTS (SELECT FROM pg_constraint WHERE conrelid = pg_class.oid AND contype = 'p')`.execute(
    api.db,
  );
  expect(rows).toEqual([]);
});

test('schema: every field of an inspection, a room, a project and a claim sheet has its column', async () => {
  const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  const columns = async (table: string) => {
    const { rows } = await sql<{ name: string }>`
      SELECT column_name AS name FROM information_schema.columns WHERE table_name = ${table}`.execute(api.db);
    return rows.map(({ name }) => name);
  };
  for (const [table, fields] of Object.entries({
    inspections: inspectionFields,
    rooms: roomFields,
    projects: projectFields,
  }))
    expect(await columns(table)).toEqual(expect.arrayContaining(Object.keys(fields).map(snake)));
  expect(await columns('claim_sheet_rows')).toEqual(
    expect.arrayContaining([...claimSheetColumns, ...originKeys].map(snake)),
  );
});
