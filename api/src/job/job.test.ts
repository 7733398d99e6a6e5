import { createHash } from 'node:crypto';
import { v7 as uuidv7 } from 'uuid';
import { expect, test } from 'vitest';
import { sweepFiles } from '../files/sweep-files.ts';
import { verifyFiles } from '../files/verify-files.ts';
import { addRoom, startInspection, wholeStepOne } from '../testing/factories.ts';
import type { Person } from '../testing/people.ts';
import { photographed, picture } from '../testing/pictures.ts';
import { useApi } from '../testing/use-api.ts';
import { addJobFile, jobOf, sendJobFile } from './testing/add-job-file.ts';

const api = useApi();
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** A project of Dana's whose inspection was submitted. */
async function submitted() {
  const dana = await api.person();
  const { id, projectId } = await startInspection(api.db, dana, wholeStepOne);
  const room = await addRoom(dana, id, { name: 'Kitchen' });
  (await dana.send('inspections.submit', { params: { id }, body: {} })).ok();
  return { dana, id, projectId, room };
}
const numbersOf = async (who: Person, projectId: number) =>
  (await jobOf(who, projectId)).files.map(({ number }) => number);

test('job files: a photo on a completed project has its number, label, room, place and bytes', async () => {
  const { dana, projectId, room } = await submitted();
  const bytes = await photographed();
  const fields = { roomId: room.id, label: ' Kitchen, after ', caption: 'Dry' };
  const photo = await addJobFile(dana, projectId, { name: 'image.jpg', bytes, fields });
  expect(photo).toMatchObject({
    ...{ kind: 'job', projectId, number: 1, category: 'photo', label: 'Kitchen, after', caption: 'Dry' },
    ...{ roomId: room.id, roomName: 'Kitchen', latitude: 41.79, uploadedBy: dana.id, sha256: sha256(bytes) },
  });
  const read = await dana.fetch('GET', photo.url);
  expect(sha256(new Uint8Array(await read.arrayBuffer()))).toBe(photo.sha256);
  expect((await dana.fetch('GET', `/api/v1${photo.filepath}?size=320`)).headers.get('content-type')).toBe(
    'image/webp',
  );
  const { job, files } = await jobOf(dana, projectId);
  expect(files).toEqual([photo]);
  expect(job).toMatchObject({ state: 'Open', counts: { photo: 1, document: 0, voice: 0 } });
});

test('job files: a submitted inspection, its files and its estimate stay as they are', async () => {
  const { dana, id, projectId, room } = await submitted();
  const all = async () => {
    // What is printed, but for the minute: the printer of these tests prints what it is given.
    const printed = async (path: string) => {
      const answer = await dana.fetch('GET', `/api/v1/inspections/${id}/${path}`);
      const {
        printedAt: _,
        project,
        ...input
      } = (await answer.json()) as { printedAt: string; project?: object };
      return { ...input, project: { ...project, jobWrittenAt: null } };
    };
    const files = { params: { inspectionId: id } };
    const rows = await api.db.selectFrom('inspections').selectAll().where('id', '=', id).execute();
    return JSON.stringify([
      rows,
      (await dana.send('documentation.of-inspection', files)).ok(),
      await printed('report.pdf'),
      await printed('estimate.pdf?number=1'),
      await api.db.selectFrom('files').selectAll().where('inspectionId', '=', id).execute(),
    ]);
  };
  const before = await all();
  const photo = await addJobFile(dana, projectId, { fields: { roomId: room.id } });
  await addJobFile(dana, projectId, { category: 'document' });
  const params = { id: projectId, fileId: photo.id };
  (await dana.send('job.update', { params, body: { label: 'After' } })).ok();
  (await dana.send('job.remove', { params })).ok();
  expect(await all()).toBe(before);
});

test('job files: the same id and bytes again is the first file; the same bytes in another job are welcome', async () => {
  const { dana, projectId } = await submitted();
  const [bytes, id] = [await picture(), uuidv7()];
  const file = await addJobFile(dana, projectId, { bytes, name: 'image.jpg', fields: { id } });
  const again = await sendJobFile(dana, projectId, { bytes, name: 'image.jpg', fields: { id } });
  expect(again.status).toBe(200);
  expect(again.ok().file).toEqual(file);
  expect(await sendJobFile(dana, projectId, { bytes, name: 'other.jpg' })).toMatchObject({
    status: 409,
    code: 'duplicate_files',
    message: 'This file is already in this job. Please select a different file.',
  });
  await addJobFile(dana, projectId, { name: 'image.jpg' });
  expect(await sendJobFile(dana, projectId, { fields: { id } })).toMatchObject({ code: 'id_taken' });
  const other = await submitted();
  await addJobFile(other.dana, other.projectId, { bytes });
  expect(await sendJobFile(other.dana, other.projectId, { fields: { id } })).toMatchObject({
    code: 'id_taken',
  });
});

