import type { CompiledQuery, Kysely, KyselyPlugin } from 'kysely';

/** The same database, and every query it has answered, as PostgreSQL got it. */
export function watchQueries<Tables>(db: Kysely<Tables>): { db: Kysely<Tables>; queries: CompiledQuery[] } {
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
  return { db: db.withPlugin(spy), queries };
}
