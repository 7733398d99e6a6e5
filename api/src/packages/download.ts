import type { InputOf } from '@tidemark/contract/action';
import type { packageActions } from '@tidemark/contract/packages/actions';
import { Refusal } from '@tidemark/contract/refusals';
import type { ReadContext, StoredBytes } from '../context.ts';
import type { Read } from '../db/database.ts';
import type { Files } from '../files/blobs.ts';
import { readProject } from '../projects/read.ts';
import { nameOfZip, packageOf, type StoredPackage } from './read.ts';

/** The kept bytes of a part, of which any range is read; undefined where there is none. */
export async function bytesOfPart(
  db: Read,
  { blobs }: Files,
  { id, projectId }: Pick<StoredPackage, 'id' | 'projectId'>,
  number: number,
): Promise<StoredBytes | undefined> {
  const parts = await db
    .selectFrom('packageParts')
    .select(['number', 'sha256', 'type'])
    .where('packageId', '=', id)
    .orderBy('number')
    .execute();
  const part = parts.find((one) => one.number === number);
  const blob = part && (await blobs.find(part.sha256));
  if (!part) return undefined;
  if (!blob) throw new Error(`the bytes of package ${id}, part ${number}, are missing`);
  const filename = nameOfZip(projectId, { number, of: parts.length });
  return { ...blob, tag: part.sha256, type: part.type, filename, revocable: true };
}

/** A caller who is nobody holds the signed address (http/routes.ts has checked it). */
export const downloadPackage =
  (files: Files) =>
  async (
    { db, actor }: ReadContext,
    { params, query: { part = 1 } }: InputOf<typeof packageActions.zip>,
  ): Promise<StoredBytes> => {
    if (actor) await readProject(db, actor, params.id);
    const found = await packageOf(db, params.id, params.packageId);
    if (found.state !== 'ready') throw new Refusal('package_not_ready');
    const bytes = await bytesOfPart(db, files, found, part);
    if (!bytes) throw new Refusal('package_not_found');
    return bytes;
  };
