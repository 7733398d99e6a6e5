import { type Age, ageOf, ages, type OwedByAge } from '@tidemark/contract/accounting/aging';
import { sumOf } from '@tidemark/contract/estimates/decimal';
import { sql } from 'kysely';
import type { WriteContext } from '../context.ts';
import type { Read } from '../db/database.ts';

/** Queues the files of an export for the drive, in the same transaction. */
export type QueueBookFiles = (
  context: WriteContext,
  of: { batch: number; files: readonly string[] },
) => Promise<void>;

/** A file of an export as it was written. */
export const bookFile = (db: Read, batch: number, name: string) =>
  db
    .selectFrom('accountingFiles')
    .select(['name', 'bytes'])
    .where('batch', '=', batch)
    .where('name', '=', name)
    .executeTakeFirst();

/** What is owed on this day, by age. */
export async function owedOn(db: Read, today: string): Promise<OwedByAge> {
  const found = await db
    .selectFrom('invoices')
    .select([
      sql<number>`(${today}::date - due_on)`.as('late'),
      sql<number>`count(*)::integer`.as('count'),
      sql<number>`sum(total - paid)`.as('balance'),
    ])
    .where('state', '=', 'Issued')
    .groupBy('dueOn')
    .execute();
  const sum = (some: typeof found) => ({
    count: some.reduce((all, { count }) => all + count, 0),
    balance: sumOf(some.map(({ balance }) => balance)),
  });
  const byAge = Map.groupBy(found, ({ late }) => ageOf(late));
  return {
    open: sum(found),
    ages: Object.fromEntries(ages.map((age) => [age, sum(byAge.get(age) ?? [])])) as Record<
      Age,
      OwedByAge['open']
    >,
  };
}
