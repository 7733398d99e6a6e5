import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { v7 as uuidv7 } from 'uuid';
import { expect, test } from 'vitest';
import { begun, startInspection } from '../testing/factories.ts';
import type { Person } from '../testing/people.ts';
import { bomb, picture } from '../testing/pictures.ts';
import { useApi } from '../testing/use-api.ts';

const api = useApi();
type Bytes = Uint8Array<ArrayBuffer>;

/** A picture of 48 megapixels, slow to process. */
const slow = (nth: number) => bomb(6950 - nth);
const upload = (by: Person, inspectionId: string, bytes: Bytes, { key = uuidv7(), id = uuidv7() } = {}) =>
  by.send('documentation.upload', {
    body: { id, inspectionId, type: 'photo' },
    file: { name: `${id}.jpg`, bytes },
    headers: { 'idempotency-key': key },
  });
const blobOf = async (suffix: string, sha256: string) =>
  join(api.filesDir, 'blobs', sha256.slice(0, 2), sha256 + suffix);
const hashes = async () =>
  new Set((await api.stored()).filter((key) => key.length > 36).map((key) => key.slice(0, 64)));

test("waiting uploads: one person sends many photos at once, another person's photo does not wait for them", async () => {
  const { dana, id } = await begun(api);
  const luis = await api.person();
  const { id: other } = await startInspection(api.db, luis);
  const answered: string[] = [];
  const note = (who: string) => (reply: { status: number }) => {
    expect(reply.status).toBe(201);
    answered.push(who);
  };
  const all = [1, 2, 3].map((nth) => upload(dana, id, slow(nth)).then(note('dana')));
  const incoming = () => readdir(join(api.filesDir, 'incoming'));
  await expect.poll(async () => (await incoming()).length).toBeGreaterThanOrEqual(3);
  await upload(luis, other, await picture()).then(note('luis'));
  await Promise.all(all);
  expect(answered.indexOf('luis')).toBeLessThanOrEqual(1);
}, 30_000);

test('waiting uploads: a picture nobody waits for any more, neither made nor kept', async () => {
  const { dana, id } = await begun(api);
  const before = await hashes();
  const first = upload(dana, id, slow(4));
  const incoming = () => readdir(join(api.filesDir, 'incoming'));
  // One original each; its renditions are beside it.
  const originals = async () => (await incoming()).filter((name) => !name.includes('.')).length;
  await expect.poll(originals).toBe(1);
  const gone = new AbortController();
  const bytes = await picture();
  const form = new FormData();
  for (const [name, value] of Object.entries({ id: uuidv7(), inspectionId: id, type: 'photo' }))
    form.append(name, value);
  form.append('file', new Blob([bytes]), 'left.jpg');
  const left = fetch(`${api.url}/api/v1/documentation/upload`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${dana.token}` },
    body: form,
    signal: gone.signal,
  }).catch((error: Error) => error.name);
  await expect.poll(originals, { interval: 5 }).toBe(2);
  gone.abort();
  expect(await left).toBe('AbortError');
  expect((await first).status).toBe(201);
  await expect.poll(incoming).toEqual([]);
  expect((await hashes()).size).toBe(before.size + 1);
}, 30_000);

test('waiting uploads: bytes already stored, not judged again, whoever sends them under any name', async () => {
  const { dana, id } = await begun(api);
  const bytes = await picture();
  const { file } = (await upload(dana, id, bytes)).ok();
  const sha256 = file.sha256;
  const rendition = await blobOf('.320.webp', sha256);
  await writeFile(rendition, 'as it was made');
  const luis = await api.person();
  const { id: other } = await startInspection(api.db, luis);
  expect((await upload(luis, other, bytes)).status).toBe(201);
  expect(await readFile(rendition, 'utf8')).toBe('as it was made');
});

test('waiting uploads: bytes that were swept, judged and stored again', async () => {
  const { dana, id } = await begun(api);
  const bytes = await picture();
  const { file } = (await upload(dana, id, bytes)).ok();
  const sha256 = file.sha256;
  for (const suffix of ['', '.320.webp', '.1600.jpg']) await rm(await blobOf(suffix, sha256));
  const luis = await api.person();
  const { id: other } = await startInspection(api.db, luis);
  expect((await upload(luis, other, bytes)).status).toBe(201);
  expect((await readFile(await blobOf('.320.webp', sha256))).toString('latin1', 8, 12)).toBe('WEBP');
});

test('waiting uploads: a repeated request, the first response without looking at the picture again', async () => {
  const { dana, id } = await begun(api);
  const bytes = await picture();
  const once = { key: uuidv7(), id: uuidv7() };
  const first = await upload(dana, id, bytes, once);
  const { sha256 } = first.ok().file;
  for (const suffix of ['', '.320.webp', '.1600.jpg']) await rm(await blobOf(suffix, sha256));
  const again = await upload(dana, id, bytes, once);
  expect(again.ok().file.id).toBe(first.ok().file.id);
  expect(again.headers.get('idempotency-replayed')).toBe('true');
  expect(await hashes()).not.toContain(sha256);
});

test('waiting uploads: a file that is there under another key, the first file without looking at the picture again', async () => {
  const { dana, id } = await begun(api);
  const bytes = await picture();
  const first = (await upload(dana, id, bytes, { id: uuidv7() })).ok().file;
  for (const suffix of ['', '.320.webp', '.1600.jpg']) await rm(await blobOf(suffix, first.sha256));
  const again = await upload(dana, id, bytes, { id: first.id });
  expect(again).toMatchObject({ status: 200 });
  expect(again.ok().file.id).toBe(first.id);
  expect(await hashes()).not.toContain(first.sha256);
});

test('waiting uploads: an upload refused whatever its content, refused without looking at it', async () => {
  const { dana, id } = await begun(api);
  const luis = await api.person();
  const broken = (await picture('png', 200)).fill(0, 3000, 60_000);
  expect(await upload(luis, id, broken)).toMatchObject({ status: 404, code: 'inspection_not_found' });
  const taken = uuidv7();
  expect((await upload(dana, id, await picture(), { id: taken })).status).toBe(201);
  expect(await upload(dana, id, broken, { id: taken })).toMatchObject({ status: 409, code: 'id_taken' });
});
