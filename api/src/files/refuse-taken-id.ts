import { Refusal } from '@tidemark/contract/refusals';
import type { Read } from '../db/database.ts';

/** Before the bytes are kept: of a record that cannot be made they would be nobody's. @throws Refusal id_taken */
export async function refuseTakenId(db: Read, id: string): Promise<void> {
  const other = await db.selectFrom('files').select('id').where('id', '=', id).executeTakeFirst();
  if (other) throw new Refusal('id_taken');
}
