import { countCap } from '@tidemark/contract/envelope';
import { type SelectQueryBuilder, sql } from 'kysely';
import type { Read } from './database.ts';
import type { Database } from './schema.ts';

/** A query's row count, counted to one beyond the cap. */
export async function countUpToCap<T extends keyof Database>(
  db: Read,
  query: SelectQueryBuilder<Database, T, object>,
): Promise<number> {
  const capped = query
    .clearSelect()
    .clearOrderBy()
    .select(sql<number>`1`.as('one'))
    .limit(countCap + 1);
  const { count } = await db
    .selectFrom(capped.as('counted'))
    .select(sql<number>`count(*)`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}
