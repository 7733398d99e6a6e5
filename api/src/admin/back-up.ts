import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type pg from 'pg';
import type { Config } from '../config.ts';
import type { Files } from '../files/blobs.ts';
import { holdSweeps } from '../files/hold-sweeps.ts';
import { openFiles } from '../files/open-files.ts';
import { version } from '../metrics/version.ts';
import { type Manifest, manifestName, sumsName } from './back-up/manifest.ts';
import { saveFiles } from './back-up/save-files.ts';
import { saveTables } from './back-up/save-tables.ts';
import { writeSums } from './back-up/sums.ts';
import { readHashed } from './back-up/write-hashed.ts';
import { BadCommand } from './bad-command.ts';
import { refuseEmpty, withClient, withDatabaseUrl } from './database-url.ts';

const finished = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ$/;

/**
 * `back-up --to DIR [--without-files]`: a folder in DIR, named by the moment, with all tables as one moment had them
 * and the files their rows name. The app may run and write during it.
 */
export async function backUp(config: Config, say: (line: string) => void, args: string[]): Promise<number> {
  const { values } = parseArgs({
    args,
    options: { to: { type: 'string' }, 'without-files': { type: 'boolean' } },
  });
  if (!values.to) throw new BadCommand('Say where to: back-up --to DIR.');
  const root = resolve(values.to);
  await mkdir(root, { recursive: true, mode: 0o700 });
  const before = (await readdir(root))
    .filter((name) => finished.test(name))
    .sort()
    .at(-1);
  const { folder, draft } = await beginFolder(root);
  try {
    const made = await withDatabaseUrl(config, async (url) => {
      await refuseEmpty(url);
      // Only once the folder's owner is known: this may create folders in it.
      const files = values['without-files']
        ? undefined
        : await openFiles(resolve(config.dataDir), config.files);
      return withClient(url, (client) => save(client, draft, files, before && join(root, before)));
    });
    await rename(draft, folder);
    return tell(say, folder, made, config);
  } catch (error) {
    await rm(draft, { recursive: true });
    throw error;
  }
}

/** Takes the name of this second, or of the next free one. */
async function beginFolder(root: string): Promise<{ folder: string; draft: string }> {
  for (let moment = Date.now(); ; moment += 1000) {
    const stamp = `${new Date(moment).toISOString().slice(0, 19).replaceAll(':', '-')}Z`;
    const folder = join(root, stamp);
    const draft = `${folder}.partial`;
    if (!(await isMade(draft))) continue;
    // Checked now: while the draft exists, no other back-up can take this name.
    if (!existsSync(folder)) return { folder, draft };
    await rm(draft, { recursive: true });
  }
}

/** False if it exists. */
async function isMade(folder: string): Promise<boolean> {
  try {
    await mkdir(folder, { mode: 0o700 });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

async function save(client: pg.Client, draft: string, files: Files | undefined, before: string | undefined) {
  // Before the snapshot: from here on no file that a row names may be deleted.
  await holdSweeps(client);
  const sums = writeSums(join(draft, sumsName));
  const database = await saveTables(client, draft, sums);
  const saved = files && (await saveFiles(client, { blobs: files.blobs, folder: draft, before }, sums));
  await sums.close();
  const { linked = 0, ...told } = saved ?? {};
  const { sha256 } = await readHashed(join(draft, sumsName));
  const manifest = {
    format: 1,
    tidemark: version,
    ...database,
    files: saved ? (told as NonNullable<Manifest['files']>) : null,
    sums: sha256,
  } satisfies Manifest;
  await writeFile(join(draft, manifestName), `${JSON.stringify(manifest, null, 2)}\n`, {
    mode: 0o600,
    flush: true,
  });
  return { ...manifest, linked };
}

function tell(
  say: (line: string) => void,
  folder: string,
  { tables, files, linked }: Manifest & { linked: number },
  config: Config,
): number {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  say(folder);
  say(`${tables.length} tables with ${rows} rows.`);
  if (files)
    say(`${files.count} files, ${files.bytes} bytes; ${linked} of them shared with the back-up before.`);
  else say('The files were left out.');
  for (const { sha256, why } of files?.missing ?? []) say(`NOT IN IT: file ${sha256}: ${why}`);
  if (!config.tokenSecret)
    say(`Keep apart, it is not in it: ${resolve(config.dataDir, 'token-secret')}, which signs share links.`);
  if (!config.integrations.inboundSecret)
    say(`Keep apart, it is not in it: ${resolve(config.dataDir, 'webhook-inbound-secret')}.`);
  return files && files.missing.length > 0 ? 1 : 0;
}
