import { trashPhotoActions } from '@tidemark/contract/trash-photos';
import { perform } from '../offline/perform.ts';
import { discardEntry } from '../offline/send-state.ts';
import { forgetThumb } from '../offline/thumbs.ts';
import { uploadOf } from '../offline/use-uploads.ts';

/** Deletes a photo: without a word to the office where that never got it, else there too. */
export async function removePhoto(inspectionId: string, photoId: string): Promise<void> {
  const entry = await uploadOf(photoId);
  if (entry && (await discardEntry(entry))) return;
  await perform(trashPhotoActions.remove, { params: { id: inspectionId, photoId } });
  await forgetThumb(photoId);
}
