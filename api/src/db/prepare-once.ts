import type pg from 'pg';

/** What is asked so often is asked always; updates of every choice of columns are not. */
const often = 20;
/** Each connection keeps as many plans at most: a few megabytes of PostgreSQL's. */
const most = 200;
const mostCounted = 2_000;

/**
 * Whether one plan fits all values. With a LIMIT, a rare value wants another plan than a common one; with all columns of a
 * table, a column more would change what is answered, and PostgreSQL refuses that of a prepared statement.
 */
const hasOnePlan = (text: string): boolean => !/\blimit\b|(\.|select )\*/i.test(text);

/** Names by text, the same on all connections of a pool; none until a text has come often. */
function openNames(): (text: string) => string | undefined {
  const names = new Map<string, string>();
  const asked = new Map<string, number>();
  return (text) => {
    const known = names.get(text);
    if (known || names.size >= most || !hasOnePlan(text)) return known;
    const times = (asked.get(text) ?? 0) + 1;
    if (times < often) {
      if (times > 1 || asked.size < mostCounted) asked.set(text, times);
      return undefined;
    }
    asked.delete(text);
    const name = `tidemark-${names.size}`;
    names.set(text, name);
    return name;
  };
}

/**
 * For one pool: has each of its connections parse and plan what is asked again and again once, and keep it by name, which
 * Kysely cannot ask of pg (docs/decisions/0033).
 */
export function preparesOnce(): (client: pg.ClientBase) => void {
  const nameOf = openNames();
  return (client) => {
    const query = client.query.bind(client) as (...args: unknown[]) => unknown;
    const named = (...args: unknown[]) => {
      const [text, values] = args;
      // With a callback it is pg's own; without values it is a BEGIN, or not planned.
      const mayBe =
        args.length === 2 && typeof text === 'string' && Array.isArray(values) && values.length > 0;
      const name = mayBe ? nameOf(text) : undefined;
      return name ? query({ name, text, values }) : query(...args);
    };
    client.query = named as typeof client.query;
  };
}
