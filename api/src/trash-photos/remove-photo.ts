import { Refusal } from '@tidemark/contract/refusals';
import type { trashPhotoActions } from '@tidemark/contract/trash-photos';
import { record } from '../audit/record.ts';
import type { Handler } from '../context.ts';
import { lockOpenInspection } from '../inspections/read.ts';
import { photosOf } from './read.ts';

/** Deletes the record at once; its bytes are swept once nothing names them (files/sweep-files.ts). */
export const removePhoto: Handler<typeof trashPhotoActions.remove> = async (context, { params }) => {
  const { tx, actor } = context;
  await lockOpenInspection(tx, actor, params.id);
  const found = (await photosOf(tx, params.id)).find(({ id }) => id === params.photoId.toLowerCase());
  if (!found) throw new Refusal('trash_photo_not_found');
  await tx.deleteFrom('files').where('id', '=', found.id).execute();
  await record(tx, context, {
    action: 'trash-photo-deleted',
    subject: 'inspection',
    subjectId: params.id,
    before: found,
  });
  return {};
};
