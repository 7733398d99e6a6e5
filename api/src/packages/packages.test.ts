import { createHash } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PackageKind } from '@tidemark/contract/packages/package';
import { unzipSync } from 'fflate';
import { sql } from 'kysely';
import Papa from 'papaparse';
import { v7 as uuidv7 } from 'uuid';
import { expect, test, vi } from 'vitest';
import { addFile } from '../documentation/testing/add-file.ts';
import { addDocument, addTexts } from '../documents/testing/sign-document.ts';
import { addDrying } from '../drying/testing/add-drying.ts';
import { addJobFile } from '../job/testing/add-job-file.ts';
import { addPhoto, addProject, addRoom, startInspection, wholeStepOne } from '../testing/factories.ts';
import type { Person } from '../testing/people.ts';
import { useApi } from '../testing/use-api.ts';
import { giveUpPackages } from './give-up-packages.ts';
import { workPackagesHere } from './testing/work-packages-here.ts';

const api = useApi({ server: { timeZone: 'America/Chicago' } });
const eventually = { timeout: 20_000, interval: 100 };
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const leftHalf = { kind: 'blur', x: 0, y: 0, toX: 5000, toY: 10_000, text: '' };

/** A submitted inspection with photos in a room, debris and files of its job, and two signed documents. */
async function gathered() {
  const dana = await api.person();
  const { id, projectId } = await startInspection(api.db, dana, wholeStepOne);
  const room = await addRoom(dana, id, { name: 'Hall bath / 2nd floor' });
  const sink = await addFile(dana, id, {
    name: 'sink.jpg',
    fields: { roomId: room.id, description: '=1+1', shot: 'damage', capturedAt: '2026-11-20T09:04:00-06:00' },
  });
  const debris = await addPhoto(dana, id);
  const texts = await addTexts(await api.person({ role: 'Manager' }));
  await addDocument(dana, projectId, texts);
  const w9 = await addJobFile(dana, projectId, { category: 'document', fields: { label: 'W-9' } });
  const front = await addJobFile(dana, projectId, {
    fields: { shot: 'front', label: 'Front', capturedAt: '2026-11-24T10:00:00-06:00' },
  });
  return { dana, id, projectId, sink, debris, w9, front };
}

const make = (who: Person, id: number, body: { kind: PackageKind; parts?: boolean; through?: string }) =>
  who.send('packages.make', { params: { id }, body });

async function made(who: Person, id: number, body: Parameters<typeof make>[2] = { kind: 'incomplete' }) {
  const { id: packageId, state } = (await make(who, id, body)).ok().package;
  expect(state).toBe('building');
  const params = { id, packageId };
  const read = async () => (await who.send('packages.read', { params })).ok().package;
  await vi.waitFor(async () => expect((await read()).state).not.toBe('building'), eventually);
  return { params, packed: await read() };
}

async function fetched(url: string) {
  const response = await api.anyone.fetch('GET', url as `/${string}`);
  expect(response.status).toBe(200);
  return new Uint8Array(await response.arrayBuffer());
}

async function unzipped(url: string) {
  const zip = await fetched(url);
  const files = unzipSync(zip);
  const text = new TextDecoder().decode(files['manifest.csv']);
  const rows = Papa.parse<Record<string, string>>(text, { header: true, skipEmptyLines: true }).data;
  return { zip, files, rows };
}

