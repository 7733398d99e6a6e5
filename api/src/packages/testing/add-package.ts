import { createHash, randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Api } from '../../testing/use-api.ts';

/** A package that was built, whose part, or each of whose parts, holds these bytes. */
export async function addPackage(
  { db, files }: Pick<Api, 'db' | 'files'>,
  of: {
    projectId: number;
    technicianId: number;
    bytes?: Buffer;
    /** Those of each of its parts; their bytes are the same. */
    sizes?: readonly number[];
  },
): Promise<{ id: string; bytes: Buffer; sha256: string }> {
  const { projectId, technicianId, bytes = Buffer.from(`a ZIP ${randomUUID()}`) } = of;
  const { sizes = [bytes.length] } = of;
  const id = uuidv7();
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const path = join(files.incoming, randomUUID());
  await writeFile(path, bytes);
  await files.blobs.put(sha256, path);
  await db
    .insertInto('packages')
    .values({
      ...{ id, projectId, technicianId, kind: 'incomplete', through: 'invoice', parts: false },
      ...{ state: 'ready', readyAt: sql<string>`now()` },
    })
    .execute();
  const file = JSON.stringify([{ name: 'manifest.csv', size: 3, sha256 }]);
  await db
    .insertInto('packageParts')
    .values(
      sizes.map((size, at) => ({
        ...{ id: uuidv7(), packageId: id, number: at + 1, sha256, size, files: file },
      })),
    )
    .execute();
  return { id, bytes, sha256 };
}
