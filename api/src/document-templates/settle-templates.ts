import { shippedTemplates } from '@tidemark/contract/document-templates/shipped';
import type { Kysely } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Database } from '../db/schema.ts';

/** Adds each shipped text that is not there yet; a text that changes in a later release is a new version of its own. */
export async function settleTemplates(db: Kysely<Database>): Promise<void> {
  await db
    .insertInto('documentTemplates')
    .values(shippedTemplates.map((entry) => ({ ...entry, id: uuidv7(), version: 1, checked: null })))
    .onConflict((on) =>
      on.columns(['kind', 'language']).where('technicianId', 'is', null).where('version', '=', 1).doNothing(),
    )
    .execute();
}
