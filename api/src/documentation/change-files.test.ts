import { v7 as uuidv7 } from 'uuid';
import { expect, test } from 'vitest';
import { addPhoto, addRoom, begun, startInspection } from '../testing/factories.ts';
import type { Person } from '../testing/people.ts';
import { useApi } from '../testing/use-api.ts';
import { addFile, documentationOf } from './testing/add-file.ts';

const api = useApi();
const update = (who: Person, inspectionId: string, documentation: object) =>
  who.send('documentation.update', { body: { inspectionId, documentation } });
const log = async (id: string) => {
  const rows = api.db
    .selectFrom('auditLog')
    .select(['action', 'before', 'after'])
    .where('subjectId', '=', id);
  return (await rows.orderBy('id').execute()).slice(1);
};

test('change files: some fields are sent, only they change and the log keeps the old values', async () => {
  const { dana, id } = await begun(api);
  const room = await addRoom(dana, id);
  const photo = await addFile(dana, id, { fields: { description: 'Wall' } });
  const document = await addFile(dana, id, { type: 'document', fields: { roomId: room.id } });
  const reply = await update(dana, id, {
    photos: [{ id: photo.id, roomId: room.id, claimItemId: room.id, tags: ['wet', 'north'] }],
    documents: [{ id: document.id.toUpperCase(), description: ' Policy ', roomId: null }],
  });
  expect(reply).toMatchObject({ status: 200, message: 'Updated' });
  const after = {
    photos: [{ ...photo, roomId: room.id, claimItemId: room.id, tags: ['wet', 'north'] }],
    documents: [{ ...document, description: 'Policy', roomId: null }],
    voiceNotes: [],
  };
  expect(reply.ok().documentation).toEqual(after);
  expect(await documentationOf(dana, id)).toEqual(after);
  expect((await log(id)).slice(2)).toEqual([
    {
      action: 'file-changed',
      before: { id: photo.id, roomId: null, claimItemId: null, tags: [] },
      after: { id: photo.id, roomId: room.id, claimItemId: room.id, tags: ['wet', 'north'] },
    },
    {
      action: 'file-changed',
      before: { id: document.id, description: null, roomId: room.id },
      after: { id: document.id, description: 'Policy', roomId: null },
    },
  ]);
});

test('change files: a file sent back as it was read, nothing changes or is logged', async () => {
  const { dana, id } = await begun(api);
  const photo = await addFile(dana, id, { fields: { description: 'Wall' } });
  const before = await log(id);
  const asSpecified = [
    'id',
    'url',
    'filename',
    'timestamp',
    'roomId',
    'claimItemId',
    'description',
    'tags',
  ] as const;
  const part = Object.fromEntries(asSpecified.map((field) => [field, photo[field]]));
  for (const sent of [photo, part]) {
    expect((await update(dana, id, { photos: [sent] })).ok().documentation.photos).toEqual([photo]);
  }
  const named = { ...photo, filename: 'other.jpg', size: 1, url: 'https://elsewhere.example' };
  expect((await update(dana, id, { photos: [named] })).ok().documentation.photos).toEqual([photo]);
  expect(await log(id)).toEqual(before);
});

test('change files: a blank description, none', async () => {
  const { dana, id } = await begun(api);
  const photo = await addFile(dana, id, { fields: { description: 'Wall' } });
  const { documentation } = (await update(dana, id, { photos: [{ id: photo.id, description: ' ' }] })).ok();
  expect(documentation.photos[0]!.description).toBeNull();
});

test('change files: one missing file or one of another kind, none of the files change', async () => {
  const { dana, id } = await begun(api);
  const { id: other } = await startInspection(api.db, dana);
  const photo = await addFile(dana, id);
  const wrong = [uuidv7(), (await addFile(dana, other)).id, (await addPhoto(dana, id)).id];
  const document = await addFile(dana, id, { type: 'document' });
  for (const unknown of [...wrong, document.id]) {
    const photos = [
      { id: photo.id, description: 'x' },
      { id: unknown, description: 'x' },
    ];
    expect(await update(dana, id, { photos })).toMatchObject({ status: 404, code: 'file_not_found' });
  }
  expect((await documentationOf(dana, id)).photos).toEqual([photo]);
});

test('change files: a room of another inspection, not found', async () => {
  const { dana, id } = await begun(api);
  const { id: other } = await startInspection(api.db, dana);
  const [photo, room] = [await addFile(dana, id), await addRoom(dana, other)];
  for (const field of ['roomId', 'claimItemId'])
    expect(await update(dana, id, { photos: [{ id: photo.id, [field]: room.id }] })).toMatchObject({
      code: 'room_not_found',
    });
});

test.each([
  [{ description: 'x'.repeat(2001) }, 'documentation.photos.0.description'],
  [{ tags: [''] }, 'documentation.photos.0.tags.0'],
  [{ colour: 'red' }, 'documentation.photos.0.colour'],
])('change files: %o is refused by its field', async (change, field) => {
  const { dana, id } = await begun(api);
  const photo = await addFile(dana, id);
  expect(await update(dana, id, { photos: [{ id: photo.id, ...change }] })).toMatchObject({
    status: 400,
    details: [{ field }],
  });
});

test('change files: no inspection, the missing id is named', async () => {
  const dana = await api.person();
  expect(await dana.send('documentation.update', { body: { documentation: {} } })).toMatchObject({
    details: [{ field: 'inspectionId', message: 'No inspection ID available for update' }],
  });
  const params = { fileId: uuidv7() };
  expect(await dana.send('documentation.remove', { params, query: { type: 'photo' } })).toMatchObject({
    details: [{ field: 'inspectionId', message: 'No inspection ID available for deletion' }],
  });
});

test('change files: a deleted file, gone with its address, and the log keeps what it was', async () => {
  const { dana, id } = await begun(api);
  const { id: other } = await startInspection(api.db, dana);
  const photo = await addFile(dana, id, { name: 'wall.jpg' });
  const remove = (inspectionId: string, type: string) =>
    dana.send('documentation.remove', { params: { fileId: photo.id }, query: { inspectionId, type } });
  for (const [inspectionId, type] of [
    [other, 'photo'],
    [id, 'document'],
  ] as const)
    expect(await remove(inspectionId, type)).toMatchObject({ status: 404, code: 'file_not_found' });
  expect(await remove(id, 'photo')).toMatchObject({ status: 200, message: 'Deleted' });
  expect((await api.anyone.fetch('GET', photo.url)).status).toBe(404);
  expect(await remove(id, 'photo')).toMatchObject({ code: 'file_not_found' });
  expect((await documentationOf(dana, id)).photos).toEqual([]);
  expect((await log(id)).at(-1)).toMatchObject({
    action: 'file-deleted',
    before: { id: photo.id, filename: 'wall.jpg' },
  });
  await addFile(dana, id, { name: 'wall.jpg' });
});

test('change files: an inspection that is over, its files neither change nor go', async () => {
  const { dana, id } = await begun(api);
  const photo = await addFile(dana, id);
  await dana.send('inspections.cancel', { params: { id }, body: { cancellationReason: 'Other' } });
  const photos = [{ id: photo.id, description: 'x' }];
  expect(await update(dana, id, { photos })).toMatchObject({ status: 409, code: 'inspection_cancelled' });
  const query = { inspectionId: id, type: 'photo' };
  expect(await dana.send('documentation.remove', { params: { fileId: photo.id }, query })).toMatchObject({
    code: 'inspection_cancelled',
  });
  expect((await documentationOf(dana, id)).photos).toEqual([photo]);
});
