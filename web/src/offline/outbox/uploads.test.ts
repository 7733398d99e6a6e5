import { documentationActions } from '@tidemark/contract/documentation';
import { inspectionActions } from '@tidemark/contract/inspections/actions';
import { trashPhotoActions } from '@tidemark/contract/trash-photos';
import { v7 as uuidv7 } from 'uuid';
import { beforeEach, expect, test } from 'vitest';
import { isStorageFull } from '../faults/storage-full.ts';
import { until } from '../testing/browser.ts';
import { projectId, withOneProject } from '../testing/one-project.ts';
import { addDocument, addPhoto } from '../testing/photos.ts';
import { perform } from './perform.ts';
import { discard, retry } from './settle.ts';

const at = withOneProject();
const { begin, start, empty, applied } = at;
let inspectionId: string;

beforeEach(async () => {
  inspectionId = uuidv7();
  await begin(inspectionId);
});

const photosHere = async () => (await at.on.inspections.get(inspectionId))!.trashPhotos;
const photosThere = () =>
  at.office.get<{ id: string; trashPhotos: { id: string }[] }>('inspections', inspectionId)!.trashPhotos;
const note = (additionalNotes: string) =>
  perform(inspectionActions.update, { params: { id: inspectionId }, body: { additionalNotes } });
const remove = (photoId: string) =>
  perform(trashPhotoActions.remove, { params: { id: inspectionId, photoId } });
const removeDocument = (fileId: string) =>
  perform(documentationActions.remove, { params: { fileId }, query: { inspectionId, type: 'document' } });
const refused = async () => (await at.on.outbox.toArray()).find(({ state }) => state === 'refused');
const restIs = (...actions: string[]) =>
  until(async () => {
    const entries = await at.on.outbox.toArray();
    return (
      JSON.stringify(entries.map(({ action }) => action)) === JSON.stringify(actions) &&
      entries.every(({ state }) => state !== 'sending')
    );
  });

test('outbox: a photo is on the device with its bytes and its call, and the bytes go when the server has the same ones', async () => {
  const id = await addPhoto(inspectionId, 'van.jpg', 'a van');
  expect(await photosHere()).toMatchObject([{ id, fileName: 'van.jpg', fileUrl: '' }]);
  expect(new TextDecoder().decode((await at.on.blobs.get(id))!.bytes)).toBe('a van');
  start();
  await until(empty);
  expect(await at.on.blobs.count()).toBe(0);
  expect(await at.on.thumbs.count(), 'the small picture stays').toBe(1);
  expect(await photosHere()).toMatchObject([{ id, fileUrl: `/documentation/file/${id}` }]);
  expect(photosThere()).toMatchObject([{ id, fileName: 'van.jpg' }]);
  expect(await at.on.bases.count()).toBe(0);
});

test('outbox: no space for the bytes, nothing of the upload is on the device', async () => {
  const full = () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  };
  at.on.blobs.hook('creating', full);
  const before = await at.on.outbox.count();
  const failed = await addPhoto(inspectionId, 'van.jpg', 'a van').catch((error: unknown) => error);
  at.on.blobs.hook('creating').unsubscribe(full);
  expect(isStorageFull(failed)).toBe(true);
  expect(await at.on.outbox.count()).toBe(before);
  expect(await photosHere()).toEqual([]);
  expect(await at.on.thumbs.count()).toBe(0);
});

test('outbox: photos are sent once their inspection is there, and delay no change', async () => {
  await note('before');
  const ids = await Promise.all([1, 2, 3].map((n) => addPhoto(inspectionId, `${n}.jpg`, `photo ${n}`)));
  await perform(inspectionActions.step, { params: { id: inspectionId }, body: { currentStep: 2 } });
  at.office.judge = ({ action }) => (action === 'trash-photos.upload' ? 'fail' : 'work');
  start();
  await until(() => applied().includes('inspections.step'));
  expect(applied()).toEqual(['inspections.create', 'inspections.update', 'inspections.step']);
  at.office.judge = () => 'work';
  await until(empty, () => at.sender!.wake());
  expect(photosThere().map(({ id }) => id)).toEqual(expect.arrayContaining(ids));
});

