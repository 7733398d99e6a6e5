import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { useApi } from '../testing/use-api.ts';
import { openDatabase } from './database.ts';
import { ahead, onePlan } from './naming-pool.ts';

const api = useApi();

/** One connection, its prepared statements, and a way to repeat queries. */
function open() {
  const db = openDatabase(api.databaseUrl, { max: 1, onError: () => undefined });
  // A database with an open connection could not be dropped after a failed test.
  onTestFinished(() => db.destroy());
  const prepared = async () => {
    // Without ordering they come in the order of their hashes.
    const { rows } = await sql<{ statement: string }>`
      SELECT statement FROM pg_prepared_statements ORDER BY statement`.execute(db);
    return rows.map(({ statement }) => statement);
  };
  const often = async (ask: () => Promise<unknown>) => {
    for (let times = 0; times < 20; times++) await ask();
  };
  return { db, prepared, often };
}

test('named statements: a query used often, planned once per connection and correct for its values', async () => {
  const { db, prepared, often } = open();
  const people = [await api.person(), await api.person()];
  const email = (id: number) =>
    db.selectFrom('technicians').select('email').where('id', '=', id).executeTakeFirst();
  const name = (id: number, city: string) =>
    db.updateTable('technicians').set({ city }).where('id', '=', id).execute();
  await email(people[0]!.id);
  expect(await prepared()).toEqual([]);
  await often(() => email(people[0]!.id));
  for (const { id, email: kept } of people) expect(await email(id)).toEqual({ email: kept });
  await often(() => name(people[0]!.id, 'Lisle'));
  expect(await prepared()).toEqual([
    'select "email" from "technicians" where "id" = $1',
    'update "technicians" set "city" = $1 where "id" = $2',
  ]);
});

test('named statements: queries often used in one pool, not counted in another', async () => {
  const [first, second] = [open(), open()];
  const email = (db: typeof first.db) => db.selectFrom('technicians').select('email').where('id', '=', 1);
  await first.often(() => email(first.db).execute());
  await email(second.db).execute();
  expect(await first.prepared()).toHaveLength(1);
  expect(await second.prepared()).toEqual([]);
});

test('named statements: a query with a limit that says one plan fits, planned once', async () => {
  const { db, prepared, often } = open();
  await often(() =>
    sql`SELECT email FROM technicians WHERE id = ${1} ORDER BY id ${onePlan} LIMIT 1`.execute(db),
  );
  expect(await prepared()).toEqual([expect.stringContaining('LIMIT 1')]);
});

test.each([
  ['COMMIT', false],
  ['a later statement', true],
])(
  'sent ahead: a statement that fails before %s, all of its transaction undone and its error told',
  async (_, reads) => {
    const { db } = open();
    const { id } = await api.person();
    const city = () => db.selectFrom('technicians').select('city').where('id', '=', id).executeTakeFirst();
    const before = await city();
    const changed = db.transaction().execute(async (tx) => {
      await sql`UPDATE technicians SET city = ${'Lisle'} WHERE id = ${id} ${ahead}`.execute(tx);
      await sql`UPDATE technicians SET status = ${'Nobody'} WHERE id = ${id} ${ahead}`.execute(tx);
      if (reads) await sql`SELECT 1`.execute(tx);
    });
    await expect(changed).rejects.toMatchObject({ code: '23514' });
    expect(await city()).toEqual(before);
  },
);

test('named statements: a query that depends on its values or may return other columns, not prepared', async () => {
  const { db, prepared, often } = open();
  const technicians = db.selectFrom('technicians');
  await often(() => technicians.select('email').where('id', '>', 1).limit(1).execute());
  await often(() => technicians.selectAll().where('id', '=', 1).execute());
  await often(() => technicians.selectAll('technicians').where('id', '=', 1).execute());
  expect(await prepared()).toEqual([]);
});

test('named statements: a failed statement in a transaction, or a new column, prepared ones still work', async () => {
  const { db, prepared, often } = open();
  const { id, email } = await api.person();
  const name = (on: Pick<typeof db, 'selectFrom'> = db) =>
    on.selectFrom('technicians').select('email').where('id', '=', id).executeTakeFirst();
  await often(name);
  const failed = db.transaction().execute(async (tx) => {
    await name(tx);
    await sql`SELECT 1 / ${0}::int`.execute(tx);
  });
  await expect(failed).rejects.toThrow('division by zero');
  await sql`ALTER TABLE technicians ADD COLUMN shoe_size text`.execute(api.db);
  expect(await name()).toEqual({ email });
  expect(await prepared()).toHaveLength(1);
});