test('job files: many at once have the numbers in turn, and a deleted one is never used again', async () => {
  const { dana, projectId } = await submitted();
  await Promise.all(Array.from({ length: 4 }, () => addJobFile(dana, projectId)));
  expect(await numbersOf(dana, projectId)).toEqual([1, 2, 3, 4]);
  const { files } = await jobOf(dana, projectId);
  (await dana.send('job.remove', { params: { id: projectId, fileId: files[3]!.id } })).ok();
  await addJobFile(dana, projectId);
  expect(await numbersOf(dana, projectId)).toEqual([1, 2, 3, 5]);
});

test('job files: a room that is gone takes its place with it and leaves its name; one of another project is not found', async () => {
  const dana = await api.person();
  const { id, projectId } = await startInspection(api.db, dana);
  const [kitchen, den] = [await addRoom(dana, id, { name: 'Kitchen' }), await addRoom(dana, id)];
  const photo = await addJobFile(dana, projectId, { fields: { roomId: kitchen.id } });
  for (const room of [kitchen, den]) (await dana.send('rooms.remove', { params: { id: room.id } })).ok();
  const late = await addJobFile(dana, projectId, { fields: { roomId: den.id } });
  expect((await jobOf(dana, projectId)).files).toMatchObject([
    { id: photo.id, roomId: null, roomName: 'Kitchen' },
    { id: late.id, roomId: null, roomName: null },
  ]);
  const elsewhere = await startInspection(api.db, dana);
  const room = await addRoom(dana, elsewhere.id);
  const refused = { status: 404, message: 'Room not found' };
  expect(await sendJobFile(dana, projectId, { fields: { roomId: room.id } })).toMatchObject(refused);
  const params = { id: projectId, fileId: photo.id };
  expect(await dana.send('job.update', { params, body: { roomId: room.id } })).toMatchObject(refused);
});

test('job files: an edit names what it replaced, and the log has both', async () => {
  const { dana, projectId, room } = await submitted();
  const photo = await addJobFile(dana, projectId, { fields: { label: 'Before' } });
  const params = { id: projectId, fileId: photo.id };
  const { file, former } = (
    await dana.send('job.update', { params, body: { label: 'After', caption: ' ', roomId: room.id } })
  ).ok();
  expect(file).toEqual({
    ...photo,
    ...{ label: 'After', roomId: room.id, roomName: 'Kitchen' },
    url: file.url,
  });
  expect(former).toEqual([{ field: 'label', value: 'Before' }]);
  const logged = await api.db
    .selectFrom('auditLog')
    .select(['before', 'after'])
    .where('action', '=', 'job-file-changed')
    .where('subjectId', '=', String(projectId))
    .execute();
  expect(logged).toEqual([
    {
      before: { id: photo.id, label: 'Before', roomId: null },
      after: { id: photo.id, label: 'After', roomId: room.id },
    },
  ]);
});

test('job files: who added a file may delete it, and a manager; another technician of the project may not', async () => {
  const { dana, projectId } = await submitted();
  const kim = await api.person();
  const manager = await api.person({ role: 'Manager' });
  const [first, second] = [await addJobFile(dana, projectId), await addJobFile(dana, projectId)];
  await api.db.updateTable('projects').set({ technicianId: kim.id }).where('id', '=', projectId).execute();
  const remove = (who: Person, fileId: string) =>
    who.send('job.remove', { params: { id: projectId, fileId } });
  expect(await remove(kim, first.id)).toMatchObject({ status: 403 });
  expect(await remove(dana, first.id)).toMatchObject({ status: 404, code: 'project_not_found' });
  (await remove(manager, first.id)).ok();
  expect(await remove(manager, first.id)).toMatchObject({ status: 404, code: 'file_not_found' });
  expect((await jobOf(kim, projectId)).files.map(({ id }) => id)).toEqual([second.id]);
});

test("job files: a deleted file's bytes are swept, those of the others stay and are verified", async () => {
  const { dana, projectId } = await submitted();
  const [kept, gone] = [await addJobFile(dana, projectId), await addJobFile(dana, projectId)];
  (await dana.send('job.remove', { params: { id: projectId, fileId: gone.id } })).ok();
  await sweepFiles(api.db, api.files, new Date(Date.now() + 3_600_000));
  const there = await api.stored();
  expect(there).toEqual(expect.arrayContaining([kept.sha256, `${kept.sha256}.320.webp`]));
  expect(there.filter((key) => key.startsWith(gone.sha256))).toEqual([]);
  const differences: unknown[] = [];
  await api.files.blobs.remove(kept.sha256);
  await verifyFiles(api.db, api.files, (difference) => differences.push(difference));
  expect(differences).toEqual([{ sha256: kept.sha256, ids: [kept.id], what: 'the bytes are missing' }]);
});
