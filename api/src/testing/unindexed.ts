import { CompiledQuery, type Kysely } from 'kysely';

/** They stay small: a company's own people, profile, prices and texts. */
const small = /^(technicians|company_\w+|price_lists|document_templates)$/;

/** Queries that no index serves: even where a sequential scan is made dear, PostgreSQL reads a growing table whole. */
export async function unindexed<Tables>(db: Kysely<Tables>, queries: CompiledQuery[]): Promise<string[]> {
  const each = new Map(queries.map((query) => [query.sql, query]));
  return db.connection().execute(async (connection) => {
    const bare = connection.withoutPlugins().getExecutor();
    const run = <Row>(sql: string, parameters: readonly unknown[] = []) =>
      bare.executeQuery<Row>(CompiledQuery.raw(sql, [...parameters]));
    await run('SET enable_seqscan = off');
    const found: string[] = [];
    for (const { sql, parameters } of each.values()) {
      if (!/^\s*(SELECT|WITH|INSERT|UPDATE|DELETE)\b/i.test(sql)) continue;
      const { rows } = await run<{ 'QUERY PLAN': string }>(`EXPLAIN (COSTS off) ${sql}`, parameters);
      const read = rows.flatMap((row) => row['QUERY PLAN'].match(/Seq Scan on (\w+)/)?.[1] ?? []);
      const whole = read.filter((table) => !small.test(table));
      if (whole.length > 0) found.push(`reads all of ${whole}: ${sql}`);
    }
    return found;
  });
}
