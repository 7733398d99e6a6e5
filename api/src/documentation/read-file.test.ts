import { createHash } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { v7 as uuidv7 } from 'uuid';
import { expect, test } from 'vitest';
import { addPhoto, startInspection } from '../testing/factories.ts';
import { photographed, picture } from '../testing/pictures.ts';
import { useApi } from '../testing/use-api.ts';

const api = useApi();
const path = (id: string) => `/api/v1/documentation/file/${id}`;

async function uploaded(bytes?: Uint8Array<ArrayBuffer>, name = 'van.jpg') {
  const dana = await api.person();
  const { id } = await startInspection(api.db, dana);
  const whole = bytes ?? (await picture());
  const sent = { params: { id }, body: { inspectionId: id }, file: { name, bytes: whole } };
  return { dana, whole, photo: (await dana.send('trash-photos.upload', sent)).ok() };
}
/** From a file: the server allows sharp no other input in this process. */
async function pictureFacts(response: Response) {
  const copy = join(api.filesDir, `${uuidv7()}.copy`);
  await writeFile(copy, await bodyOf(response));
  return sharp(copy).metadata();
}
const bodyOf = async (response: Response) => new Uint8Array(await response.arrayBuffer());

test('read file: the original, the same bytes, cacheable forever and never executed', async () => {
  const { dana, whole, photo } = await uploaded();
  const response = await dana.fetch('GET', path(photo.id));
  expect(response.status).toBe(200);
  expect(await bodyOf(response)).toEqual(whole);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'image/jpeg',
    'content-length': String(whole.length),
    'content-disposition': `inline; filename="van.jpg"; filename*=UTF-8''van.jpg`,
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, max-age=31536000, immutable',
    'accept-ranges': 'bytes',
    etag: `"${createHash('sha256').update(whole).digest('hex')}"`,
  });
});

test('read file: an address from the API opens every size without a token', async () => {
  const { photo, whole } = await uploaded();
  const response = await api.anyone.fetch('GET', photo.fileUrl);
  expect(await bodyOf(response)).toEqual(whole);
  expect((await api.anyone.fetch('GET', `${photo.fileUrl}&size=320`)).status).toBe(200);
  expect((await api.anyone.fetch('GET', path(photo.id))).status).toBe(401);
});

test('read file: an altered address, refused', async () => {
  const { photo } = await uploaded();
  const other = await uploaded();
  const address = new URL(photo.fileUrl, api.url);
  const [expires, signature] = [address.searchParams.get('expires')!, address.searchParams.get('signature')!];
  for (const wrong of [
    `${path(other.photo.id)}${address.search}`,
    `${path(photo.id)}?expires=${Number(expires) + 3600}&signature=${signature}`,
    `${path(photo.id)}?expires=${expires}&signature=${signature.slice(0, -2)}AA`,
    `${path(photo.id)}?expires=${expires}&signature=`,
    `${path(photo.id)}?expires=${expires}`,
    `${path(photo.id)}?signature=${signature}`,
    `${path(photo.id)}?expires=${expires}&expires=${expires}&signature=${signature}`,
  ]) {
    expect((await api.anyone.fetch('GET', wrong)).status, wrong).toBe(401);
  }
});

test('read file: an address used for another call, refused', async () => {
  const { dana, photo } = await uploaded();
  const { id } = await startInspection(api.db, dana);
  const { search } = new URL(photo.fileUrl, api.url);
  expect((await api.anyone.fetch('GET', `/api/v1/inspections/${id}${search}`)).status).toBe(401);
});

test('read file: renditions, upright, no larger than requested and without camera data', async () => {
  const { dana, photo } = await uploaded(await photographed());
  for (const [size, type] of [
    ['320', 'image/webp'],
    ['1600', 'image/jpeg'],
  ] as const) {
    const response = await dana.fetch('GET', path(photo.id), { query: { size } });
    expect(response.headers.get('content-type')).toBe(type);
    const facts = await pictureFacts(response);
    expect(facts).toMatchObject({ width: 30, height: 60 });
    expect([facts.orientation ?? 1, facts.exif]).toEqual([1, undefined]);
  }
  expect(
    await dana.send('documentation.file', { params: { id: photo.id }, query: { size: '640' } }),
  ).toMatchObject({
    status: 400,
    details: [{ field: 'size' }],
  });
});

