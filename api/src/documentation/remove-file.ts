import type { documentationActions } from '@tidemark/contract/documentation';
import { Refusal } from '@tidemark/contract/refusals';
import { record } from '../audit/record.ts';
import type { Handler } from '../context.ts';
import { lockOpenInspection } from '../inspections/read.ts';
import { filesOf } from './read.ts';

/** Deletes the record at once; its bytes are swept once nothing names them (files/sweep-files.ts). */
export const removeFile: Handler<typeof documentationActions.remove> = async (context, { params, query }) => {
  const { tx, actor } = context;
  const inspection = await lockOpenInspection(tx, actor, query.inspectionId);
  const files = await filesOf(tx, inspection.id, { type: query.type });
  const found = files.find(({ id }) => id === params.fileId.toLowerCase());
  if (!found) throw new Refusal('file_not_found');
  await tx.deleteFrom('files').where('id', '=', found.id).execute();
  await record(tx, context, {
    action: 'file-deleted',
    subject: 'inspection',
    subjectId: inspection.id,
    before: found,
  });
  return {};
};
