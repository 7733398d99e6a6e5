import type { documentActions } from '@tidemark/contract/documents/actions';
import { Refusal } from '@tidemark/contract/refusals';
import { record } from '../audit/record.ts';
import type { Handler } from '../context.ts';
import { refuseUnwritable } from '../job/read.ts';
import { queueMail } from './queue-mail.ts';
import { lockDocument } from './read.ts';

/** Only what is sealed is sent. */
export const sendDocument: Handler<typeof documentActions.send> = async (
  context,
  { params, body: { email } },
) => {
  const { tx, actor } = context;
  const { project, document } = await lockDocument(tx, actor, params);
  if (document.number === null) throw new Refusal('document_not_found');
  refuseUnwritable(project);
  const id = await queueMail(tx, { documentId: document.id, email });
  await record(tx, context, {
    action: 'document-sent',
    subject: 'project',
    subjectId: project.id,
    after: { id: document.id, number: document.number, title: document.title, email },
  });
  return { delivery: { id, email } };
};
