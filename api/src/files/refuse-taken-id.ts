import { Refusal } from '@tidemark/contract/refusals';
import type { Read } from '../db/database.ts';

/** Checked before storing the bytes, which would otherwise be orphans. @throws Refusal id_taken */
export async function refuseTakenId(db: Read, id: string): Promise<void> {
  const other = await db.selectFrom('namedBytes').select('id').where('id', '=', id).executeTakeFirst();
  if (other) throw new Refusal('id_taken');
}
