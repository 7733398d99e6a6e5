import { Refusal } from '@tidemark/contract/refusals';
import { duplicateAlert, isDuplicate, type trashPhotoActions } from '@tidemark/contract/trash-photos';
import { v7 as uuidv7 } from 'uuid';
import { record } from '../audit/record.ts';
import type { Handler } from '../context.ts';
import { lockBytes } from '../files/lock-bytes.ts';
import { refuseTakenId } from '../files/refuse-taken-id.ts';
import {
  lockInspection,
  readInspection,
  refuseUnlessOpen,
  type StoredInspection,
} from '../inspections/read.ts';
import { photosOf } from './read.ts';

/**
 * The inspection's lock makes two uploads at once take turns, so that the second sees the first as its duplicate. It is
 * taken once the bytes are where they stay, so that a bucket that takes its time keeps nobody from the inspection; what is
 * refused as it stands was refused before. A row always has its bytes, bytes without a row are swept.
 */
export const uploadPhoto: Handler<typeof trashPhotoActions.upload> = async (context, { params, body }) => {
  const { tx, actor, upload } = context;
  const { id = uuidv7(), inspectionId, file } = body;
  if (inspectionId !== params.id) throw new Refusal('inspection_not_found');
  const { name: fileName, size, sha256 } = file;
  const shown = <T extends { id: string }>(photo: T) => ({
    ...photo,
    fileUrl: context.fileAddress(photo.id),
  });

  async function taken(inspection: StoredInspection) {
    const photos = await photosOf(tx, inspectionId);
    const same = photos.find((photo) => photo.id === id.toLowerCase());
    if (same) {
      if (same.sha256 !== sha256) throw new Refusal('id_taken');
      context.existed();
      return shown(same);
    }
    const elsewhere = await tx.selectFrom('files').select('id').where('id', '=', id).executeTakeFirst();
    if (elsewhere) throw new Refusal('id_taken');
    refuseUnlessOpen(inspection);
    if (isDuplicate({ fileName, size, sha256 }, photos)) {
      throw new Refusal('duplicate_files', [{ field: 'file', message: duplicateAlert([fileName]) }]);
    }
    return undefined;
  }
  const before = await taken(await readInspection(tx, actor, inspectionId));
  if (before) return before;
  await refuseTakenId(tx, id);
  await lockBytes(tx, sha256);
  await upload.keep();
  const inspection = await lockInspection(tx, actor, inspectionId);
  const meanwhile = await taken(inspection);
  if (meanwhile) return meanwhile;
  const { type, takenAt, latitude, longitude, flaw } = upload;
  const added = await tx
    .insertInto('files')
    .values({
      ...{ id, inspectionId, kind: 'trash-photo', technicianId: actor.id },
      ...{ name: fileName, type, size, sha256, takenAt, latitude, longitude, flaw },
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
  return shown({ ...added, fileName, size, sha256, capturedAt: takenAt, latitude, longitude, flaw });
};