test('package: papers, documents and originals under the names of the specification, their hashes in the manifest', async () => {
  await workPackagesHere(api);
  const { dana, projectId, sink, debris, w9, front } = await gathered();
  const { packed } = await made(dana, projectId);
  expect(packed).toMatchObject({ state: 'ready', kind: 'incomplete', linkUntil: null, openings: [] });
  const { zip, files, rows } = await unzipped(packed.files[0]!.url);
  expect(packed.files).toMatchObject([{ number: 1, size: zip.length, sha256: sha256(zip) }]);
  const names = [
    '00 Open items.pdf',
    '01 Report.pdf',
    '04 Photos.pdf',
    '05 Documents/01_Work-Authorization.pdf',
    '05 Documents/documents.json',
    '05 Documents/verify.mjs',
    '05 Documents/keys.json',
    '05 Documents/File-01_W-9.pdf',
    '06 Photos/001_Hall-bath-2nd-floor_damage_2026-11-20T0904.jpg',
    expect.stringMatching(/^06 Photos\/002_debris_\d{4}-\d\d-\d\dT\d{4}\.jpg$/),
    '06 Photos/003_front_2026-11-24T1000.jpg',
    'manifest.csv',
  ];
  expect(Object.keys(files)).toEqual(names);
  expect(packed.files[0]!.files.map(({ name }) => name)).toEqual(names);
  for (const row of rows.filter(({ Part }) => Part))
    expect([row.Name, sha256(files[row.Name!]!), String(files[row.Name!]!.length)]).toEqual([
      ...[row.Name, row['SHA-256'], row.Bytes],
    ]);
  const of = (start: string) => rows.find(({ Name }) => Name?.startsWith(start))!;
  expect([
    of('05 Documents/File'),
    of('06 Photos/001'),
    of('06 Photos/002'),
    of('06 Photos/003'),
  ]).toMatchObject([
    { 'SHA-256': w9.sha256 },
    {
      'SHA-256': sink.sha256,
      Captured: '2026-11-20 09:04:00',
      By: 'Dana Whitaker',
      Shot: 'Damage',
      Caption: "'=1+1",
    },
    { 'SHA-256': debris.sha256, Shot: 'Debris', Room: '' },
    { 'SHA-256': front.sha256, Shot: 'Front', Number: '3', 'Time zone': 'America/Chicago' },
  ]);
  const notThere = rows.filter(({ Part }) => !Part).map(({ Name, Note }) => `${Name} ${Note}`);
  expect(notThere).toEqual([
    '02 Estimate.pdf not there: no estimate has been saved',
    '03 Drying.pdf not there: no drying',
    '07 Scope.csv not there: no scope was exported',
  ]);
});

test('package: what is hidden on a photo does not leave the house, and the manifest says so', async () => {
  await workPackagesHere(api);
  const { dana, id, projectId, sink } = await gathered();
  const photos = [{ id: sink.id, marks: { [uuidv7()]: leftHalf } }];
  (await dana.send('documentation.update', { body: { inspectionId: id, documentation: { photos } } })).ok();
  const { packed } = await made(dana, projectId);
  const { files, rows } = await unzipped(packed.files[0]!.url);
  const name = '06 Photos/001_Hall-bath-2nd-floor_damage_2026-11-20T0904_hidden.jpg';
  const row = rows.find(({ Name }) => Name === name)!;
  expect(row).toMatchObject({ 'Original SHA-256': sink.sha256, Note: 'a part of it is hidden' });
  expect(sha256(files[name]!)).toBe(row['SHA-256']);
  expect(Object.values(files).map(sha256)).not.toContain(sink.sha256);
});

test('package: originals the office has lost, or that changed on its disk, are told as not there', async () => {
  await workPackagesHere(api);
  const { dana, projectId, sink, front } = await gathered();
  const pathOf = (key: string) => join(api.filesDir, 'blobs', key.slice(0, 2), key);
  await rm(pathOf(sink.sha256));
  await writeFile(pathOf(front.sha256), 'rotten');
  const { packed } = await made(dana, projectId);
  const { files, rows } = await unzipped(packed.files[0]!.url);
  expect(Object.keys(files).filter((name) => name.startsWith('06'))).toHaveLength(1);
  expect(rows.filter(({ Name }) => Name?.startsWith('06')).map(({ Note }) => Note)).toEqual([
    ...['', 'not there: lost', 'not there: damaged'],
  ]);
});

test('package: a complete one is refused with what is missing up to the stage; an incomplete one lists it', async () => {
  await workPackagesHere(api);
  const { dana, projectId } = await gathered();
  await addDrying(dana, projectId);
  const reason = { ruleId: 'arrival-shot-cause', for: 'job', reason: 'no access', text: 'Snow' } as const;
  (await dana.send('evidence-profiles.waive', { params: { id: projectId }, body: reason })).ok();
  const refused = await make(dana, projectId, { kind: 'complete', through: 'arrival' });
  expect(refused).toMatchObject({ status: 409, code: 'evidence_incomplete' });
  const { packed } = await made(dana, projectId, { kind: 'incomplete', through: 'arrival' });
  expect(packed.open).toBe(refused.details!.length);
  const { files } = await unzipped(packed.files[0]!.url);
  expect(Object.keys(files)).toContain('03 Drying.pdf');
  const list = JSON.parse(new TextDecoder().decode(files['00 Open items.pdf']));
  const said = list.stages.flatMap(({ missing }: { missing: { severity: string; sentence: string }[] }) =>
    missing.filter(({ severity }) => severity === 'must').map(({ sentence }) => sentence),
  );
  expect(list.stages[0].reasons).toMatchObject([
    { asked: 'Cause of loss', reason: 'No access: Snow', by: 'Dana Whitaker' },
  ]);
  expect(said).toEqual(refused.details!.map(({ message }) => message));
  // Of a project without an inspection nothing was asked, and nothing of it is complete.
  const bare = await addProject(api.db, dana);
  expect(await make(dana, bare, { kind: 'complete' })).toMatchObject({ code: 'evidence_incomplete' });
});

