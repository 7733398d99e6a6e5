import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type pg from 'pg';
import type { Config } from '../config.ts';
import { overClient } from '../db/one-connection.ts';
import { refuseUnusable } from '../db/refuse-unusable.ts';
import type { Files } from '../files/blobs.ts';
import { openFiles } from '../files/open-files.ts';
import { installJobs, openJobs } from '../jobs/jobs.ts';
import { openLog } from '../log.ts';
import { type Checked, checkBackUp } from './back-up/check.ts';
import { loadTables, refuseFull, refuseNewer } from './back-up/load-tables.ts';
import { putFiles, refuseOthers } from './back-up/put-files.ts';
import { BadCommand } from './bad-command.ts';
import { withClient, withDatabaseUrl } from './database-url.ts';

/** Any fixed number: it makes the second of two restores into one database fail. */
const restoreLock = 7_435_203;

/**
 * `restore --from DIR [--check]`: reads the whole back-up, compares every byte, and puts it into an empty database and
 * an empty store, completely or not at all. `--check` stops before anything is written.
 */
export async function restore(config: Config, say: (line: string) => void, args: string[]): Promise<number> {
  const { values } = parseArgs({ args, options: { from: { type: 'string' }, check: { type: 'boolean' } } });
  if (!values.from)
    throw new BadCommand('Say which back-up: restore --from DIR, the folder named by its moment.');
  const folder = resolve(values.from);
  const checked = await checkBackUp(folder);
  const { madeAt, tables, files } = checked.manifest;
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  say(
    `The back-up of ${madeAt} is whole: ${tables.length} tables with ${rows} rows, ${files?.count ?? 'no'} files.`,
  );
  for (const { sha256, why } of files?.missing ?? []) say(`NOT IN IT: file ${sha256}: ${why}`);
  await refuseNewer(checked.manifest);
  if (values.check) return 0;
  const store = files ? await openFiles(resolve(config.dataDir), config.files) : undefined;
  const unsent = await withDatabaseUrl(config, (url) =>
    withClient(url, (client) => put({ ...checked, folder, store, url, client })),
  );
  say('Restored. Start Tidemark, and run `npm run admin -- verify-files`.');
  if (!files) say('The files were left out of this back-up: give the store those it names.');
  if (unsent > 0)
    say(`${unsent} deliveries were not sent yet at that moment and are sent again once a worker runs.`);
  return 0;
}

interface Place extends Checked {
  folder: string;
  store: Files | undefined;
  url: string;
  client: pg.Client;
}

async function put({ manifest, keys, folder, store, url, client }: Place): Promise<number> {
  const { rows } = await client.query<{ mine: boolean }>('SELECT pg_try_advisory_lock($1) AS mine', [
    restoreLock,
  ]);
  if (!rows[0]!.mine) throw new BadCommand('Another restore into this database is under way.');
  await refuseUnusable(overClient(client));
  await refuseFull(client);
  if (store) await refuseOthers(store, keys);
  const log = openLog('warn');
  await installJobs(url, log);
  const jobs = openJobs({ databaseUrl: url, log, supervise: false });
  try {
    const files = store && (await putFiles(store, folder, keys));
    try {
      return await loadTables(client, folder, manifest, jobs);
    } catch (error) {
      // Unless everything was committed and only the response was lost.
      if (await isStillEmpty(url)) await files?.undo();
      throw error;
    }
  } finally {
    await jobs.close();
  }
}

const isStillEmpty = (url: string): Promise<boolean> =>
  withClient(url, refuseFull).then(
    () => true,
    () => false,
  );
