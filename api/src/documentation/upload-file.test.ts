import { plain } from '@tidemark/contract/testing/files/documents';
import { v7 as uuidv7 } from 'uuid';
import { expect, test } from 'vitest';
import { addRoom, begun, inspectionThatIs, startInspection } from '../testing/factories.ts';
import { photographed, picture } from '../testing/pictures.ts';
import { useApi } from '../testing/use-api.ts';
import { addFile, documentationOf, send, type ToSend } from './testing/add-file.ts';

const empty = { photos: [], documents: [], voiceNotes: [] };
const api = useApi();

test('upload file: a form without a kind or with an unknown one says so', async () => {
  const { dana, id } = await begun(api);
  for (const type of [undefined, 'video', 'constructor']) {
    const body = { inspectionId: id, ...(type && { type }) };
    const file = { name: 'a.jpg', bytes: await picture() };
    expect(await dana.send('documentation.upload', { body, file })).toMatchObject({
      status: 400,
      details: [{ field: 'type', message: 'Choose photo, document or voice.' }],
    });
  }
});

test('upload file: no inspection, the missing id is named', async () => {
  const { dana } = await begun(api);
  const file = { name: 'a.jpg', bytes: await picture() };
  expect(await dana.send('documentation.upload', { body: { type: 'photo' }, file })).toMatchObject({
    status: 400,
    details: [{ field: 'inspectionId', message: 'No inspection ID available for upload' }],
  });
});

test('upload file: room, description, time, place and length, stored with the file', async () => {
  const { dana, id } = await begun(api);
  const room = await addRoom(dana, id);
  const said = { capturedAt: '2026-11-20T09:15:30-06:00', latitude: 41.79, longitude: -88.15 };
  const fields = { roomId: room.id, description: ' North wall ', ...said };
  const photo = await addFile(dana, id, { fields });
  expect(photo).toMatchObject({ ...said, roomId: room.id, description: 'North wall' });
  expect(photo.timestamp).toBe('2026-11-20T15:15:30.000Z');
  const voice = await addFile(dana, id, { type: 'voice', fields: { duration: 12.5 } });
  expect(voice).toMatchObject({ duration: 12.5, roomId: null, timestamp: voice.uploadDate });
  expect(await documentationOf(dana, id)).toEqual({ photos: [photo], documents: [], voiceNotes: [voice] });
  expect(await documentationOf(dana, id, { roomId: room.id })).toEqual({ ...empty, photos: [photo] });
  expect(await documentationOf(dana, id, { type: 'voice' })).toEqual({ ...empty, voiceNotes: [voice] });
});

test("upload file: camera data and device data, the camera's wins", async () => {
  const { dana, id } = await begun(api);
  const fields = { capturedAt: '2020-01-01T00:00:00Z'.slice(0, 19), latitude: 1, longitude: 1 };
  const photo = await addFile(dana, id, { bytes: await photographed(), fields });
  expect(photo).toMatchObject({
    ...{ capturedAt: '2026-11-20T09:15:30-06:00', latitude: 41.79, longitude: -88.15 },
    timestamp: '2026-11-20T15:15:30.000Z',
  });
});

test('upload file: a name another file of its kind has, a duplicate in the specified words', async () => {
  const { dana, id } = await begun(api);
  await addFile(dana, id, { name: 'wall.jpg' });
  const before = await api.stored();
  expect(await send(dana, id, { name: 'wall.jpg' })).toMatchObject({
    status: 409,
    code: 'duplicate_files',
    message: 'This file has already been uploaded. Please select a different file.',
  });
  expect(await api.stored()).toEqual(before);
  await addFile(dana, id, { name: 'wall.jpg', type: 'document' });
  await addFile(dana, id, { name: 'Wall.jpg' });
  for (let count = 0; count < 2; count++) await addFile(dana, id, { name: 'note', type: 'voice' });
  const { id: elsewhere } = await startInspection(api.db, dana);
  await addFile(dana, elsewhere, { name: 'wall.jpg' });
});

