import { type Age, ageOf, ages, type OwedByAge } from '@tidemark/contract/accounting/aging';
import { sumOf } from '@tidemark/contract/estimates/decimal';
import { sql } from 'kysely';
import type { Read } from '../db/database.ts';

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
