import { Refusal } from '@tidemark/contract/refusals';
import { duplicateAlert, isDuplicate, type trashPhotoActions } from '@tidemark/contract/trash-photos';
import { v7 as uuidv7 } from 'uuid';
import { record } from '../audit/record.ts';
import type { Handler } from '../context.ts';
import { lockBytes } from '../files/lock-bytes.ts';
import { lockInspection, refuseUnlessOpen } from '../inspections/read.ts';
import { photosOf } from './read.ts';

/**
 * The inspection's lock makes two uploads at once take turns, so that the second sees the first as its duplicate.
 * The bytes are moved last before the commit: a row always has its bytes, bytes without a row are swept.
 */
export const uploadPhoto: Handler<typeof trashPhotoActions.upload> = async (context, { params, body }) => {
  const { tx, actor, upload } = context;
  const { id = uuidv7(), inspectionId, file } = body;
  if (inspectionId !== params.id) throw new Refusal('inspection_not_found');
  const inspection = await lockInspection(tx, actor, inspectionId);
  const shown = <T extends { id: string }>(photo: T) => ({
    ...photo,
    fileUrl: context.fileAddress(photo.id),
  });

  const photos = await photosOf(tx, inspectionId);
  const same = photos.find((photo) => photo.id === id.toLowerCase());
  if (same) {
    if (same.sha256 !== file.sha256) throw new Refusal('id_taken');
    context.existed();
    return shown(same);
  }
  refuseUnlessOpen(inspection);
  const { name: fileName, size, sha256 } = file;
  if (isDuplicate({ fileName, size, sha256 }, photos)) {
    throw new Refusal('duplicate_files', [{ field: 'file', message: duplicateAlert([fileName]) }]);
  }
  const { type, takenAt, latitude, longitude } = upload;
  const added = await tx
    .insertInto('files')
    .values({
      ...{ id, inspectionId, kind: 'trash-photo', technicianId: actor.id },
      ...{ name: fileName, type, size, sha256, takenAt, latitude, longitude },
    })
    .onConflict((on) => on.column('id').doNothing())
    .returning(['id', 'createdAt'])
    .executeTakeFirst();
  if (!added) throw new Refusal('id_taken');
  await record(tx, context, {
    action: 'trash-photo-added',
    subject: 'inspection',
    subjectId: inspection.id,
    after: { id: added.id, fileName, size, sha256 },
  });
  await lockBytes(tx, sha256);
  await upload.keep();
  return shown({ ...added, fileName, size, sha256 });
};
