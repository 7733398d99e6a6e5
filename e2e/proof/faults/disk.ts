import { closeSync, openSync, writeSync } from 'node:fs';
import { rm, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import type { Fault } from './fault.ts';
import { waitFor } from './place.ts';
import { Uploaders } from './uploads.ts';

/**
 * Fills a file system to its last byte and stops: an app that finds it full releases its reserve some hundred ms later,
 * and nothing here takes that too.
 * @returns a function that empties it again
 */
export function fill(folder: string, name = 'ballast'): () => Promise<void> {
  const path = join(folder, name);
  const ballast = openSync(path, 'w');
  for (let size = 1024 * 1024; size >= 512; ) {
    try {
      writeSync(ballast, Buffer.alloc(size, 1));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
      size /= 2;
    }
  }
  closeSync(ballast);
  return () => rm(path);
}

const filesFull: Fault = {
  name: 'disk full under the files',
  done: 'the file system of DATA_DIR (64 MB) filled to its last byte for 15 s, while six upload documents of 100 kB',
  ground: 'small-disk',
  spares: true,
  answeredWithin: 3_000,
  recoversWithin: 5_000,
  async strike({ ground, sites }) {
    const uploaders = new Uploaders(sites[0], 6, 100);
    await waitFor('uploads go', () => uploaders.taken.length > 3, 20_000);
    const began = performance.now();
    const empty = fill(ground.dataDir);
    await waitFor('an upload is refused', () => uploaders.seen.some(({ status }) => status >= 500), 10_000);
    await after(15_000);
    const before = uploaders.taken.length;
    await empty();
    const again = await waitFor('uploads go again', () => uploaders.taken.length > before, 10_000);
    const { bavail, bsize } = await statfs(ground.dataDir);
    const wrong = [
      ...uploaders.wrong(began, { within: 3_000, codes: ['storage_full', 'unavailable'] }),
      ...(await uploaders.checkAll()),
    ];
    return {
      saw: [
        ...uploaders.told(began),
        `uploads went again ${Math.round(again)} ms after there was room (${Math.round((bavail * bsize) / 1024 ** 2)} MB); all ${uploaders.taken.length} taken files are there`,
      ],
      wrong,
    };
  },
};

const databaseFull: Fault = {
  name: 'disk full under the database',
  done: 'the file system of PostgreSQL (160 MB) filled to its last byte for 20 s',
  ground: 'small-database-disk',
  spares: false,
  others: ['storage_full'],
  answeredWithin: 8_000,
  recoversWithin: 15_000,
  async strike({ ground: { postgres }, seen }) {
    const began = performance.now();
    const empty = fill(postgres!.folder);
    await after(20_000);
    await empty();
    const refused = seen.filter(
      ({ who, at, status }) => who === 'writer' && at > began && status >= 500,
    ).length;
    const alive = await postgres!.isAlive();
    // What a service manager does with a PostgreSQL that ended.
    if (!alive) await postgres!.start();
    return {
      saw: [
        alive ? 'PostgreSQL lived on' : 'PostgreSQL ended itself and was started again when there was room',
      ],
      wrong: refused === 0 ? ['nobody was refused: the disk was not full enough'] : [],
    };
  },
};

export const diskFaults = [filesFull, databaseFull];
