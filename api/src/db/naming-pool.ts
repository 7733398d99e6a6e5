import { type PostgresPool, type PostgresPoolClient, sql } from 'kysely';
import type pg from 'pg';

/** A query repeated this often is permanent; updates with every combination of columns are not. */
const often = 20;
/** The most plans per connection: a few megabytes of PostgreSQL's memory. */
const most = 200;

const onePlanSaid = '/* one plan */';
/** In a query with a LIMIT: one index serves all values, as for one person's own rows. */
export const onePlan = sql.raw(onePlanSaid);

const aheadSaid = '/* ahead */';
/**
 * At the end of a statement of a transaction that returns nothing: it travels with the next one, which fails if this one
 * did. COMMIT is one at the latest.
 */
export const ahead = sql.raw(aheadSaid);
const nothing = { command: 'AHEAD', rowCount: 0, rows: [] };

/**
 * Whether one plan fits all values. With a LIMIT a rare value may need another plan than a common one; with all columns
 * of a table a new column changes the result, which PostgreSQL refuses for a prepared statement.
 */
const hasOnePlan = (text: string): boolean =>
  !/(\.|select )\*/i.test(text) && (!/\blimit\b/i.test(text) || text.includes(onePlanSaid));

/** Names by text, the same on all connections of a pool; a text gets one once it is frequent. */
function openNames(): (text: string) => string | undefined {
  const asked = new Map<string, number>();
  const names = new Map<string, string>();
  return (text) => {
    const known = names.get(text);
    if (known || names.size === most || !hasOnePlan(text)) return known;
    const times = (asked.get(text) ?? 0) + 1;
    // Many different texts arrived once each. Counting restarts; frequent texts soon reach the limit again.
    if (asked.size > 2_000) asked.clear();
    asked.set(text, times);
    if (times >= often) names.set(text, `tidemark-${names.size}`);
    return names.get(text);
  };
}

/**
 * The pool for Kysely. A frequent query is a named statement, which PostgreSQL parses and plans once per connection
 * (docs/decisions/0048); Kysely itself gives pg no names. BEGIN and what is sent `ahead` have no round trip of their own
 * if the pool is pipelined (0098).
 */
export function namingPool(pool: pg.Pool): PostgresPool {
  const nameOf = openNames();
  const lend = (client: pg.PoolClient) => {
    const underWay: Promise<unknown>[] = [];
    return {
      async query(text: string, values: unknown[] = []) {
        // A query without values is a BEGIN, or is not planned.
        const name = values.length > 0 ? nameOf(text) : undefined;
        const answer = client.query(name === undefined ? { text, values } : { name, text, values });
        if (text === 'begin' || text.endsWith(aheadSaid)) {
          answer.catch(() => undefined);
          underWay.push(answer);
          return nothing;
        }
        const [answered] = await Promise.all([answer, ...underWay.splice(0)]);
        return answered;
      },
      release: (destroy?: boolean) => client.release(destroy),
    };
  };
  return {
    options: pool.options,
    connect: async () => lend(await pool.connect()) as unknown as PostgresPoolClient,
    end: () => pool.end(),
  };
}