test('outbox: a photo does not wait for changes of its inspection, only for its create', async () => {
  at.office.judge = ({ action }) => (action === 'inspections.update' ? 'fail' : 'work');
  await note('before');
  const id = await addPhoto(inspectionId, 'van.jpg', 'a van');
  start();
  await until(() => applied().includes('trash-photos.upload'));
  expect(applied()).toEqual(['inspections.create', 'trash-photos.upload']);
  expect(photosThere().map((photo) => photo.id)).toEqual([id]);
  expect(await at.on.inspections.get(inspectionId)).toMatchObject({ additionalNotes: 'before' });
  at.office.judge = () => 'work';
  await until(empty, () => at.sender!.wake());
  expect(at.office.get('inspections', inspectionId)).toMatchObject({ additionalNotes: 'before' });
  expect(await photosHere()).toMatchObject([{ id }]);
});

test('outbox: at most two photos are sent at once, and changes pass them', async () => {
  for (const n of [1, 2, 3, 4]) await addPhoto(inspectionId, `${n}.jpg`, `photo ${n}`);
  let onTheWay = 0;
  let arrive = () => {};
  const held = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  at.office.travels = async ({ action }) => {
    if (action !== 'trash-photos.upload') return;
    onTheWay++;
    await held;
  };
  start();
  await until(() => onTheWay === 2);
  await note('meanwhile');
  await until(() => applied().includes('inspections.update'));
  expect(onTheWay).toBe(2);
  arrive();
  await until(empty);
  expect(photosThere()).toHaveLength(4);
});

test("outbox: submitting waits until the server has the project's photos", async () => {
  await addPhoto(inspectionId, 'van.jpg', 'a van');
  await perform(inspectionActions.submit, { params: { id: inspectionId }, body: {} });
  at.office.judge = ({ action }) => (action === 'trash-photos.upload' ? 'fail' : 'work');
  start();
  await restIs('trash-photos.upload', 'inspections.submit');
  at.office.judge = () => 'work';
  await until(empty, () => at.sender!.wake());
  expect(applied()).toEqual(['inspections.create', 'trash-photos.upload', 'inspections.submit']);
});

test('outbox: a cancellation lets earlier photos go first, and a refused one does not hold it back', async () => {
  await addPhoto(inspectionId, 'good.jpg', 'good');
  await addPhoto(inspectionId, 'bad.jpg', 'bad bytes');
  await perform(inspectionActions.cancel, {
    params: { id: inspectionId },
    body: { cancellationReason: 'Weather Conditions' },
  });
  at.office.judge = ({ body }) =>
    (body.file as { name?: string } | undefined)?.name === 'bad.jpg'
      ? { status: 400, code: 'validation_failed', message: 'The file is not an image.' }
      : 'work';
  start();
  await restIs('trash-photos.upload');
  expect(applied()).toEqual(['inspections.create', 'trash-photos.upload', 'inspections.cancel']);
});

test('outbox: a refused photo stays with its bytes and reason; retried it arrives, discarded it leaves no trace', async () => {
  at.office.judge = ({ action }) =>
    action === 'trash-photos.upload'
      ? { status: 413, code: 'file_too_large', message: 'Too large.' }
      : 'work';
  const kept = await addPhoto(inspectionId, 'a.jpg', 'first');
  const given = await addPhoto(inspectionId, 'b.jpg', 'second');
  start();
  await until(async () => (await at.on.outbox.where('state').equals('refused').count()) === 2);
  const [one, other] = await at.on.outbox.toArray();
  expect(one!.refusal).toMatchObject({ status: 413, message: 'Too large.' });
  expect(await at.on.blobs.count()).toBe(2);
  expect(await discard(at.on, other!.seq)).toBe(true);
  expect(await at.on.blobs.get(given)).toBeUndefined();
  expect(await at.on.thumbs.get(given)).toBeUndefined();
  at.office.judge = () => 'work';
  await retry(at.on, one!.seq);
  await until(empty);
  expect(await photosHere()).toMatchObject([{ id: kept }]);
});

test('outbox: bytes that arrived differently stay on the device', async () => {
  at.office.amend = ({ action }, data) =>
    action === 'trash-photos.upload' ? { ...(data as object), sha256: '0'.repeat(64) } : data;
  const id = await addPhoto(inspectionId, 'van.jpg', 'a van');
  start();
  await until(async () => (await refused()) !== undefined);
  expect((await refused())!.refusal).toMatchObject({ code: 'bytes_differ' });
  expect(await at.on.blobs.get(id)).toBeDefined();
});

