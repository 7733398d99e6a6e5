import type { documentActions } from '@tidemark/contract/documents/actions';
import { Refusal } from '@tidemark/contract/refusals';
import type { Handler } from '../context.ts';
import { refuseUnwritable } from '../job/read.ts';
import { queueMail } from './queue-mail.ts';
import { lockDocument } from './read.ts';
import { sealDocument } from './seal-document.ts';

/** The first of two devices is sealed; the same content again answers the same, another one is refused. */
export const signDocument: Handler<typeof documentActions.sign> = async (
  context,
  { params, body: { content, contentHash, email } },
) => {
  const { tx, actor } = context;
  const { project, document: draft } = await lockDocument(tx, actor, params);
  if (draft.contentHash === contentHash) return { document: draft };
  if (draft.contentHash) throw new Refusal('document_sealed');
  refuseUnwritable(project);
  const signing = { project, draft, content, contentHash, byLink: false };
  const document = await sealDocument(context, signing);
  if (email) await queueMail(tx, { documentId: document.id, email });
  return { document };
};