test('upload file: the same name many times at once, one photo', async () => {
  const { dana, id } = await begun(api);
  const replies = await Promise.all(Array.from({ length: 4 }, () => send(dana, id, { name: 'wall.jpg' })));
  expect(replies.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
  expect((await documentationOf(dana, id)).photos).toHaveLength(1);
});

test('upload file: the same id and bytes again, the first file, even when the inspection is over; other bytes are refused', async () => {
  const { dana, id } = await begun(api);
  const { id: other } = await startInspection(api.db, dana);
  const [bytes, fields] = [await picture(), { id: uuidv7() }];
  const file = await addFile(dana, id, { bytes, fields, name: 'a.jpg' });
  for (const [at, of] of [
    [id, { name: 'a.jpg' }],
    [other, { bytes }],
    [id, { bytes, type: 'document' }],
  ] as const)
    expect(await send(dana, at, { fields, ...of })).toMatchObject({
      status: at === id && 'type' in of ? 415 : 409,
    });
  await dana.send('inspections.cancel', { params: { id }, body: { cancellationReason: 'Other' } });
  const again = await send(dana, id, { bytes, fields: { id: fields.id.toUpperCase() }, name: 'a.jpg' });
  expect(again.status).toBe(200);
  expect(again.ok().file).toEqual(file);
});

test("upload file: an idempotency key, tied to the upload's fields and bytes", async () => {
  const { dana, id } = await begun(api);
  const sent = { key: `upload-${uuidv7()}`, bytes: await picture(), name: 'a.jpg' };
  const first = await addFile(dana, id, sent);
  const again = await send(dana, id, sent);
  expect(again.headers.get('idempotency-replayed')).toBe('true');
  expect(again.ok().file).toEqual(first);
  const others: ToSend[] = [{ bytes: await picture() }, { name: 'b.jpg' }, { fields: { description: 'x' } }];
  for (const other of others)
    expect(await send(dana, id, { ...sent, ...other })).toMatchObject({ code: 'idempotency_key_reused' });
});

test.each(['Completed', 'Cancelled'] as const)(
  'upload file: a %s inspection takes nothing',
  async (status) => {
    const dana = await api.person();
    const { id } = await inspectionThatIs(api.db, dana, status);
    const before = await api.stored();
    const code = `inspection_${status.toLowerCase()}`;
    expect(await send(dana, id)).toMatchObject({ status: 409, code });
    expect(await api.stored()).toEqual(before);
  },
);

test('upload file: a room of another inspection is not found; a room deleted since does not keep evidence out', async () => {
  const { dana, id } = await begun(api);
  const { id: other } = await startInspection(api.db, dana);
  const [here, there] = [await addRoom(dana, id), await addRoom(dana, other)];
  expect(await send(dana, id, { fields: { roomId: there.id } })).toMatchObject({ code: 'room_not_found' });
  const kept = await addFile(dana, id, { fields: { roomId: here.id } });
  await dana.send('rooms.remove', { params: { id: here.id } });
  const late = await addFile(dana, id, { fields: { roomId: here.id } });
  expect(late.roomId).toBeNull();
  expect((await documentationOf(dana, id)).photos).toEqual([{ ...kept, roomId: null }, late]);
});

test.each([
  ['../../etc/passwd', 'text/plain', 'passwd', 'passwd.txt'],
  ['..\\..\\run.bat', 'text/plain', 'run.bat', 'run.bat.txt'],
  ['page.html', 'image/png', 'page.html', 'page.html.png'],
  ['Möbel – 地下室 🛠️.JPG', 'image/jpeg', 'Möbel – 地下室 🛠️.JPG', 'Möbel – 地下室 🛠️.JPG'],
])(
  'upload file: a file named %j that is %s is called %j and downloads as %j',
  async (name, type, called, downloaded) => {
    const { dana, id } = await begun(api);
    const isText = type === 'text/plain';
    const bytes = isText ? plain() : await picture(type === 'image/png' ? 'png' : 'jpeg');
    const file = await addFile(dana, id, { name, bytes, type: isText ? 'document' : 'photo' });
    expect(file.filename).toBe(called);
    const got = await api.anyone.fetch('GET', file.url);
    await got.arrayBuffer();
    const named = /filename\*=UTF-8''(\S+)$/.exec(got.headers.get('content-disposition')!)![1]!;
    expect(decodeURIComponent(named)).toBe(downloaded);
  },
);
