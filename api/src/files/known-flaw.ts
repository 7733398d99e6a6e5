import type { PictureFlaw } from '@tidemark/contract/pictures/flaw';
import type { Tx } from '../db/database.ts';
import type { Upload } from './take-in.ts';

/** The flaw of a picture; bytes we already have keep the flaw found the first time. */
export async function flawOf(tx: Tx, { isHere, flaw, sha256 }: Upload): Promise<PictureFlaw | null> {
  if (!isHere || flaw !== null) return flaw;
  const before = await tx
    .selectFrom('namedBytes')
    .select('flaw')
    .where('sha256', '=', sha256)
    .where('flaw', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  return before?.flaw ?? null;
}
