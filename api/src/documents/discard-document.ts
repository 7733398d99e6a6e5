import type { documentActions } from '@tidemark/contract/documents/actions';
import { Refusal } from '@tidemark/contract/refusals';
import { record } from '../audit/record.ts';
import type { Handler } from '../context.ts';
import { noteWrite } from '../job/note-write.ts';
import { refuseUnwritable } from '../job/read.ts';
import { lockDocument } from './read.ts';

export const discardDocument: Handler<typeof documentActions.discard> = async (context, { params }) => {
  const { tx, actor } = context;
  const { project, document } = await lockDocument(tx, actor, params);
  if (document.contentHash) throw new Refusal('document_sealed');
  refuseUnwritable(project);
  await tx.updateTable('documents').set({ replaces: null }).where('replaces', '=', document.id).execute();
  await tx.deleteFrom('documents').where('id', '=', document.id).execute();
  await noteWrite(tx, project.id);
  const { id, kind, language, title } = document;
  await record(tx, context, {
    action: 'document-discarded',
    subject: 'project',
    subjectId: project.id,
    before: { id, kind, language, title },
  });
  return {};
};