test('read file: a large picture, renditions of 320 and 1600 pixels on the longer side', async () => {
  const create = { width: 1000, height: 2400, channels: 4, background: '#0008' } as const;
  const png = new Uint8Array(await sharp({ create }).png().toBuffer());
  const { dana, photo } = await uploaded(png, 'tall.png');
  for (const [size, height] of [
    ['320', 320],
    ['1600', 1600],
  ] as const) {
    const response = await dana.fetch('GET', path(photo.id), { query: { size } });
    expect((await pictureFacts(response)).height).toBe(height);
  }
});

test('read file: a range, sent as requested', async () => {
  const { dana, photo, whole } = await uploaded();
  const size = whole.length;
  const cases: [range: string, status: number, start: number, end: number][] = [
    ['bytes=0-0', 206, 0, 1],
    ['bytes=10-19', 206, 10, 20],
    ['bytes=10-', 206, 10, size],
    ['bytes=-5', 206, size - 5, size],
    [`bytes=0-${size + 100}`, 206, 0, size],
    [`bytes=-${size + 100}`, 206, 0, size],
    ['bytes=5-2', 200, 0, size],
    ['bytes=0-1,5-6', 200, 0, size],
    ['items=0-1', 200, 0, size],
  ];
  for (const [range, status, start, end] of cases) {
    const response = await dana.fetch('GET', path(photo.id), { headers: { Range: range } });
    expect([range, response.status]).toEqual([range, status]);
    expect(await bodyOf(response)).toEqual(whole.slice(start, end));
    const told = status === 206 ? `bytes ${start}-${end - 1}/${size}` : null;
    expect(response.headers.get('content-range')).toBe(told);
    expect(response.headers.get('content-length')).toBe(String(end - start));
  }
  for (const range of [`bytes=${size}-`, 'bytes=-0']) {
    const response = await dana.fetch('GET', path(photo.id), { headers: { Range: range } });
    expect([range, response.status]).toEqual([range, 416]);
    expect(response.headers.get('content-range')).toBe(`bytes */${size}`);
    expect(await response.json()).toMatchObject({ success: false, code: 'range_not_there' });
  }
});

test('read file: bytes a device has, not sent again, and a range only of the same bytes', async () => {
  const { dana, photo, whole } = await uploaded();
  const tag = `"${photo.sha256}"`;
  const get = (headers: Record<string, string>) => dana.fetch('GET', path(photo.id), { headers });
  for (const known of [tag, `W/${tag}`, `"other", ${tag}`, '*']) {
    const response = await get({ 'If-None-Match': known });
    expect([response.status, await response.text()]).toEqual([304, '']);
  }
  expect((await get({ 'If-None-Match': '"other"' })).status).toBe(200);
  expect((await get({ Range: 'bytes=0-1', 'If-Range': tag })).status).toBe(206);
  const changed = await get({ Range: 'bytes=0-1', 'If-Range': '"other"' });
  expect([changed.status, await bodyOf(changed)]).toEqual([200, whole]);
});

test('read file: HEAD, headers without the bytes', async () => {
  const { photo, whole } = await uploaded();
  const response = await fetch(api.url + photo.fileUrl, { method: 'HEAD' });
  expect([response.status, response.headers.get('content-length')]).toEqual([200, String(whole.length)]);
});

test('read file: an unknown file is a 404; one whose bytes are gone is a server error in the log', async () => {
  const { dana, photo } = await uploaded();
  expect(await dana.send('documentation.file', { params: { id: uuidv7() } })).toMatchObject({
    status: 404,
    code: 'file_not_found',
  });
  await rm(join(api.filesDir, 'blobs', photo.sha256.slice(0, 2), photo.sha256));
  expect((await dana.send('documentation.file', { params: { id: photo.id } })).status).toBe(500);
  expect(api.takeErrors()).toMatchObject([{ err: { message: `the bytes of file ${photo.id} are missing` } }]);
});

test("read file: another technician's photo, not found, and nobody else gets its address", async () => {
  const dana = await api.person();
  const { id } = await startInspection(api.db, dana);
  const photo = await addPhoto(dana, id);
  const other = await api.person({ role: 'Lead Technician' });
  expect((await other.fetch('GET', path(photo.id))).status).toBe(404);
  expect(api.logText()).not.toContain('signature=');
});
