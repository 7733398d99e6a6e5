import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { v7 as uuidv7 } from 'uuid';
import { expect, test } from 'vitest';
import { addPhoto, inspectionThatIs, startInspection } from '../testing/factories.ts';
import type { Person } from '../testing/people.ts';
import { bomb, photographed, picture } from '../testing/pictures.ts';
import { useApi } from '../testing/use-api.ts';

const api = useApi();
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
type Bytes = Uint8Array<ArrayBuffer>;

const upload = (
  who: Person,
  inspectionId: string,
  bytes: Bytes,
  { id, name = 'van.jpg', key }: { id?: string; name?: string; key?: string } = {},
) =>
  who.send('trash-photos.upload', {
    params: { id: inspectionId },
    body: { inspectionId, ...(id && { id }) },
    file: { name, bytes },
    headers: key ? { 'Idempotency-Key': key } : {},
  });
const photosOf = async (who: Person, id: string) =>
  (await who.send('inspections.read', { params: { id } })).ok().inspection.trashPhotos;

/** Everything the server keeps on its disk, by name. */
async function stored(): Promise<string[]> {
  const entries = await readdir(api.filesDir, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
    .sort();
}
async function begun() {
  const dana = await api.person();
  return { dana, id: (await startInspection(api.db, dana)).id };
}

test('a photo is kept byte for byte, with both renditions, and stands in its inspection', async () => {
  const { dana, id } = await begun();
  const bytes = await picture();
  const reply = await upload(dana, id, bytes);
  expect(reply).toMatchObject({ status: 201, message: 'Photo uploaded successfully' });
  const photo = reply.ok();
  const hash = sha256(bytes);
  expect(photo).toMatchObject({ fileName: 'van.jpg', size: bytes.length, sha256: hash });
  expect(await photosOf(dana, id)).toEqual([photo]);
  const folder = join(api.filesDir, 'blobs', hash.slice(0, 2));
  expect(new Uint8Array(await readFile(join(folder, hash)))).toEqual(bytes);
  const kept = [hash, `${hash}.1600.jpg`, `${hash}.320.webp`];
  expect((await stored()).filter((name) => name.startsWith(hash))).toEqual(kept);
  expect(await readdir(join(api.filesDir, 'incoming'))).toEqual([]);
});

test('photos stand in the order they came, in every answer that has the inspection', async () => {
  const { dana, id } = await begun();
  const photos = [await addPhoto(dana, id), await addPhoto(dana, id), await addPhoto(dana, id)];
  expect(await photosOf(dana, id)).toEqual(photos);
  const { inspections } = (await dana.send('inspections.list')).ok();
  expect(inspections.find((one) => one.id === id)!.trashPhotos).toEqual(photos);
  const params = { id };
  const answers = [
    await dana.send('inspections.update', { params, body: { adjuster: 'Kim' } }),
    await dana.send('inspections.update', { params, body: { adjuster: 'Kim' } }),
    await dana.send('inspections.step', { params, body: { currentStep: 2 } }),
    await dana.send('inspections.cancel', { params, body: { cancellationReason: 'Other' } }),
  ];
  for (const answer of answers) expect(answer.ok().inspection.trashPhotos).toEqual(photos);
});

test('time and place of the camera are kept in the record', async () => {
  const { dana, id } = await begun();
  const photo = (await upload(dana, id, await photographed())).ok();
  const row = await api.db
    .selectFrom('files')
    .select(['takenAt', 'latitude', 'longitude', 'type', 'technicianId'])
    .where('id', '=', photo.id)
    .executeTakeFirst();
  expect(row).toEqual({
    takenAt: '2026-11-20T09:15:30-06:00',
    latitude: 41.79,
    longitude: -88.15,
    type: 'image/jpeg',
    technicianId: dana.id,
  });
});

test('the same id and bytes again answer the first photo, also once the inspection is over', async () => {
  const { dana, id } = await begun();
  const bytes = await picture('png');
  const first = await upload(dana, id, bytes, { id: uuidv7(), name: 'a.png' });
  const photo = first.ok();
  await dana.send('inspections.cancel', { params: { id }, body: { cancellationReason: 'Other' } });
  for (const again of [photo.id, photo.id.toUpperCase()]) {
    const reply = await upload(dana, id, bytes, { id: again, name: 'a.png' });
    expect(reply.status).toBe(200);
    expect(reply.ok()).toEqual(photo);
  }
});

test('an id that is another photo’s is refused and leaves nothing behind', async () => {
  const { dana, id } = await begun();
  const { id: other } = await startInspection(api.db, dana);
  const photo = await addPhoto(dana, id);
  const before = await stored();
  for (const inspection of [id, other]) {
    const reply = await upload(dana, inspection, await picture(), { id: photo.id, name: 'other.jpg' });
    expect(reply).toMatchObject({ status: 409, code: 'id_taken' });
  }
  expect(await stored()).toEqual(before);
});

test('a duplicate by name, size or bytes is refused in the specified words', async () => {
  const { dana, id } = await begun();
  const [whole, other] = [await picture(), await picture('png')];
  // A byte after the end of a picture changes nothing of it.
  const [bytes, sameSize] = [new Uint8Array([...whole, 1]), new Uint8Array([...whole, 2])];
  (await upload(dana, id, bytes)).ok();
  const before = await stored();
  for (const [again, name] of [
    [other, 'van.jpg'],
    [bytes, 'trailer.jpg'],
    [sameSize, 'dump.jpg'],
  ] as const) {
    expect(await upload(dana, id, again, { name })).toMatchObject({
      status: 409,
      code: 'duplicate_files',
      message: `Duplicate files detected: ${name}. These files have already been uploaded.`,
    });
  }
  expect(await stored()).toEqual(before);
  expect((await upload(dana, id, other, { name: 'trailer.png' })).status).toBe(201);
  const { id: elsewhere } = await startInspection(api.db, dana);
  expect((await upload(dana, elsewhere, bytes)).status, 'in another inspection it is none').toBe(201);
});

test('the same upload at once, many times under one key, is one photo', async () => {
  const { dana, id } = await begun();
  const bytes = await picture();
  const sent = { id: uuidv7(), key: `upload-${uuidv7()}` };
  const replies = await Promise.all(Array.from({ length: 6 }, () => upload(dana, id, bytes, sent)));
  const statuses = new Set(replies.map(({ status, code }) => `${status} ${code ?? ''}`));
  expect([...statuses].filter((one) => !['201 ', '409 request_in_progress'].includes(one))).toEqual([]);
  const [photo] = await photosOf(dana, id);
  expect(await photosOf(dana, id)).toHaveLength(1);
  const replay = await upload(dana, id, bytes, sent);
  expect(replay.headers.get('idempotency-replayed')).toBe('true');
  expect(replay.ok()).toEqual(photo);
  expect(replay.status).toBe(201);
});

test('the same upload at once without a key is one photo and duplicates', async () => {
  const { dana, id } = await begun();
  const bytes = await picture();
  const replies = await Promise.all(Array.from({ length: 4 }, () => upload(dana, id, bytes)));
  expect(replies.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
  expect(await photosOf(dana, id)).toHaveLength(1);
});

test('a key knows its request by fields and bytes: with others it is refused', async () => {
  const { dana, id } = await begun();
  const [bytes, key] = [await picture(), `upload-${uuidv7()}`];
  const sent = { id: uuidv7(), key };
  const photo = (await upload(dana, id, bytes, sent)).ok();
  const others = [
    upload(dana, id, await picture(), sent),
    upload(dana, id, bytes, { ...sent, name: 'other.jpg' }),
    upload(dana, id, bytes, { ...sent, id: uuidv7() }),
  ];
  for (const reply of await Promise.all(others)) {
    expect(reply).toMatchObject({ status: 422, code: 'idempotency_key_reused' });
  }
  expect(await photosOf(dana, id)).toEqual([photo]);
});

const text = (of: string) => new Uint8Array(new TextEncoder().encode(of));
const invalid = 'Please select valid image files (PNG, JPG, JPEG) under 10MB each.';
const broken = 'This image is damaged or too large to be read.';
const cut = (bytes: Bytes) => bytes.slice(0, Math.floor(bytes.length * 0.6));

test.each<[string, () => Bytes | Promise<Bytes>, object]>([
  [
    'an SVG that says it is a JPEG',
    () => text('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
    { status: 415, code: 'file_type_refused', message: invalid },
  ],
  [
    'a page that says it is a JPEG',
    () => text('<!doctype html><script>alert(1)</script>'),
    { status: 415, code: 'file_type_refused', message: invalid },
  ],
  ['nothing at all', () => new Uint8Array(), { status: 415, code: 'file_type_refused' }],
  [
    'a GIF',
    () => text('GIF89a\u0001\u0000\u0001\u0000;'),
    { status: 415, code: 'file_type_refused', message: invalid },
  ],
  [
    'a file one byte too large',
    () => new Uint8Array(10 * 1024 * 1024 + 1).fill(255),
    { status: 413, code: 'file_too_large', message: invalid },
  ],
  [
    'a JPEG that was cut off',
    async () => cut(await picture('jpeg', 400)),
    { status: 400, details: [{ field: 'file', message: broken }] },
  ],
  [
    'a PNG that was cut off',
    async () => cut(await picture('png', 100)),
    { status: 400, details: [{ field: 'file', message: broken }] },
  ],
  [
    'only the first bytes of a JPEG',
    () => new Uint8Array([255, 216, 255, 224, 0, 16, 74, 70, 73, 70]),
    { status: 400, details: [{ field: 'file', message: broken }] },
  ],
  [
    'a bomb of 900 megapixels',
    () => bomb(30_000),
    { status: 400, details: [{ field: 'file', message: broken }] },
  ],
])('%s is refused and leaves nothing behind', async (_, make, refusal) => {
  const { dana, id } = await begun();
  const before = await stored();
  expect(await upload(dana, id, await make())).toMatchObject(refusal);
  expect(await stored()).toEqual(before);
  expect(await photosOf(dana, id)).toEqual([]);
});

test('the type is that of the bytes, whatever the name and the header say', async () => {
  const { dana, id } = await begun();
  const params = { id };
  const file = { name: 'page.html', bytes: await picture('png'), type: 'text/html' };
  const photo = (await dana.send('trash-photos.upload', { params, body: { inspectionId: id }, file })).ok();
  const got = await dana.fetch('GET', `/api/v1/documentation/file/${photo.id}`);
  expect(got.headers.get('content-type')).toBe('image/png');
});

test.each([
  ['../../etc/passwd.jpg', 'passwd.jpg'],
  ['..\\..\\windows\\system.jpg', 'system.jpg'],
  ['/etc/shadow.jpg', 'shadow.jpg'],
  ['Möbel – 地下室 🛠️.jpg', 'Möbel – 地下室 🛠️.jpg'],
  ['50%20off %41.jpg', '50%20off %41.jpg'],
  ["it's; a=b.jpg", "it's; a=b.jpg"],
])('a file named %j is called %j and lies where its hash says', async (name, called) => {
  const { dana, id } = await begun();
  const bytes = await picture();
  const photo = (await upload(dana, id, bytes, { name })).ok();
  expect(photo.fileName).toBe(called);
  expect((await stored()).filter((one) => one.includes('passwd') || one.includes('shadow'))).toEqual([]);
  const got = await dana.fetch('GET', `/api/v1/documentation/file/${photo.id}`);
  const named = /filename\*=UTF-8''(\S+)$/.exec(got.headers.get('content-disposition')!)![1]!;
  expect(decodeURIComponent(named)).toBe(called);
});

test.each(['Completed', 'Cancelled'] as const)('a %s inspection takes and loses no photo', async (status) => {
  const dana = await api.person();
  const { id } = await inspectionThatIs(api.db, dana, status);
  const before = await stored();
  const code = status === 'Completed' ? 'inspection_completed' : 'inspection_cancelled';
  expect(await upload(dana, id, await picture())).toMatchObject({ status: 409, code });
  const params = { id, photoId: uuidv7() };
  expect(await dana.send('trash-photos.remove', { params })).toMatchObject({ status: 409, code });
  expect(await stored()).toEqual(before);
});

test('an inspection that is not the one of the address is not found', async () => {
  const { dana, id } = await begun();
  const { id: other } = await startInspection(api.db, dana);
  const file = { name: 'a.jpg', bytes: await picture() };
  const reply = await dana.send('trash-photos.upload', {
    params: { id },
    body: { inspectionId: other },
    file,
  });
  expect(reply).toMatchObject({ status: 404, code: 'inspection_not_found' });
});

test('a deleted photo is gone from its inspection, the log keeps what it was, and it may come again', async () => {
  const { dana, id } = await begun();
  const bytes = await picture();
  const photo = (await upload(dana, id, bytes)).ok();
  const params = { id, photoId: photo.id };
  expect(await dana.send('trash-photos.remove', { params })).toMatchObject({
    status: 200,
    message: 'Photo deleted successfully',
  });
  expect(await photosOf(dana, id)).toEqual([]);
  expect((await dana.fetch('GET', photo.fileUrl)).status).toBe(404);
  expect(await dana.send('trash-photos.remove', { params })).toMatchObject({ code: 'trash_photo_not_found' });
  const log = await api.db
    .selectFrom('auditLog')
    .select(['action', 'before', 'after'])
    .where('subjectId', '=', id)
    .orderBy('id')
    .execute();
  const { fileUrl: _, createdAt, ...facts } = photo;
  expect(log.slice(1)).toEqual([
    { action: 'trash-photo-added', before: null, after: facts },
    { action: 'trash-photo-deleted', before: { ...facts, createdAt }, after: null },
  ]);
  expect((await upload(dana, id, bytes)).status).toBe(201);
});
