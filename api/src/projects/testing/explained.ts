import { CompiledQuery, type Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { watchQueries } from '../../testing/watch-queries.ts';

/** A query as PostgreSQL executed it. */
export interface Explained {
  sql: string;
  /** The plan's lines as PostgreSQL prints them, with real times. */
  plan: string[];
}

/** Runs something, and returns how PostgreSQL executed each of its queries; EXPLAIN itself is left out. */
export async function explained(
  db: Kysely<Database>,
  run: (db: Kysely<Database>) => Promise<unknown>,
): Promise<Explained[]> {
  const bare = db.withoutPlugins().getExecutor();
  const watched = watchQueries(db);
  await run(watched.db);
  const plans: Explained[] = [];
  for (const { sql, parameters } of watched.queries) {
    if (/^\s*EXPLAIN\b/.test(sql)) continue;
    const explain = CompiledQuery.raw(`EXPLAIN (ANALYZE, COSTS off, BUFFERS off) ${sql}`, [...parameters]);
    const { rows } = await bare.executeQuery<{ 'QUERY PLAN': string }>(explain);
    plans.push({ sql, plan: rows.map((row) => row['QUERY PLAN']) });
  }
  return plans;
}
