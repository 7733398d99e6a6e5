import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { get, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { unzipSync } from 'fflate';
import Papa from 'papaparse';
import { expect, test } from 'vitest';
import { addFile } from '../documentation/testing/add-file.ts';
import { addDocument, addTexts } from '../documents/testing/sign-document.ts';
import { addJobFile } from '../job/testing/add-job-file.ts';
import { addPhoto, addRoom, startInspection } from '../testing/factories.ts';
import { useApi } from '../testing/use-api.ts';

const api = useApi({ server: { timeZone: 'America/Chicago' } });

/** A project with a photo in a room, a document, a voice note and a debris photo. */
async function gathered() {
  const dana = await api.person();
  const { id, projectId } = await startInspection(api.db, dana);
  const room = await addRoom(dana, id, { name: 'Kitchen' });
  const files = [
    await addFile(dana, id, {
      name: 'sink.jpg',
      fields: { roomId: room.id, description: '=1+1', capturedAt: '2026-11-20T09:04:00-06:00' },
    }),
    await addFile(dana, id, { type: 'document', name: 'letter.pdf' }),
    await addFile(dana, id, { type: 'voice', name: 'note.webm', fields: { roomId: room.id } }),
  ];
  return { dana, projectId, files, debris: await addPhoto(dana, id) };
}
const addressOf = (projectId: number) => `/api/v1/projects/${projectId}/evidence.zip`;
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

async function unzipped(response: Response) {
  expect(response.status).toBe(200);
  const { 'manifest.csv': manifest, ...files } = unzipSync(new Uint8Array(await response.arrayBuffer()));
  const text = new TextDecoder().decode(manifest);
  const rows = Papa.parse<Record<string, string>>(text, { header: true, skipEmptyLines: true }).data;
  return { files, rows };
}

test('evidence as a ZIP: every original byte for byte, its SHA-256 in the manifest', async () => {
  const { dana, projectId, files: added, debris } = await gathered();
  const response = await dana.fetch('GET', addressOf(projectId));
  expect(response.headers.get('content-disposition')).toBe(
    `attachment; filename="evidence-project-${projectId}.zip"`,
  );
  const { files, rows } = await unzipped(response);
  const [photo, document, voice] = added.map((file) => file.sha256);
  expect(rows.map((row) => row['SHA-256'])).toEqual([photo, debris.sha256, document, voice]);
  expect(rows.map(({ File }) => File)).toEqual(Object.keys(files));
  for (const [path, bytes] of Object.entries(files)) {
    const row = rows.find(({ File }) => File === path)!;
    expect([sha256(bytes), String(bytes.length)]).toEqual([row['SHA-256'], row.Bytes]);
  }
  expect(rows[0]).toMatchObject({
    File: 'photos/001_Kitchen_2026-11-20T0904.jpg',
    Kind: 'Photo',
    Room: 'Kitchen',
    // A spreadsheet takes no formula from it.
    Caption: "'=1+1",
    Taken: '2026-11-20 09:04:00',
    'Original name': 'sink.jpg',
    'Time zone': 'America/Chicago',
  });
});

test('evidence as a ZIP: the address the API hands out needs no token, and is good for that project alone', async () => {
  const { dana, projectId, debris } = await gathered();
  const other = await gathered();
  const { evidence } = (await dana.send('evidence.read', { params: { id: projectId } })).ok();
  expect(evidence.files).toBe(4);
  const { files } = await unzipped(await api.anyone.fetch('GET', evidence.url as `/${string}`));
  const size = Object.values(files).reduce((sum, { length }) => sum + length, 0);
  expect(size).toBe(evidence.size);
  const { search } = new URL(evidence.url, api.url);
  for (const wrong of [`${addressOf(other.projectId)}${search}`, addressOf(projectId)])
    expect((await api.anyone.fetch('GET', wrong)).status).toBe(401);
  // A file's signature opens no project, and a project's no file.
  const file = new URL(debris.fileUrl, api.url);
  expect((await api.anyone.fetch('GET', `${addressOf(projectId)}${file.search}`)).status).toBe(401);
  expect((await api.anyone.fetch('GET', `${file.pathname}${search}`)).status).toBe(401);
});

test("evidence as a ZIP: the job's files have a folder, their numbers and labels", async () => {
  const { dana, projectId } = await gathered();
  const fields = { label: 'Kitchen, after', capturedAt: '2026-11-24T10:00:00-06:00' };
  const photo = await addJobFile(dana, projectId, { name: 'image.jpg', fields });
  const { files, rows } = await unzipped(await dana.fetch('GET', addressOf(projectId)));
  const path = 'job/photos/001_No-room_2026-11-24T1000.jpg';
  expect(rows.at(-1)).toMatchObject({
    File: path,
    Number: '1',
    Caption: 'Kitchen, after',
    'SHA-256': photo.sha256,
  });
  expect(sha256(files[path]!)).toBe(photo.sha256);
});

test('evidence as a ZIP: signed documents are in it, and verify.mjs from it checks them away from the server', async () => {
  const { dana, projectId } = await gathered();
  const texts = await addTexts(await api.person({ role: 'Manager' }));
  await addDocument(dana, projectId, texts);
  await addDocument(dana, projectId, texts);
  const { files } = await unzipped(await dana.fetch('GET', addressOf(projectId)));
  const dir = await mkdtemp(join(tmpdir(), 'tidemark-package-'));
  for (const name of ['documents.json', 'verify.mjs']) await writeFile(join(dir, name), files[name]!);
  const verify = () => promisify(execFile)(process.execPath, ['verify.mjs'], { cwd: dir });
  expect((await verify()).stdout).toMatch(/^2 documents, all in order\. Keys: [0-9a-f]{16}\n$/);
  const json = new TextDecoder().decode(files['documents.json']);
  await writeFile(join(dir, 'documents.json'), json.replace('Maria Alvarez', 'Maria Alvarex'));
  await expect(verify()).rejects.toMatchObject({ code: 1 });
  await rm(dir, { recursive: true });
});

test('evidence as a ZIP: of a project without any it holds the manifest alone', async () => {
  const dana = await api.person();
  const { projectId } = await startInspection(api.db, dana);
  const { files, rows } = await unzipped(await dana.fetch('GET', addressOf(projectId)));
  expect([files, rows]).toEqual([{}, []]);
});

test('evidence as a ZIP: what the office has lost is not there, and the manifest says so', async () => {
  const { dana, projectId, files: added } = await gathered();
  const lost = added[1]!.sha256;
  await rm(join(api.filesDir, 'blobs', lost.slice(0, 2), lost));
  const { files, rows } = await unzipped(await dana.fetch('GET', addressOf(projectId)));
  expect(Object.keys(files)).toHaveLength(3);
  expect(rows.find((row) => row['SHA-256'] === lost)?.File).toBe('not there');
});

test('evidence as a ZIP: a client that goes away ends the stream and closes the file', async () => {
  const { dana, projectId, files: added } = await gathered();
  const { blobs } = api.files;
  const find = blobs.find.bind(blobs);
  // Only the client's going can end it.
  const endless = Readable.from(
    (function* () {
      for (;;) yield Buffer.alloc(65_536);
    })(),
  );
  const closed = once(endless, 'close');
  blobs.find = async (key) => {
    const found = await find(key);
    return key === added[0]!.sha256 && found ? { ...found, read: () => endless } : found;
  };
  const headers = { Authorization: `Bearer ${dana.token}` };
  const asked = get(`${api.url}${addressOf(projectId)}`, { headers });
  const [response] = (await once(asked, 'response')) as [IncomingMessage];
  await once(response, 'data');
  asked.destroy();
  await closed;
  blobs.find = find;
});
