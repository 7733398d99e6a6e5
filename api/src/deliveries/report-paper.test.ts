import { randomBytes } from 'node:crypto';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { v7 as uuidv7 } from 'uuid';
import { expect, test } from 'vitest';
import { renditions } from '../files/pictures.ts';
import type { ReportInput } from '../reports/read.ts';
import type { Person } from '../testing/people.ts';
import { useApi } from '../testing/use-api.ts';
import { eventually, filledInspection, folder, workHere } from './testing/work-here.ts';

const api = useApi();

/** Photos whose report pictures are nine million bytes each: two fill a part. */
async function addLargePhotos(by: Person, inspectionId: string, count: number): Promise<string> {
  const sha256 = randomBytes(32).toString('hex');
  const path = join(api.filesDir, sha256);
  await writeFile(path, Buffer.alloc(9_000_000));
  await api.files.blobs.put(sha256 + renditions['1600'].suffix, path);
  for (let nth = 1; nth <= count; nth++) {
    const type = 'image/jpeg';
    const facts = { kind: 'trash-photo', name: `${nth}.jpg`, type, size: 9_000_000, sha256 } as const;
    await api.db
      .insertInto('files')
      .values({ id: uuidv7(), inspectionId, technicianId: by.id, ...facts })
      .execute();
  }
  return sha256;
}

const titles = [
  'Inspection report, part 1 of 3',
  'Inspection report, part 2 of 3',
  'Inspection report, part 3 of 3',
];
const inFolder = async (dir: string) =>
  (await readdir(join(dir, 'drive/TSP Claim Sheets')))
    .filter((name) => name.includes(' - report, part '))
    .sort();

test('deliveries: a report too large for one file, sent in parts with every photo once', async () => {
  const dir = await folder();
  const { id, projectId, by, deliveries, states } = await filledInspection(api);
  await addLargePhotos(by, id, 5);
  (await by.send('inspections.complete', { params: { id } })).ok();
  await workHere(api, dir);
  await expect.poll(states, eventually).toEqual(Array(8).fill('done'));
  const reports = (await deliveries()).filter(({ title }) => title.startsWith('Inspection report'));
  expect(reports.map(({ title }) => title)).toEqual(titles);

  const names = [1, 2, 3].map((nth) => `Project ${projectId} - Inspection 1 - report, part ${nth} of 3.pdf`);
  expect(await inFolder(dir)).toEqual(names);
  const parts = await Promise.all(
    names.map(async (name) => {
      const text = await readFile(join(dir, 'drive/TSP Claim Sheets', name), 'utf8');
      return JSON.parse(text) as ReportInput;
    }),
  );
  expect(parts.map(({ part, fileName }) => [part, fileName])).toEqual([
    [{ number: 1, count: 3, from: 0, to: 2 }, names[0]],
    [{ number: 2, count: 3, from: 2, to: 4 }, names[1]],
    [{ number: 3, count: 3, from: 4, to: 5 }, names[2]],
  ]);
  expect(new Set(parts.map(({ printedAt }) => printedAt)).size).toBe(1);
  expect(await readdir(api.files.incoming)).toEqual([]);
});

test('deliveries: pictures lost after the parts were counted, no part is added, repeated or left out', async () => {
  const dir = await folder();
  const { id, by, boss, deliveries, states } = await filledInspection(api);
  const large = await addLargePhotos(by, id, 4);
  const kept = await addLargePhotos(by, id, 1);
  (await by.send('inspections.complete', { params: { id } })).ok();
  // A file instead of the drive's folder: every try fails, once its report is counted.
  await writeFile(join(dir, 'drive'), '');
  await workHere(api, dir, {}, { failures: 100 });
  const reports = async () =>
    (await deliveries()).filter(({ title }) => title.startsWith('Inspection report'));
  await expect.poll(async () => (await reports()).filter((one) => one.nextTryAt).length, eventually).toBe(3);

  await api.files.blobs.remove(large + renditions['1600'].suffix);
  expect(await api.files.blobs.find(kept + renditions['1600'].suffix)).not.toBeNull();
  await rm(join(dir, 'drive'));
  for (const one of await deliveries()) await boss.send('deliveries.retry', { params: { id: one.id } });
  await expect.poll(states, eventually).toEqual(Array(8).fill('done'));
  expect((await reports()).map(({ title }) => title)).toEqual(titles);
  expect(await inFolder(dir)).toHaveLength(3);
});

test("deliveries: a worker that cannot see the server's files says so and sends no report without its pictures", async () => {
  const dir = await folder();
  const { id, by, deliveries } = await filledInspection(api);
  const sha256 = await addLargePhotos(by, id, 2);
  await api.files.blobs.remove(sha256 + renditions['1600'].suffix);
  (await by.send('inspections.complete', { params: { id } })).ok();
  await workHere(api, dir);
  const report = async () => (await deliveries()).find(({ title }) => title.startsWith('Inspection report'));
  await expect
    .poll(async () => (await report())?.lastError, eventually)
    .toMatch(/FILES and DATA_DIR must be/);
  expect(await report()).toMatchObject({ state: 'waiting' });
  expect(await inFolder(dir)).toEqual([]);
});
