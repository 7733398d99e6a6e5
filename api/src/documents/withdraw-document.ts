import type { documentActions } from '@tidemark/contract/documents/actions';
import { Refusal } from '@tidemark/contract/refusals';
import { sql } from 'kysely';
import { record } from '../audit/record.ts';
import type { Handler } from '../context.ts';
import { documentOf, lockDocument } from './read.ts';

/** The sealed record stays as it is; asked again it is withdrawn already. */
export const withdrawDocument: Handler<typeof documentActions.withdraw> = async (
  context,
  { params, body: { reason } },
) => {
  const { tx, actor } = context;
  const { project, document } = await lockDocument(tx, actor, params);
  if (document.withdrawnAt) return { document };
  if (document.number === null) throw new Refusal('document_not_sealed');
  await tx
    .updateTable('documents')
    .set({ withdrawnAt: sql<string>`now()`, withdrawnBy: actor.id, withdrawnBecause: reason })
    .where('id', '=', document.id)
    .execute();
  await record(tx, context, {
    action: 'document-withdrawn',
    subject: 'project',
    subjectId: project.id,
    after: { id: document.id, number: document.number, title: document.title, reason },
  });
  return { document: await documentOf(tx, project.id, document.id) };
};
