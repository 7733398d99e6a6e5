import type { InputOf } from '@tidemark/contract/action';
import type { documentationActions } from '@tidemark/contract/documentation';
import { duplicateFile, isDuplicateFile } from '@tidemark/contract/documentation-file';
import { pickNames } from '@tidemark/contract/fields';
import { Refusal } from '@tidemark/contract/refusals';
import { v7 as uuidv7 } from 'uuid';
import { record } from '../audit/record.ts';
import type { TwoStepHandler } from '../context.ts';
import type { Read, Tx } from '../db/database.ts';
import { flawOf } from '../files/known-flaw.ts';
import { lockBytes } from '../files/lock-bytes.ts';
import { refuseTakenId } from '../files/refuse-taken-id.ts';
import {
  lockInspection,
  readInspection,
  refuseUnlessOpen,
  type StoredInspection,
} from '../inspections/read.ts';
import { fileColumns, fileOf, filesOf, type StoredFile, shown } from './read.ts';

/** The sent description of a file, beside its bytes. */
const told = ['roomId', 'description', 'shot', 'capturedAt', 'duration'] as const;

type Body = InputOf<typeof documentationActions.upload>['body'];

/**
 * The inspection's identical file, if it has one.
 * @throws Refusal id_taken, duplicate_files, and those of an inspection that is not open
 */
async function taken(db: Read, { id, type: category, file }: Body, inspection: StoredInspection) {
  const files = await filesOf(db, inspection.id);
  const same = id && files.find((one) => one.id === id.toLowerCase());
  if (same) {
    if (same.sha256 !== file.sha256 || same.category !== category) throw new Refusal('id_taken');
    return same;
  }
  if (id) await refuseTakenId(db, id);
  refuseUnlessOpen(inspection);
  const facts = { filename: file.name, size: file.size, sha256: file.sha256 };
  if (isDuplicateFile({ category, ...facts }, files))
    throw new Refusal('duplicate_files', [{ field: 'file', message: duplicateFile }]);
  return undefined;
}

type Uploading = TwoStepHandler<typeof documentationActions.upload, StoredFile | undefined>;

const keepFile: Uploading['handle'] = async (context, { body }, seen) => {
  const { tx, actor, upload } = context;
  const { id = uuidv7(), inspectionId, type: category, file } = body;
  const facts = { filename: file.name, size: file.size, sha256: file.sha256 };
  const existed = (same: StoredFile) => {
    context.existed();
    return { file: shown(context, same) };
  };
  if (seen) return existed(seen);
  await lockBytes(tx, file.sha256);
  await upload.keep();
  const inspection = await lockInspection(tx, actor, inspectionId);
  const same = await taken(tx, body, inspection);
  if (same) return existed(same);

  const placed = upload.latitude === null ? body : upload;
  const added = await tx
    .insertInto('files')
    .values({
      ...{ id, inspectionId: inspection.id, kind: category, technicianId: actor.id },
      ...{ name: file.name, type: upload.type, size: file.size, sha256: file.sha256 },
      roomId: await roomFor(tx, inspection.id, body.roomId),
      description: body.description || null,
      shot: body.shot ?? null,
      takenAt: upload.takenAt ?? body.capturedAt ?? null,
      latitude: placed.latitude ?? null,
      longitude: placed.longitude ?? null,
      flaw: await flawOf(tx, upload),
      duration: body.duration ?? null,
    })
    .onConflict((on) => on.column('id').doNothing())
    .returning(fileColumns)
    .executeTakeFirst();
  if (!added) throw new Refusal('id_taken');
  const stored = fileOf(added);
  await record(tx, context, {
    action: 'file-added',
    subject: 'inspection',
    subjectId: inspection.id,
    after: { id: added.id, category, ...facts, ...pickNames(told, stored) },
  });
  return { file: shown(context, stored) };
};

/**
 * The inspection's lock serializes uploads of one name. It is taken after the bytes are stored, so that a slow bucket
 * blocks nobody; what can be refused without the bytes was refused before. A row always has its bytes; bytes without a
 * row are swept.
 */
export const uploadFile: Uploading = {
  look: async ({ db, actor }, { body }) =>
    taken(db, body, await readInspection(db, actor, body.inspectionId)),
  handle: keepFile,
};

/**
 * A room deleted while the file waited offline does not keep it out: it is stored without a room.
 * @throws Refusal room_not_found for a room of another inspection
 */
async function roomFor(tx: Tx, inspectionId: string, roomId: string | undefined): Promise<string | null> {
  if (roomId === undefined) return null;
  const room = await tx
    .selectFrom('rooms')
    .select(['id', 'inspectionId'])
    .where('id', '=', roomId)
    .executeTakeFirst();
  if (room && room.inspectionId !== inspectionId) throw new Refusal('room_not_found');
  return room?.id ?? null;
}
