import { sql } from 'kysely';
import type { Tx } from '../db/database.ts';

interface Definition {
  table: string;
  name: string;
  definition: string;
}

/**
 * Fills tables without their indexes and references, which are rebuilt and checked afterwards: row by row they take
 * five times as long. Primary keys stay. Nobody else reaches the tables until the transaction ends.
 */
export async function withoutIndexes(
  tx: Tx,
  tables: readonly string[],
  fill: () => Promise<void>,
): Promise<void> {
  const of = sql`ANY(${tables}::regclass[])`;
  const references = await sql<Definition>`
    SELECT conrelid::regclass::text AS table, quote_ident(conname) AS name, pg_get_constraintdef(oid) AS definition
    FROM pg_constraint WHERE contype = 'f' AND conrelid = ${of}`.execute(tx);
  const indexes = await sql<Definition>`
    SELECT indrelid::regclass::text AS table, indexrelid::regclass::text AS name, pg_get_indexdef(indexrelid) AS definition
    FROM pg_index WHERE indrelid = ${of} AND NOT EXISTS (SELECT FROM pg_constraint WHERE conindid = indexrelid)`.execute(
    tx,
  );
  for (const { table, name } of references.rows)
    await sql.raw(`ALTER TABLE ${table} DROP CONSTRAINT ${name}`).execute(tx);
  for (const { name } of indexes.rows) await sql.raw(`DROP INDEX ${name}`).execute(tx);
  await fill();
  for (const { definition } of indexes.rows) await sql.raw(definition).execute(tx);
  for (const { table, name, definition } of references.rows)
    await sql.raw(`ALTER TABLE ${table} ADD CONSTRAINT ${name} ${definition}`).execute(tx);
}