test('outbox: a photo never sent is removed without a call; one that may be there is deleted after it', async () => {
  const never = await addPhoto(inspectionId, 'a.jpg', 'first');
  const entry = (await at.on.outbox.toArray()).find(({ upload }) => upload === never)!;
  expect(await discard(at.on, entry.seq)).toBe(true);
  expect(await photosHere()).toEqual([]);
  const sent = await addPhoto(inspectionId, 'b.jpg', 'second');
  at.office.judge = ({ action }) => (action === 'trash-photos.upload' ? 'drop-answer' : 'work');
  start();
  await until(() => applied().includes('trash-photos.upload'));
  await until(async () => (await at.on.outbox.toArray())[0]?.state === 'waiting');
  const attempted = (await at.on.outbox.toArray())[0]!;
  expect(await discard(at.on, attempted.seq)).toBe(false);
  await remove(sent);
  expect(await photosHere()).toEqual([]);
  // The same picture under another id must not overtake the deletion.
  const again = await addPhoto(inspectionId, 'b.jpg', 'second');
  at.office.judge = () => 'work';
  await until(empty, () => at.sender!.wake());
  expect(applied()).toEqual([
    'inspections.create',
    'trash-photos.upload',
    'trash-photos.remove',
    'trash-photos.upload',
  ]);
  expect(photosThere().map(({ id }) => id)).toEqual([again]);
  expect(await at.on.blobs.count()).toBe(0);
});

test('outbox: a file selected again under the name of one being deleted does not overtake the deletion', async () => {
  const wrong = await addDocument(inspectionId, 'document', 'estimate.pdf', 'the wrong one');
  at.office.judge = ({ action }) => (action === 'documentation.upload' ? 'drop-answer' : 'work');
  start();
  await until(() => applied().includes('documentation.upload'));
  await restIs('documentation.upload');
  await removeDocument(wrong);
  const right = await addDocument(inspectionId, 'document', 'estimate.pdf', 'the right one');
  at.office.judge = () => 'work';
  await until(empty, () => at.sender!.wake());
  expect(applied()).toEqual([
    'inspections.create',
    'documentation.upload',
    'documentation.remove',
    'documentation.upload',
  ]);
  expect((await at.on.documentation.toArray()).map(({ id }) => id)).toEqual([right]);
});

test('outbox: two files that keep failing do not block the others of their project', async () => {
  at.office.judge = ({ body }) =>
    (body.file as { name?: string } | undefined)?.name?.startsWith('bad') ? 'fail' : 'work';
  for (const name of ['bad-1.pdf', 'bad-2.pdf', 'good.pdf'])
    await addDocument(inspectionId, 'document', name, name);
  start();
  await until(
    () => applied().includes('documentation.upload'),
    () => at.sender!.wake(),
  );
  await restIs('documentation.upload', 'documentation.upload');
});

test('outbox: a response from before a photo arrived does not remove it from the screen', async () => {
  start();
  await until(empty);
  let arrive = () => {};
  const held = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  at.office.travels = ({ action }) => (action === 'inspections.update' ? held : Promise.resolve());
  const id = await addPhoto(inspectionId, 'van.jpg', 'a van');
  await note('typed meanwhile');
  await until(async () => (await at.on.blobs.count()) === 0);
  arrive();
  await until(empty);
  expect(await photosHere()).toMatchObject([{ id, fileUrl: `/documentation/file/${id}` }]);
  expect(await at.on.inspections.get(inspectionId)).toMatchObject({ additionalNotes: 'typed meanwhile' });
});

test('outbox: an inspection that gets another id takes its photos along', async () => {
  const theirs = uuidv7();
  at.office.inspection(theirs, projectId);
  at.office.amend = ({ action }, data) =>
    action === 'inspections.create' ? { inspection: at.office.get('inspections', theirs) } : data;
  const id = await addPhoto(inspectionId, 'van.jpg', 'a van');
  start();
  await until(empty);
  expect((await at.on.inspections.get(theirs))!.trashPhotos).toMatchObject([{ id }]);
});

test('outbox: hundreds of unsent files are sent like one: no transaction outlives itself', async () => {
  const taken: string[] = [];
  for (let number = 0; number < 200; number++)
    taken.push(await addDocument(inspectionId, 'photo', `${number}.jpg`, `photo ${number}`));
  const failures: unknown[] = [];
  globalThis.reportError = (error) => failures.push(error);
  start();
  // A busy machine takes its time; sending must never stop entirely.
  for (let left = await at.on.outbox.count(); left > 0; left = await at.on.outbox.count())
    await until(async () => (await at.on.outbox.count()) < left);
  expect(failures).toEqual([]);
  expect((await at.on.documentation.toArray()).map(({ id }) => id)).toEqual(taken);
}, 30_000);
