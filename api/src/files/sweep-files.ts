import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import type { Read } from '../db/database.ts';
import type { Database } from '../db/schema.ts';
import type { Files } from './blobs.ts';
import { mayRemove } from './hold-sweeps.ts';
import { lockBytes } from './lock-bytes.ts';

const hashOf = ({ key }: { key: string }) => key.slice(0, 64);

async function named(db: Read, hashes: string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom('namedBytes')
    .select('sha256')
    .where(sql<boolean>`sha256 = ANY(${hashes}::text[])`)
    .execute();
  return new Set(rows.map(({ sha256 }) => sha256));
}

/**
 * Removes bytes put before a moment that no record names: of uploads that never committed and of deleted files. Also
 * cleans the incoming folder after interrupted uploads.
 * @returns how many files were removed
 */
export async function sweepFiles(
  db: Kysely<Database>,
  { incoming, blobs }: Files,
  before: Date,
): Promise<number> {
  let removed = 0;
  for (const name of await readdir(incoming)) {
    const path = join(incoming, name);
    // Already gone: its own request cleaned up.
    const found = await stat(path).catch(() => null);
    if (!found || found.mtime >= before) continue;
    await rm(path, { force: true });
    removed++;
  }
  for await (const portion of blobs.list()) {
    const old = Map.groupBy(
      portion.filter(({ at }) => at < before),
      hashOf,
    );
    const used = await named(db, [...old.keys()]);
    for (const [sha256, found] of old) {
      if (used.has(sha256)) continue;
      await db.transaction().execute(async (tx) => {
        if (!(await mayRemove(tx))) return;
        await lockBytes(tx, sha256);
        if ((await named(tx, [sha256])).size > 0) return;
        // The original, with the shortest key, goes first: renditions without it are orphans.
        for (const { key } of found.sort((a, b) => a.key.length - b.key.length)) await blobs.remove(key);
        removed += found.length;
      });
    }
  }
  return removed;
}
