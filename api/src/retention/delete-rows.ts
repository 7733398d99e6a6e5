import { sql } from 'kysely';
import type { Tx } from '../db/database.ts';

export type Counts = Map<string, number>;

interface Key {
  child: string;
  childColumn: string;
  parentColumn: string;
  type: string;
}

/** References to a table that do not cascade. The catalog knows them; a list here would soon miss one. */
async function keysTo(tx: Tx, table: string): Promise<Key[]> {
  const { rows } = await sql<Key>`
    SELECT conrelid::regclass::text AS child, a.attname AS "childColumn", p.attname AS "parentColumn",
      format_type(p.atttypid, NULL) AS type
    FROM pg_constraint
    JOIN pg_attribute a ON a.attrelid = conrelid AND a.attnum = conkey[1]
    JOIN pg_attribute p ON p.attrelid = confrelid AND p.attnum = confkey[1]
    WHERE contype = 'f' AND confrelid = ${table}::regclass AND confdeltype IN ('a', 'r', 'c')
      AND cardinality(conkey) = 1`.execute(tx);
  return rows;
}

/** Deletes rows after everything that references them, table by table, and counts them. */
export async function deleteRows(
  tx: Tx,
  of: { table: string; column: string; type: string; values: readonly unknown[] },
  counts: Counts,
): Promise<void> {
  if (of.values.length === 0) return;
  const among = sql`${sql.ref(of.column)} = ANY(${of.values}::${sql.raw(`${of.type}[]`)})`;
  for (const key of await keysTo(tx, of.table)) {
    const { rows } = await sql<{ value: unknown }>`
      SELECT ${sql.ref(key.parentColumn)} AS value FROM ${sql.table(of.table)} WHERE ${among}`.execute(tx);
    const values = rows.map(({ value }) => value);
    await deleteRows(tx, { table: key.child, column: key.childColumn, type: key.type, values }, counts);
  }
  const { numAffectedRows = 0n } = await sql`DELETE FROM ${sql.table(of.table)} WHERE ${among}`.execute(tx);
  if (numAffectedRows > 0n) counts.set(of.table, (counts.get(of.table) ?? 0) + Number(numAffectedRows));
}
