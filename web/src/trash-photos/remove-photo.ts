import { trashPhotoActions } from '@tidemark/contract/trash-photos';
import { discardEntry, perform, uploadOf } from '../offline/outbox/index.ts';
import { forgetThumb } from '../offline/pull/index.ts';

/** Deletes a photo: without a call if the server never got it, else there too. */
export async function removePhoto(inspectionId: string, photoId: string): Promise<void> {
  const entry = await uploadOf(photoId);
  if (entry && (await discardEntry(entry))) return;
  await perform(trashPhotoActions.remove, { params: { id: inspectionId, photoId } });
  await forgetThumb(photoId);
}
