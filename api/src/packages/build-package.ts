import { wallClock } from '@tidemark/contract/clock';
import { mostPartBytes } from '@tidemark/contract/packages/package';
import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { companyZone } from '../company/read.ts';
import type { Database } from '../db/schema.ts';
import type { TurnTaker } from '../files/take-turns.ts';
import { newestZone } from '../inspections/read.ts';
import { readProject } from '../projects/read.ts';
import { deliveries } from '../reports/read.ts';
import { Damaged, type Entry, type Gathered } from './entry.ts';
import { gather } from './gather.ts';
import { type OpenItems, openItems } from './open-items.ts';
import type { Printing } from './papers.ts';
import { packedPhotos } from './photos.ts';
import { office, type StoredPackage } from './read.ts';
import { Scratch } from './scratch.ts';
import { splitParts } from './split-parts.ts';
import { writeManifest } from './write-manifest.ts';
import { type WrittenZip, writeZip } from './write-zip.ts';

/** A row of the database counts no more, and neither does what many disks and mailboxes hold. */
const mostZipBytes = 2_000_000_000;

/** Why a package cannot be built, as people read it; another try would not help. */
export class CannotBuild extends Error {}

export interface BuildParts extends Printing {
  db: Kysely<Database>;
}

/**
 * Prints, packs and keeps a package. What was built meanwhile by another process is left as it is: bytes that no row
 * names are swept.
 * @throws CannotBuild
 */
export async function buildPackage(parts: BuildParts, of: StoredPackage, signal: AbortSignal): Promise<void> {
  const { db, files } = parts;
  await using scratch = new Scratch(files);
  const project = await readProject(db, office, of.projectId);
  const timeZone = (await companyZone(db)) ?? (await newestZone(db, project.id)) ?? 'UTC';
  const items = await openItems(db, project.id, of.through);
  if (of.kind === 'complete' && items.required.length > 0)
    throw new CannotBuild('Some evidence was removed while the package was built.');
  const inspections = await inspectionsOf(db, project.id);
  const photos = await packedPhotos(db, files, { projectId: project.id, inspections, timeZone });
  const asker: TurnTaker = { who: deliveries, signal };
  const papers = { of, project, inspections, items, photos, timeZone, scratch, asker };
  const damaged = new Set<string>();
  for (;;) {
    try {
      const gathered = await gather(db, parts, papers, damaged);
      const zips = await pack(gathered, { of, timeZone, scratch, signal });
      await keep(parts, of, items, zips);
      return;
    } catch (error) {
      if (!(error instanceof Damaged) || damaged.has(error.sha256)) throw error;
      damaged.add(error.sha256);
    }
  }
}

const inspectionsOf = async (db: Kysely<Database>, projectId: number) =>
  (
    await db
      .selectFrom('inspections')
      .select('id')
      .where('projectId', '=', projectId)
      .where('status', '!=', 'Cancelled')
      .orderBy('startedAt')
      .execute()
  ).map(({ id }) => id);

type Zip = WrittenZip & { files: { name: string; size: number; sha256: string }[] };

/** Every ZIP has the manifest of all of them. */
async function pack(
  { entries, absent }: Gathered,
  {
    of,
    timeZone,
    scratch,
    signal,
  }: { of: StoredPackage; timeZone: string; scratch: Scratch; signal: AbortSignal },
): Promise<Zip[]> {
  const at = new Date(wallClock(of.createdAt, timeZone));
  // As long as it can be: no package has as many parts.
  const longest = writeManifest([...Array.from({ length: 9998 }, () => []), entries], absent, timeZone);
  const reserved = Buffer.byteLength(longest) + 1024;
  const split = splitParts(entries, { most: of.parts ? mostPartBytes : mostZipBytes, reserved });
  const manifest = await scratch.bytes('manifest.csv', writeManifest(split, absent, timeZone));
  const zips: Zip[] = [];
  for (const part of split) {
    const all: Entry[] = [...part, manifest];
    const written = await writeZip(scratch.path(), all, { at, signal });
    zips.push({ ...written, files: all.map(({ name, size, sha256 }) => ({ name, size, sha256 })) });
  }
  return zips;
}

/** The bytes first, then the rows that name them. */
async function keep(
  { db, files }: BuildParts,
  { id }: StoredPackage,
  items: OpenItems,
  zips: readonly Zip[],
) {
  for (const { path, sha256 } of zips) await files.blobs.put(sha256, path);
  await db.transaction().execute(async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable('packages')
      .set({ state: 'ready', readyAt: sql<string>`now()`, lastError: null, open: items.required.length })
      .where('id', '=', id)
      .where('state', '=', 'building')
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) return;
    await tx
      .insertInto('packageParts')
      .values(
        zips.map(({ sha256, size, files: its }, index) => ({
          ...{ id: uuidv7(), packageId: id, number: index + 1, sha256, size, files: JSON.stringify(its) },
        })),
      )
      .execute();
  });
}
