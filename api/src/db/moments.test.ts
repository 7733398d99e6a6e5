import { type Kysely, sql } from 'kysely';
import { expect, test } from 'vitest';
import { useApi } from '../testing/use-api.ts';
import { openDatabase } from './database.ts';
import type { Database } from './schema.ts';

const api = useApi();

async function told(moment: string, db: Kysely<Database> = api.db) {
  const { rows } = await sql<{ moment: string }>`SELECT ${moment}::timestamptz AS moment`.execute(db);
  return rows[0]!.moment;
}

test.each([
  ['2026-11-23T17:25:13Z', '2026-11-23T17:25:13.000Z'],
  ['2026-11-23T17:25:13.5Z', '2026-11-23T17:25:13.500Z'],
  ['2026-11-23T17:25:13.120Z', '2026-11-23T17:25:13.120Z'],
  ['2026-11-23T17:25:13.999999Z', '2026-11-23T17:25:13.999Z'],
  ['2026-11-23T23:25:13-06:00', '2026-11-24T05:25:13.000Z'],
  ['9999-12-31T23:59:59.999Z', '9999-12-31T23:59:59.999Z'],
  ['0049-03-15T00:00:00Z', '0049-03-15T00:00:00.000Z'],
])('moments: %s is returned as %s', async (given, moment) => {
  expect(await told(given)).toBe(moment);
});

test('moments: any time zone of the connection, the same moment', async () => {
  const moment = await api.db.transaction().execute(async (tx) => {
    await sql`SET LOCAL TIME ZONE 'America/Chicago'`.execute(tx);
    return told('2026-11-04T17:25:13.25Z', tx);
  });
  expect(moment).toBe('2026-11-04T17:25:13.250Z');
});

test('moments: a database that writes the day first, day and month are not swapped', async () => {
  const name = sql.id(new URL(api.databaseUrl).pathname.slice(1));
  await sql`ALTER DATABASE ${name} SET DateStyle = 'SQL, DMY'`.execute(api.db);
  await using db = openDatabase(api.databaseUrl, { max: 1, onError: () => undefined });
  expect(await told('2026-11-04T17:25:13.25Z', db)).toBe('2026-11-04T17:25:13.250Z');
});
