import { createReadStream } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import type pg from 'pg';
import { CopyIn } from '../../db/copy.ts';
import { migrate } from '../../db/migrate.ts';
import { overClient } from '../../db/one-connection.ts';
import { hashRows, quoted, readTables } from '../../db/tables.ts';
import { renewJobs } from '../../deliveries/renew-jobs.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import { renewPackageJobs } from '../../packages/worker.ts';
import { BadCommand } from '../bad-command.ts';
import { type Manifest, tablePath } from './manifest.ts';

const migrations = resolve(import.meta.dirname, '../../../migrations');

/** @throws BadCommand if this version does not know how the back-up's tables were made */
export async function refuseNewer({ migrations: made, tidemark }: Manifest): Promise<void> {
  const known = new Set((await readdir(migrations)).map((name) => name.replace(/\.sql$/, '')));
  if (made.some((name) => !known.has(name)))
    throw new BadCommand(
      `A newer version of Tidemark made this back-up (${tidemark}). Restore it with that one.`,
    );
}

/** @throws BadCommand if any table exists */
export async function refuseFull(client: pg.Client): Promise<void> {
  const { rowCount } = await client.query(
    "SELECT 1 FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p', 'v', 'm') LIMIT 1",
  );
  if (rowCount)
    throw new BadCommand('The database has tables already. Restore into an empty one. Nothing was changed.');
}

/**
 * Makes the tables as they were at the back-up and fills them, in one transaction. The server's next start migrates
 * them.
 * @returns how many deliveries are still unsent
 */
export async function loadTables(
  client: pg.Client,
  folder: string,
  { migrations: made, tables, counters }: Manifest,
  jobs: Jobs,
): Promise<number> {
  return overClient(client)
    .transaction()
    .execute(async (tx) => {
      await migrate(tx, migrations, made.at(-1));
      const there = await readTables(client);
      // Triggers already ran when the rows were first written, and migrations may have added rows.
      for (const { name } of there) await client.query(`ALTER TABLE ${quoted(name)} DISABLE TRIGGER USER`);
      await client.query(`TRUNCATE ${there.map(({ name }) => quoted(name)).join(', ')}`);
      for (const { name } of there) {
        const saved = tables.find((table) => table.name === name);
        if (saved) await loadTable(client, folder, saved);
      }
      for (const { name } of there) await client.query(`ALTER TABLE ${quoted(name)} ENABLE TRIGGER USER`);
      for (const [name, last] of Object.entries(counters))
        await client.query('SELECT setval($1::regclass, $2::bigint)', [quoted(name), last]);
      await renewPackageJobs(tx, jobs);
      return renewJobs(tx, jobs);
    });
}

async function loadTable(
  client: pg.Client,
  folder: string,
  { name, columns, rows, hash }: Manifest['tables'][number],
): Promise<void> {
  const copy = new CopyIn(client, `COPY ${quoted(name)} (${columns.map(quoted).join(', ')}) FROM STDIN`);
  await pipeline(createReadStream(join(folder, tablePath(name))), createGunzip(), copy);
  if (copy.rows !== rows || (await hashRows(client, { name, columns })) !== hash)
    throw new Error(`The rows of ${name} are not those that were saved.`);
}