test('package: in parts each ZIP is below 25 MB and has the manifest of all', async () => {
  await workPackagesHere(api);
  const { dana, projectId } = await gathered();
  for (let count = 0; count < 2; count++) {
    const bytes = new Uint8Array(13_000_000);
    bytes.set(new TextEncoder().encode(`%PDF-1.7\n${count}\n`));
    bytes.set(new TextEncoder().encode('\n%%EOF\n'), bytes.length - 7);
    await addJobFile(dana, projectId, { category: 'document', name: `${count}.pdf`, bytes });
  }
  const { packed } = await made(dana, projectId, { kind: 'incomplete', parts: true });
  expect(packed.files.map(({ number }) => number)).toEqual([1, 2]);
  expect(packed).toMatchObject({ parts: true, zips: 2 });
  const whole: Record<string, Uint8Array> = {};
  for (const { url, size } of packed.files) {
    expect(size).toBeLessThan(25_000_000);
    const { files, rows } = await unzipped(url);
    Object.assign(whole, files);
    expect(new Set(rows.map(({ Part }) => Part))).toEqual(new Set(['1', '2', '']));
  }
  const { rows } = await unzipped(packed.files[1]!.url);
  for (const { Name, 'SHA-256': hash } of rows.filter(({ Part }) => Part))
    expect(sha256(whole[Name!]!)).toBe(hash);
});

test('package: a download is cut and resumed by its range; its tag is its hash, its address good for its project alone', async () => {
  await workPackagesHere(api);
  const { dana, projectId } = await gathered();
  const { packed } = await made(dana, projectId);
  const [{ url, sha256: hash, size }] = packed.files as [(typeof packed.files)[0]];
  const whole = await fetched(url);
  const rest = await api.anyone.fetch('GET', url as `/${string}`, {
    headers: { Range: `bytes=${size - 100}-`, 'If-Range': `"${hash}"` },
  });
  expect([rest.status, rest.headers.get('etag')]).toEqual([206, `"${hash}"`]);
  expect(rest.headers.get('cache-control')).toBe('private, no-cache');
  expect(rest.headers.get('content-disposition')).toContain(`project-${projectId}-package.zip`);
  expect(new Uint8Array(await rest.arrayBuffer())).toEqual(whole.slice(-100));
  const other = await gathered();
  const elsewhere = url.replace(`/${projectId}/`, `/${other.projectId}/`) as `/${string}`;
  expect((await api.anyone.fetch('GET', elsewhere)).status).toBe(401);
  expect(
    await other.dana.send('packages.read', { params: { id: other.projectId, packageId: packed.id } }),
  ).toMatchObject({ status: 404, code: 'package_not_found' });
});

test('package: while it is built nothing of it is given out; one that cannot be built says so', async () => {
  const { dana, projectId } = await gathered();
  const { id: packageId } = (await make(dana, projectId, { kind: 'incomplete' })).ok().package;
  const params = { id: projectId, packageId };
  const early = await dana.fetch('GET', `/api/v1/projects/${projectId}/packages/${packageId}.zip`);
  expect(early.status).toBe(409);
  expect(await dana.send('packages.link', { params })).toMatchObject({ code: 'package_not_ready' });
  await api.db.updateTable('packages').set({ kind: 'complete' }).where('id', '=', packageId).execute();
  await workPackagesHere(api);
  const read = async () => (await dana.send('packages.read', { params })).ok().package;
  await vi.waitFor(async () => expect((await read()).state).toBe('failed'), eventually);
  expect((await read()).lastError).toBe('Some evidence was removed while the package was built.');
});

test('package: a month after, without a link, its bytes are given up', async () => {
  await workPackagesHere(api);
  const { dana, projectId } = await gathered();
  const { params, packed } = await made(dana, projectId);
  (await dana.send('packages.link', { params })).ok();
  await api.db
    .updateTable('packages')
    .set({ readyAt: sql<string>`now() - interval '31 days'` })
    .where('id', '=', packed.id)
    .execute();
  expect(await giveUpPackages(api.db)).toBe(0);
  (await dana.send('packages.end-link', { params })).ok();
  expect(await giveUpPackages(api.db)).toBe(1);
  const { packages } = (await dana.send('packages.list', { params: { id: projectId } })).ok();
  expect(packages).toMatchObject([{ id: packed.id, state: 'expired', zips: 0, size: 0 }]);
  expect(await dana.send('packages.link', { params })).toMatchObject({ code: 'package_not_ready' });
});
