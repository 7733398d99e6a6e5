import { link, mkdir, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type pg from 'pg';
import type { Blobs } from '../../files/blobs.ts';
import { renditions } from '../../files/pictures.ts';
import { filePath, type Manifest } from './manifest.ts';
import type { Sums } from './sums.ts';
import { type Hashed, readHashed, writeHashed } from './write-hashed.ts';

type Saved = NonNullable<Manifest['files']>;
interface Wanted {
  sha256: string;
  is_picture: boolean;
}

/** A bucket responds slowly, so this many requests run at once. */
const atOnce = 8;

interface Places {
  blobs: Blobs;
  /** The folder of the new back-up. */
  folder: string;
  /** The previous back-up, whose files are hard-linked if the file system can: each file is on the disk once. */
  before: string | undefined;
}

/** The files whose names `saveTables` left, each read in full and compared with its hash. */
export async function saveFiles(
  client: pg.Client,
  places: Places,
  sums: Sums,
): Promise<Saved & { linked: number }> {
  const saved = { count: 0, bytes: 0, linked: 0, missing: [] as Saved['missing'] };

  async function save(key: string): Promise<void> {
    const path = filePath(key);
    const to = join(places.folder, path);
    await mkdir(dirname(to), { recursive: true, mode: 0o700 });
    const expected = key.length === 64 ? key : undefined;
    const known = await linkFromBefore(places, path, expected);
    const { sha256, bytes } = known ?? (await copy(places.blobs, key, to));
    await sums.add(sha256, path);
    saved.count++;
    saved.bytes += bytes;
    if (known) saved.linked++;
  }

  async function saveAll({ sha256, is_picture }: Wanted): Promise<void> {
    const made = is_picture ? Object.values(renditions).map(({ suffix }) => sha256 + suffix) : [];
    for (const key of [sha256, ...made]) {
      await save(key).catch((error: Error & { notKept?: boolean }) => {
        if (!error.notKept) throw error;
        saved.missing.push({ sha256: key, why: error.message });
      });
    }
  }

  for (let last = ''; ; ) {
    const { rows } = await client.query<Wanted>(
      'SELECT sha256, is_picture FROM wanted_files WHERE sha256 > $1 ORDER BY sha256 LIMIT 1000',
      [last],
    );
    const turns = rows.values();
    const ended = await Promise.allSettled(
      Array.from({ length: atOnce }, async () => {
        for (const wanted of turns) await saveAll(wanted);
      }),
    );
    const failed = ended.find(({ status }) => status === 'rejected');
    if (failed) throw (failed as PromiseRejectedResult).reason;
    if (rows.length < 1000) return saved;
    last = rows.at(-1)!.sha256;
  }
}

/** Files the store cannot return intact are reported and left out; an error of the back-up's disk ends it. */
const notKept = (why: string) => Object.assign(new Error(why), { notKept: true });

async function copy(blobs: Blobs, key: string, to: string): Promise<Hashed> {
  const blob = await blobs.find(key);
  if (!blob) throw notKept('the bytes are missing');
  const from = blob.read();
  let unread: Error | undefined;
  from.on('error', (error) => {
    unread ??= error;
  });
  const written = await writeHashed(to, from).catch((error: Error) => error);
  const isOther = !(written instanceof Error) && key.length === 64 && written.sha256 !== key;
  if (!(written instanceof Error) && !isOther) return written;
  await rm(to, { force: true });
  if (isOther) throw notKept('the bytes are others');
  throw unread === written ? notKept(`the bytes cannot be read: ${unread!.message}`) : written;
}

/** Undefined if there is none, it is damaged, or the file system has no hard links. */
async function linkFromBefore(
  { folder, before }: Places,
  path: string,
  expected: string | undefined,
): Promise<Hashed | undefined> {
  if (!before) return undefined;
  const from = join(before, path);
  if (!(await stat(from).catch(() => undefined))) return undefined;
  const hashed = await readHashed(from);
  if (expected !== undefined && hashed.sha256 !== expected) return undefined;
  const linked = await link(from, join(folder, path)).catch((error: NodeJS.ErrnoException) => error);
  return linked instanceof Error ? undefined : hashed;
}
