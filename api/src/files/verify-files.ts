import { createHash } from 'node:crypto';
import { pipeline } from 'node:stream/promises';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../db/schema.ts';
import type { Blob, Files } from './blobs.ts';
import { renditions } from './pictures.ts';

/** Bytes that records name: their hash, the records, and whether they need renditions. */
interface Named {
  sha256: string;
  size: number;
  ids: string[];
  isPicture: boolean;
}

/** One problem with stored bytes, and the ids of their records. */
export interface Difference {
  sha256: string;
  ids: string[];
  what: string;
}

const portion = 500;

async function* named(db: Kysely<Database>): AsyncGenerator<Named> {
  let last = '';
  for (;;) {
    const rows = await db
      .selectFrom('namedBytes')
      .select(['sha256', (of) => of.fn.min('size').as('size')])
      .select([
        sql<string[]>`array_agg(id::text ORDER BY id)`.as('ids'),
        sql<boolean>`bool_or(type LIKE 'image/%' AND flaw IS DISTINCT FROM 'unshown')`.as('isPicture'),
      ])
      .where('sha256', '>', last)
      .groupBy('sha256')
      .orderBy('sha256')
      .limit(portion)
      .execute();
    yield* rows;
    if (rows.length < portion) return;
    last = rows.at(-1)!.sha256;
  }
}

async function hashOf(blob: Blob): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(blob.read(), hash);
  return hash.digest('hex');
}

async function wrongWith({ sha256, size, isPicture }: Named, { blobs }: Files): Promise<string | undefined> {
  const blob = await blobs.find(sha256);
  if (!blob) return 'the bytes are missing';
  if (blob.size !== size) return `there are ${blob.size} bytes of ${size}`;
  const hash = await hashOf(blob).catch((error: Error) => error);
  if (hash instanceof Error) return `the bytes cannot be read: ${hash.message}`;
  if (hash !== sha256) return `the bytes are others: their hash is ${hash}`;
  for (const { suffix } of isPicture ? Object.values(renditions) : []) {
    if (!(await blobs.find(sha256 + suffix))) return `the picture ${suffix.slice(1)} made of it is missing`;
  }
  return undefined;
}

/**
 * Reads every file that a record names, and compares its bytes with the record's hash.
 * @returns how many different files were read
 */
export async function verifyFiles(
  db: Kysely<Database>,
  files: Files,
  tell: (difference: Difference) => void,
): Promise<number> {
  let count = 0;
  for await (const one of named(db)) {
    count++;
    const what = await wrongWith(one, files);
    if (what) tell({ sha256: one.sha256, ids: one.ids, what });
  }
  return count;
}
