import { checkDocuments } from '@tidemark/contract/documents/seal';
import type { Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';
import { documentKeys } from './keys.ts';
import { proofsOf } from './proofs.ts';

interface Verified {
  count: number;
  /** The first that is not in order, as a sentence. */
  wrong?: string;
}

/** Reads every sealed document, project by project: texts, contents, chain, signatures and that none is missing. */
export async function verifyDocuments(db: Kysely<Database>, only?: number): Promise<Verified> {
  const keys = await documentKeys(db);
  const projects = await db
    .selectFrom('projects')
    .select(['id', 'documentsSealed as sealed'])
    .where((where) =>
      where.or([
        where('documentsSealed', '>', 0),
        where.exists(
          where
            .selectFrom('documents')
            .select('documents.id')
            .whereRef('documents.projectId', '=', 'projects.id')
            .where('number', 'is not', null),
        ),
      ]),
    )
    .$if(only !== undefined, (of) => of.where('id', '=', only!))
    .orderBy('id')
    .execute();
  let count = 0;
  for (const { id, sealed } of projects) {
    const proofs = await proofsOf(db, id);
    const [fault] = await checkDocuments(proofs, keys, true);
    if (fault) return { count, wrong: `Project ${id}, document ${fault.number}: ${fault.fault}` };
    if (proofs.length !== sealed || proofs.some(({ content }) => content.projectId !== id))
      return { count, wrong: `Project ${id}: ${sealed} documents were sealed, ${proofs.length} are there.` };
    count += proofs.length;
  }
  return { count };
}
