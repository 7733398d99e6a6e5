import { claimSheetTemplateActions } from '@tidemark/contract/claim-sheet-templates/actions';
import { documentationActions } from '@tidemark/contract/documentation';
import { inspectionActions } from '@tidemark/contract/inspections/actions';
import { roomActions } from '@tidemark/contract/rooms';
import { trashPhotoActions } from '@tidemark/contract/trash-photos';
import { v7 as uuidv7 } from 'uuid';
import { beforeEach, expect, test } from 'vitest';
import { until } from '../testing/browser.ts';
import { withOneProject } from '../testing/one-project.ts';
import { addDocument, addPhoto } from '../testing/photos.ts';
import { perform } from './perform.ts';

const at = withOneProject();
const { begin, start, empty, applied, refusedOnly, addRoom } = at;
let inspectionId: string;

beforeEach(async () => {
  inspectionId = uuidv7();
  await begin(inspectionId);
});

/** Another device deleted it: the server no longer has it. */
const answerRemovals = (code: string) => {
  at.office.judge = ({ action }) => (action.endsWith('.remove') ? { status: 404, code } : 'work');
};
const submit = () => perform(inspectionActions.submit, { params: { id: inspectionId }, body: {} });

test('outbox: a file both devices deleted is deleted, and submitting does not wait for it', async () => {
  const [gone, kept] = [
    await addDocument(inspectionId, 'document', 'estimate.pdf', 'an estimate'),
    await addDocument(inspectionId, 'document', 'lease.pdf', 'a lease'),
  ];
  start();
  await until(empty);
  answerRemovals('file_not_found');
  await perform(documentationActions.remove, {
    params: { fileId: gone },
    query: { inspectionId, type: 'document' },
  });
  await submit();
  await until(empty);
  expect(applied().at(-1)).toBe('inspections.submit');
  expect((await at.on.documentation.toArray()).map(({ id }) => id)).toEqual([kept]);
  expect(await at.on.bases.count()).toBe(0);
});

test('outbox: a trash photo both devices deleted is deleted, and submitting does not wait for it', async () => {
  const [gone, kept] = [
    await addPhoto(inspectionId, 'van.jpg', 'a van'),
    await addPhoto(inspectionId, 'bin.jpg', 'a bin'),
  ];
  start();
  await until(empty);
  answerRemovals('trash_photo_not_found');
  const there = at.office.get<{ id: string; trashPhotos: { id: string }[] }>('inspections', inspectionId)!;
  there.trashPhotos = there.trashPhotos.filter(({ id }) => id !== gone);
  await perform(trashPhotoActions.remove, { params: { id: inspectionId, photoId: gone } });
  await submit();
  await until(empty);
  expect(applied().at(-1)).toBe('inspections.submit');
  expect((await at.on.inspections.get(inspectionId))!.trashPhotos).toMatchObject([{ id: kept }]);
  expect(await at.on.bases.count()).toBe(0);
});

test('outbox: a template both devices deleted is deleted', async () => {
  const id = uuidv7();
  await perform(claimSheetTemplateActions.create, {
    body: { id, name: 'Basement', lossKind: 'Mold', claimSheetData: { rows: {} } },
  });
  start();
  await until(empty);
  answerRemovals('template_not_found');
  await perform(claimSheetTemplateActions.remove, { params: { id } });
  await until(empty);
  expect(await at.on.templates.count()).toBe(0);
  expect(await at.on.bases.count()).toBe(0);
});

test('outbox: a deletion the server refuses for another reason stays, with that reason', async () => {
  const roomId = uuidv7();
  await addRoom(roomId, inspectionId);
  start();
  await until(empty);
  answerRemovals('room_not_found');
  await perform(roomActions.remove, { params: { id: roomId } });
  await until(refusedOnly);
  expect((await at.on.outbox.toArray())[0]!.refusal).toMatchObject({ code: 'room_not_found' });
});
