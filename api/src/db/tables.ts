import type pg from 'pg';

/** A table of the app: the columns written by hand, and its sequence. */
export interface Table {
  name: string;
  /** Columns that are not computed. */
  columns: string[];
  /** Tables its rows refer to; never itself. */
  pointsTo: string[];
}

/** The app's tables, each after those it refers to. The migrations' own table and unlogged ones are not included. */
export async function readTables(client: pg.Client): Promise<Table[]> {
  const { rows } = await client.query<Table>(`
    SELECT c.relname::text AS name,
      (SELECT array_agg(attname::text ORDER BY attnum) FROM pg_attribute
       WHERE attrelid = c.oid AND attnum > 0 AND NOT attisdropped AND attgenerated = '') AS columns,
      (SELECT coalesce(array_agg(DISTINCT confrelid::regclass::text), '{}') FROM pg_constraint
       WHERE conrelid = c.oid AND contype = 'f' AND confrelid <> conrelid) AS "pointsTo"
    FROM pg_class c
    WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' AND c.relpersistence = 'p'
      AND c.relname NOT LIKE 'kysely\\_%'
    ORDER BY c.relname`);
  return inOrder(rows);
}

function inOrder(tables: Table[]): Table[] {
  const sorted: Table[] = [];
  while (sorted.length < tables.length) {
    const next = tables.filter(
      (table) =>
        !sorted.includes(table) &&
        table.pointsTo.every((name) => sorted.some((before) => before.name === name)),
    );
    if (next.length === 0) throw new Error('The tables point to each other in a circle.');
    sorted.push(...next);
  }
  return sorted;
}

export const quoted = (name: string) => `"${name}"`;

/** A number that differs if any value of any row differs; PostgreSQL computes it the same in every version. */
export async function hashRows(client: pg.Client, { name, columns }: Pick<Table, 'name' | 'columns'>) {
  const { rows } = await client.query<{ hash: string }>(
    `SELECT coalesce(sum(hashtextextended(row::text, 0)::numeric), 0)::text AS hash
     FROM (SELECT ${columns.map(quoted).join(', ')} FROM ${quoted(name)}) AS row`,
  );
  return rows[0]!.hash;
}

/** How far each sequence has come, by its name; undefined: it gave out none yet. */
export async function readCounters(client: pg.Client): Promise<Record<string, string>> {
  const { rows } = await client.query<{ name: string; last: string }>(
    `SELECT sequencename::text AS name, last_value::text AS last FROM pg_sequences
     WHERE schemaname = 'public' AND last_value IS NOT NULL ORDER BY 1`,
  );
  return Object.fromEntries(rows.map(({ name, last }) => [name, last]));
}

/** The migrations that made the tables, in order. */
export async function readMigrations(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>('SELECT name FROM kysely_migration ORDER BY name');
  return rows.map(({ name }) => name);
}
