import { CompiledQuery, type Kysely, type KyselyPlugin } from 'kysely';
import type { Database } from '../../db/schema.ts';

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
  // A query inside another passes here too, but has no result of its own.
  const prepared = new Map<object, CompiledQuery>();
  const queries: CompiledQuery[] = [];
  const spy: KyselyPlugin = {
    transformQuery({ node, queryId }) {
      prepared.set(queryId, bare.compileQuery(node, queryId));
      return node;
    },
    async transformResult({ result, queryId }) {
      queries.push(prepared.get(queryId)!);
      return result;
    },
  };
  await run(db.withPlugin(spy));
  const plans: Explained[] = [];
  for (const { sql, parameters } of queries) {
    if (/^\s*EXPLAIN\b/.test(sql)) continue;
    const explain = CompiledQuery.raw(`EXPLAIN (ANALYZE, COSTS off, BUFFERS off) ${sql}`, [...parameters]);
    const { rows } = await bare.executeQuery<{ 'QUERY PLAN': string }>(explain);
    plans.push({ sql, plan: rows.map((row) => row['QUERY PLAN']) });
  }
  return plans;
}
