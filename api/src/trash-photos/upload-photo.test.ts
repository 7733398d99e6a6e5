import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { v7 as uuidv7 } from 'uuid';
import { expect, test } from 'vitest';
import { addPhoto, begun, startInspection } from '../testing/factories.ts';
import { photographed, picture } from '../testing/pictures.ts';
import { useApi } from '../testing/use-api.ts';
import { photosOf, upload } from './testing/upload.ts';

const api = useApi();
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

test('upload trash photo: stored byte for byte with both renditions, listed in its inspection', async () => {
  const { dana, id } = await begun(api);
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
  expect((await api.stored()).filter((name) => name.startsWith(hash))).toEqual(kept);
  expect(await readdir(join(api.filesDir, 'incoming'))).toEqual([]);
});

test('upload trash photo: several, in order of arrival in every response with the inspection', async () => {
  const { dana, id } = await begun(api);
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

test('upload trash photo: one that overtook another in transit, sorted by when it was taken', async () => {
  const { dana, id } = await begun(api);
  const [first, second] = [uuidv7(), uuidv7()];
  (await upload(dana, id, await picture(), { id: second, name: 'second.jpg' })).ok();
  (await upload(dana, id, await picture(), { id: first, name: 'first.jpg' })).ok();
  expect((await photosOf(dana, id)).map(({ fileName }) => fileName)).toEqual(['first.jpg', 'second.jpg']);
});

test("upload trash photo: the camera's time and place, stored and returned in every response", async () => {
  const { dana, id } = await begun(api);
  const photo = (await upload(dana, id, await photographed())).ok();
  const camera = { capturedAt: '2026-11-20T09:15:30-06:00', latitude: 41.79, longitude: -88.15 };
  expect(photo).toMatchObject(camera);
  expect(await photosOf(dana, id)).toEqual([photo]);
  const plain = (await upload(dana, id, await picture(), { name: 'plain.jpg' })).ok();
  expect(plain).toMatchObject({ capturedAt: null, latitude: null, longitude: null });
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

test('upload trash photo: the same id and bytes again, the first photo, even when the inspection is over', async () => {
  const { dana, id } = await begun(api);
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

test("upload trash photo: another photo's id, refused and nothing is left behind", async () => {
  const { dana, id } = await begun(api);
  const { id: other } = await startInspection(api.db, dana);
  const photo = await addPhoto(dana, id);
  const before = await api.stored();
  for (const inspection of [id, other]) {
    const reply = await upload(dana, inspection, await picture(), { id: photo.id, name: 'other.jpg' });
    expect(reply).toMatchObject({ status: 409, code: 'id_taken' });
  }
  expect(await api.stored()).toEqual(before);
});

test('upload trash photo: a duplicate by name, size or bytes, refused in the specified words', async () => {
  const { dana, id } = await begun(api);
  const [whole, other] = [await picture(), await picture('png')];
  // A byte after a picture's end does not change it.
  const [bytes, sameSize] = [new Uint8Array([...whole, 1]), new Uint8Array([...whole, 2])];
  (await upload(dana, id, bytes)).ok();
  const before = await api.stored();
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
  expect(await api.stored()).toEqual(before);
  expect((await upload(dana, id, other, { name: 'trailer.png' })).status).toBe(201);
  const { id: elsewhere } = await startInspection(api.db, dana);
  expect((await upload(dana, elsewhere, bytes)).status, 'in another inspection it is none').toBe(201);
});

test('upload trash photo: the same upload many times at once with one key, one photo', async () => {
  const { dana, id } = await begun(api);
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

test('upload trash photo: the same upload many times at once without a key, one photo and duplicates', async () => {
  const { dana, id } = await begun(api);
  const bytes = await picture();
  const replies = await Promise.all(Array.from({ length: 4 }, () => upload(dana, id, bytes)));
  expect(replies.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
  expect(await photosOf(dana, id)).toHaveLength(1);
});

test('upload trash photo: a key with other fields or bytes, refused', async () => {
  const { dana, id } = await begun(api);
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

test("upload trash photo: an inspection that is not the URL's, not found", async () => {
  const { dana, id } = await begun(api);
  const { id: other } = await startInspection(api.db, dana);
  const file = { name: 'a.jpg', bytes: await picture() };
  const reply = await dana.send('trash-photos.upload', {
    params: { id },
    body: { inspectionId: other },
    file,
  });
  expect(reply).toMatchObject({ status: 404, code: 'inspection_not_found' });
});
