import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createGzip } from 'node:zlib';
import type pg from 'pg';
import { CopyOut } from '../../db/copy.ts';
import { hashRows, quoted, readCounters, readMigrations, readTables } from '../../db/tables.ts';
import { type Manifest, tablePath } from './manifest.ts';
import type { Sums } from './sums.ts';
import { writeHashed } from './write-hashed.ts';

/**
 * Every table at one moment, in PostgreSQL's own text format, so that psql can read it without us. The names of files
 * go to the session's table `wanted_files`, to be read without holding that snapshot any longer.
 */
export async function saveTables(
  client: pg.Client,
  folder: string,
  sums: Sums,
): Promise<Pick<Manifest, 'madeAt' | 'postgres' | 'migrations' | 'tables' | 'counters'>> {
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ');
  const { rows } = await client.query<{ at: string; postgres: string }>(
    `SELECT to_char(now() AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS at,
       current_setting('server_version') AS postgres`,
  );
  const migrations = await readMigrations(client);
  const tables = [];
  for (const { name, columns } of await readTables(client)) {
    const path = tablePath(name);
    await mkdir(dirname(join(folder, path)), { recursive: true, mode: 0o700 });
    const copy = new CopyOut(client, `COPY ${quoted(name)} (${columns.map(quoted).join(', ')}) TO STDOUT`);
    const { sha256 } = await writeHashed(join(folder, path), copy, createGzip({ level: 3 }));
    await sums.add(sha256, path);
    // Counted separately from the copy, so that a restore notices lost rows.
    tables.push({ name, columns, rows: copy.rows, hash: await hashRows(client, { name, columns }) });
  }
  await client.query(
    `CREATE TEMP TABLE wanted_files AS
     SELECT sha256, bool_or(type LIKE 'image/%' AND flaw IS DISTINCT FROM 'unshown') AS is_picture FROM public.named_bytes GROUP BY sha256`,
  );
  await client.query('COMMIT');
  // Read last: a restored database may skip a number taken during the copy, but never reuses it.
  const counters = await readCounters(client);
  return { madeAt: rows[0]!.at, postgres: rows[0]!.postgres, migrations, tables, counters };
}
