import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import pg from 'pg';
import { v7 as uuidv7 } from 'uuid';
import { expect, test } from 'vitest';
import { Client } from '../testing/client.ts';
import { addPhoto, startInspection } from '../testing/factories.ts';
import { picture } from '../testing/pictures.ts';
import { useApi } from '../testing/use-api.ts';
import { holdSweeps } from './hold-sweeps.ts';
import { sweepFiles } from './sweep-files.ts';

const api = useApi();
const otherServer = fileURLToPath(import.meta.resolve('../testing/other-server.ts'));
const hour = 3_600_000;
const soon = () => new Date(Date.now() + hour);
async function stored(): Promise<string[]> {
  const entries = await readdir(api.filesDir, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
    .sort();
}
const rows = () => api.db.selectFrom('files').select('sha256').execute();
const all = (hashes: string[]) =>
  hashes.flatMap((hash) => [hash, `${hash}.1600.jpg`, `${hash}.320.webp`]).sort();

test("sweep: files no record names and old enough, deleted, a deleted photo's bytes too", async () => {
  const dana = await api.person();
  const { id } = await startInspection(api.db, dana);
  const [kept, gone] = [await addPhoto(dana, id), await addPhoto(dana, id)];
  (await dana.send('trash-photos.remove', { params: { id, photoId: gone.id } })).ok();
  const half = join(api.files.incoming, 'half');
  await writeFile(half, 'half an upload');

  expect(await sweepFiles(api.db, api.files, new Date(Date.now() - hour))).toBe(0);
  expect(await stored()).toEqual([...all([kept.sha256, gone.sha256]), 'half'].sort());
  const old = new Date(Date.now() - 2 * hour);
  await utimes(half, old, old);
  expect(await sweepFiles(api.db, api.files, new Date(Date.now() - hour))).toBe(1);
  expect(await sweepFiles(api.db, api.files, soon())).toBe(3);
  expect(await stored()).toEqual(all([kept.sha256]));
  expect(await sweepFiles(api.db, api.files, soon())).toBe(0);
});

test('sweep: a back-up is reading files, none are deleted', async () => {
  const dana = await api.person();
  const { id } = await startInspection(api.db, dana);
  const photo = await addPhoto(dana, id);
  (await dana.send('trash-photos.remove', { params: { id, photoId: photo.id } })).ok();
  const backUp = new pg.Client({ connectionString: api.databaseUrl });
  await backUp.connect();
  await holdSweeps(backUp);
  expect(await sweepFiles(api.db, api.files, soon())).toBe(0);
  await backUp.end();
  await expect.poll(() => sweepFiles(api.db, api.files, soon())).toBe(3);
});

test('sweep: bytes two inspections share, kept until neither names them', async () => {
  const dana = await api.person();
  const bytes = await picture();
  const places: { id: string; photoId: string; sha256: string }[] = [];
  for (let count = 0; count < 2; count++) {
    const { id } = await startInspection(api.db, dana);
    const sent = { params: { id }, body: { inspectionId: id }, file: { name: 'van.jpg', bytes } };
    const photo = (await dana.send('trash-photos.upload', sent)).ok();
    places.push({ id, photoId: photo.id, sha256: photo.sha256 });
  }
  const [first, second] = places as [(typeof places)[0], (typeof places)[0]];
  for (const [{ id, photoId, sha256 }, removed] of [
    [first, 0],
    [second, 3],
  ] as const) {
    (await dana.send('trash-photos.remove', { params: { id, photoId } })).ok();
    expect(await sweepFiles(api.db, api.files, soon())).toBe(removed);
    expect(await stored()).toEqual(expect.arrayContaining(removed === 0 ? all([sha256]) : []));
  }
});

test('sweep: bytes an upload is just storing, left alone', async () => {
  const dana = await api.person();
  const { id } = await startInspection(api.db, dana);
  const gone = await picture();
  const sent = { params: { id }, body: { inspectionId: id }, file: { name: 'van.jpg', bytes: gone } };
  const before = (await dana.send('trash-photos.upload', sent)).ok();
  (await dana.send('trash-photos.remove', { params: { id, photoId: before.id } })).ok();

  // The upload is stopped between row and commit; the sweep has found its bytes unnamed.
  let sweeping: Promise<number> | undefined;
  await api.db.transaction().execute(async (tx) => {
    await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`file:${before.sha256}`}::text, 0))`.execute(
      tx,
    );
    sweeping = sweepFiles(api.db, api.files, soon());
    await expect
      .poll(async () => {
        const waiting = await sql<{ count: number }>`
          SELECT count(*) FROM pg_locks JOIN pg_database ON pg_database.oid = pg_locks.database
          WHERE locktype = 'advisory' AND NOT granted AND datname = current_database()`.execute(api.db);
        return waiting.rows[0]!.count;
      })
      .toBe(1);
    const row = { inspectionId: id, kind: 'trash-photo', technicianId: dana.id } as const;
    const file = { name: 'van.jpg', type: 'image/jpeg', size: gone.length, sha256: before.sha256 };
    const facts = { takenAt: null, latitude: null, longitude: null };
    await tx
      .insertInto('files')
      .values({ id: uuidv7(), ...row, ...file, ...facts })
      .execute();
  });
  expect(await sweeping).toBe(0);
  expect(await stored()).toEqual(expect.arrayContaining(all([before.sha256])));
});

test('sweep: a server killed between bytes and commit, no row, and the repeated request is done once', async () => {
  const dana = await api.person();
  const { id } = await startInspection(api.db, dana);
  const before = await stored();
  const known = await rows();
  const file = { name: 'van.jpg', bytes: await picture() };
  const headers = { 'Idempotency-Key': `killed-${uuidv7()}` };
  const sent = { params: { id }, body: { id: uuidv7(), inspectionId: id }, file, headers };

  const server = fork(otherServer, [api.databaseUrl, api.filesDir, 'deadly']);
  const [url] = (await once(server, 'message')) as [string];
  const exited = once(server, 'exit');
  await expect(new Client(url, dana.token).send('trash-photos.upload', sent)).rejects.toThrow('fetch failed');
  expect((await exited)[1]).toBe('SIGKILL');

  expect(await rows()).toEqual(known);
  const left = (await stored()).filter((name) => !before.includes(name));
  expect(left.filter((name) => /^[0-9a-f]{64}$/.test(name))).toHaveLength(1);
  expect(await sweepFiles(api.db, api.files, soon())).toBeGreaterThanOrEqual(left.length);
  expect((await stored()).filter((name) => left.includes(name))).toEqual([]);
  // The database notices a killed client late; until then its key is held.
  await expect
    .poll(async () => (await dana.send('trash-photos.upload', sent)).status, { timeout: 10_000 })
    .toBe(201);
  expect(await rows()).toHaveLength(known.length + 1);
});
