import type { InputOf } from '@tidemark/contract/action';
import { Refusal } from '@tidemark/contract/refusals';
import { duplicateAlert, isDuplicate, type trashPhotoActions } from '@tidemark/contract/trash-photos';
import { v7 as uuidv7 } from 'uuid';
import { record } from '../audit/record.ts';
import type { TwoStepHandler } from '../context.ts';
import type { Read } from '../db/database.ts';
import { flawOf } from '../files/known-flaw.ts';
import { lockBytes } from '../files/lock-bytes.ts';
import { refuseTakenId } from '../files/refuse-taken-id.ts';
import {
  lockInspection,
  readInspection,
  refuseUnlessOpen,
  type StoredInspection,
} from '../inspections/read.ts';
import { photosOf } from './read.ts';

type Input = InputOf<typeof trashPhotoActions.upload>;

/**
 * The inspection's identical photo, if it has one.
 * @throws Refusal id_taken, duplicate_files, and those of an inspection that is not open
 */
async function taken(db: Read, { id, file }: Input['body'], inspection: StoredInspection) {
  const photos = await photosOf(db, inspection.id);
  const same = id && photos.find((photo) => photo.id === id.toLowerCase());
  if (same) {
    if (same.sha256 !== file.sha256) throw new Refusal('id_taken');
    return same;
  }
  if (id) await refuseTakenId(db, id);
  refuseUnlessOpen(inspection);
  const { name: fileName, size, sha256 } = file;
  if (isDuplicate({ fileName, size, sha256 }, photos)) {
    throw new Refusal('duplicate_files', [{ field: 'file', message: duplicateAlert([fileName]) }]);
  }
  return undefined;
}

type StoredPhoto = Awaited<ReturnType<typeof photosOf>>[number];
type Uploading = TwoStepHandler<typeof trashPhotoActions.upload, StoredPhoto | undefined>;

const keepPhoto: Uploading['handle'] = async (context, { body }, seen) => {
  const { tx, actor, upload } = context;
  const { id = uuidv7(), inspectionId, file } = body;
  const { name: fileName, size, sha256 } = file;
  const shown = <T extends { id: string }>(photo: T) => ({
    ...photo,
    fileUrl: context.fileAddress(photo.id),
  });
  const existed = (photo: StoredPhoto) => {
    context.existed();
    return shown(photo);
  };
  if (seen) return existed(seen);
  await lockBytes(tx, sha256);
  await upload.keep();
  const inspection = await lockInspection(tx, actor, inspectionId);
  const same = await taken(tx, body, inspection);
  if (same) return existed(same);
  const { type, takenAt, latitude, longitude } = upload;
  const flaw = await flawOf(tx, upload);
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

/**
 * The inspection's lock serializes two uploads, so that the second sees the first as its duplicate. It is taken after
 * the bytes are stored, so that a slow bucket blocks nobody; what can be refused without the bytes was refused before.
 * A row always has its bytes; bytes without a row are swept.
 */
export const uploadPhoto: Uploading = {
  async look({ db, actor }, { params, body }) {
    if (body.inspectionId !== params.id) throw new Refusal('inspection_not_found');
    return taken(db, body, await readInspection(db, actor, body.inspectionId));
  },
  handle: keepPhoto,
};
