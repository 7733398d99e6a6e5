import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { glob } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';

/** Everything of a place: each table's rows as PostgreSQL writes them, the sequences, and files by key. */
export interface Contents {
  tables: Map<string, string[]>;
  counters: Map<string, string | null>;
  files: Map<string, string>;
}

/** The rows of the app's own tables; the queue makes its jobs again, and call counts end with their minute. */
export async function readContents(databaseUrl: string, dataDir: string): Promise<Contents> {
  const client = new pg.Client({ connectionString: databaseUrl, options: '-c timezone=UTC' });
  await client.connect();
  try {
    const tables = new Map<string, string[]>();
    const names = await client.query<{ name: string }>(
      `SELECT table_name::text AS name FROM information_schema.tables WHERE table_schema = 'public'
         AND table_name NOT LIKE 'kysely%' AND table_name <> 'rate_counts' ORDER BY 1`,
    );
    for (const { name } of names.rows) {
      const { rows } = await client.query<{ row: string }>(
        `SELECT ${name}::text AS row FROM ${name} ORDER BY ${name}::text COLLATE "C"`,
      );
      tables.set(
        name,
        rows.map(({ row }) => row),
      );
    }
    const { rows } = await client.query<{ name: string; last: string | null }>(
      `SELECT sequencename::text AS name, last_value::text AS last FROM pg_sequences WHERE schemaname = 'public'`,
    );
    const counters = new Map(rows.map(({ name, last }) => [name, last]));
    return { tables, counters, files: await readFiles(dataDir) };
  } finally {
    await client.end();
  }
}

async function readFiles(dataDir: string): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for await (const name of glob('files/blobs/*/*', { cwd: dataDir })) {
    const hash = createHash('sha256');
    await pipeline(createReadStream(join(dataDir, name)), hash);
    found.set(basename(name), hash.digest('hex'));
  }
  return found;
}

/** A sentence for each difference between the two. */
export function compare(was: Contents, is: Contents): string[] {
  const complaints: string[] = [];
  const names = new Set([...was.tables.keys(), ...is.tables.keys()]);
  for (const name of names) {
    const [before, after] = [was.tables.get(name) ?? [], is.tables.get(name) ?? []];
    const at = Array.from({ length: Math.max(before.length, after.length) }, (_, row) => row).find(
      (row) => before[row] !== after[row],
    );
    if (at !== undefined)
      complaints.push(`${name}, ${before.length} and ${after.length} rows: ${before[at]} is ${after[at]}`);
  }
  for (const [what, a, b] of [
    ['counter', was.counters, is.counters],
    ['file', was.files, is.files],
  ] as const) {
    for (const key of new Set([...a.keys(), ...b.keys()]))
      if (a.get(key) !== b.get(key)) complaints.push(`${what} ${key}: ${a.get(key)} is ${b.get(key)}`);
  }
  return complaints;
}
