import { readdir } from 'node:fs/promises';
import { afterAll, expect, test } from 'vitest';
import { addFile } from '../documentation/testing/add-file.ts';
import type { ReportInput } from '../reports/inspection/input.ts';
import { openPrinter } from '../reports/render.ts';
import { canRead, readPdf, textOf } from '../reports/testing/read-pdf.ts';
import { addPhoto, addRoom, startInspection, wholeStepOne } from '../testing/factories.ts';
import { progressive, scene } from '../testing/odd-pictures.ts';
import type { Person } from '../testing/people.ts';
import { photographed } from '../testing/pictures.ts';
import { useApi } from '../testing/use-api.ts';

const given: ReportInput[] = [];
const printer = openPrinter();
const api = useApi({
  printer: {
    report(input, path, pictures) {
      given.push(input);
      return printer.report(input, path, pictures);
    },
  },
});
afterAll(() => printer.close());

async function inspectionWithPhotos(who: Person) {
  const { id } = await startInspection(api.db, who, { ...wholeStepOne, additionalNotes: 'Dog in the yard.' });
  const kitchen = await addRoom(who, id, { name: 'Kitchen', position: 2 });
  const basement = await addRoom(who, id, { name: 'Basement', position: 1 });
  const claimSheetData = { zippers: { qty: 2.5 } };
  (
    await who.send('claim-sheets.save', {
      body: { inspectionId: id, inspectionRoomId: kitchen.id, claimSheetData },
    })
  ).ok();
  const photo = (name: string, fields: Record<string, unknown>) => addFile(who, id, { name, fields });
  await photo('one.jpg', { description: 'No room' });
  await photo('two.jpg', { roomId: kitchen.id, description: 'The sink' });
  await addFile(who, id, {
    name: 'three.jpg',
    fields: { roomId: basement.id, description: 'Water line' },
    bytes: await photographed(),
  });
  await addPhoto(who, id, 'van.jpg');
  await addFile(who, id, { type: 'voice', name: 'note.webm' });
  await addFile(who, id, { type: 'document', name: 'letter.pdf', fields: { description: 'First letter' } });
  return { id, kitchen, basement };
}

const projectOf = async (id: string) => {
  const found = api.db.selectFrom('inspections').select('projectId').where('id', '=', id);
  return (await found.executeTakeFirstOrThrow()).projectId;
};
const fetchReport = (who: Person, id: string, query = {}) =>
  who.fetch('GET', `/api/v1/inspections/${id}/report.pdf`, { query });

test('printed report: a full inspection, printed with photos in the order of its rooms', async () => {
  const dana = await api.person();
  const { id, basement } = await inspectionWithPhotos(dana);
  const response = await fetchReport(dana, id);
  expect(response.headers.get('content-type')).toBe('application/pdf');
  expect(response.headers.get('content-disposition')).toBe(
    `attachment; filename="project-${await projectOf(id)}-inspection-1-report.pdf"`,
  );
  const pdf = Buffer.from(await response.arrayBuffer());
  expect(Number(response.headers.get('content-length'))).toBe(pdf.length);

  const input = given.at(-1)!;
  expect(input.photos.map(({ number, of, name, description }) => [number, of, description ?? name])).toEqual([
    [1, 'Basement', 'Water line'],
    [2, 'Kitchen', 'The sink'],
    [3, 'Other photos', 'No room'],
    [4, 'Debris & Equipment', 'van.jpg'],
  ]);
  expect(input.photos[0]).toMatchObject({
    roomId: basement.id,
    capturedAt: '2026-11-20T09:15:30-06:00',
    latitude: 41.79,
    longitude: -88.15,
  });
  expect(input.rooms.map(({ room, rows }) => [room.name, rows])).toEqual([
    ['Basement', {}],
    ['Kitchen', { 105: { qty: 2.5 } }],
  ]);
  expect(input.technicianName).toMatch(/^Dana Whitaker, TECH-\d{4}$/);
  expect(input.voiceNotes).toMatchObject([{ name: 'note.webm', type: 'audio/webm' }]);
  expect(input.documents).toMatchObject([{ name: 'letter.pdf', description: 'First letter' }]);
  expect(input.printedAt).toMatch(/:00\.000Z$/);
  if (!canRead) return;
  readPdf(pdf);
  const text = textOf(pdf);
  for (const told of ['Dog in the yard.', 'Water line', 'The sink', '41.79000° N', 'van.jpg', 'First letter'])
    expect(text).toContain(told);
});

test('printed report: after printing, no temporary file is left', async () => {
  const dana = await api.person();
  const { id } = await startInspection(api.db, dana);
  await (await fetchReport(dana, id)).arrayBuffer();
  const leaving = new AbortController();
  const left = await fetch(`${api.url}/api/v1/inspections/${id}/report.pdf`, {
    headers: { Authorization: `Bearer ${dana.token}` },
    signal: leaving.signal,
  });
  leaving.abort();
  await expect(left.arrayBuffer()).rejects.toThrow();
  expect(await readdir(api.files.incoming)).toEqual([]);
});

test('printed report: its parts, listed and each available', async () => {
  const dana = await api.person();
  const { id } = await inspectionWithPhotos(dana);
  const { report } = (await dana.send('reports.read', { params: { id } })).ok();
  expect(report).toMatchObject({ photos: 4, parts: [{ part: 1, firstPhoto: 1, photos: 4 }] });
  const first = await fetchReport(dana, id, { part: 1 });
  expect((await first.arrayBuffer()).byteLength).toBeLessThanOrEqual(report.size);
  expect((await dana.send('reports.pdf', { params: { id }, query: { part: 2 } })).code).toBe(
    'report_part_not_found',
  );
  expect((await dana.send('reports.pdf', { params: { id }, query: { part: 0 } })).status).toBe(400);
});

test("printed report: another technician's inspection, refused; the office reads everyone's", async () => {
  const [dana, other, office] = [
    await api.person(),
    await api.person(),
    await api.person({ role: 'Manager' }),
  ];
  const { id } = await startInspection(api.db, dana);
  for (const name of ['reports.read', 'reports.pdf'] as const)
    expect((await other.send(name, { params: { id } })).code).toBe('inspection_not_found');
  expect((await fetchReport(office, id)).status).toBe(200);
});

test("printed report: a picture's bytes are gone, the rest is printed", async () => {
  const dana = await api.person();
  const { id } = await startInspection(api.db, dana);
  const { sha256 } = await addFile(dana, id, { fields: { description: 'Lost' } });
  await api.files.blobs.remove(`${sha256}.1600.jpg`);
  const response = await fetchReport(dana, id);
  expect(response.status).toBe(200);
  const pdf = Buffer.from(await response.arrayBuffer());
  if (canRead) expect(textOf(pdf)).toContain('The office no longer has this picture.');
});

test('printed report: a picture that cannot be shown is printed as its name, an incomplete one says so, and distant times both appear', async () => {
  const dana = await api.person();
  const { id } = await startInspection(api.db, dana);
  const odd = { roof: await progressive(16_320, 12_240), wall: (await scene()).slice(0, 60_000) };
  await addFile(dana, id, { name: 'roof.jpg', bytes: odd.roof });
  await addFile(dana, id, { name: 'wall.jpg', bytes: odd.wall });
  const fields = { capturedAt: '2020-01-01T00:00:00' };
  await addFile(dana, id, { name: 'clock.jpg', fields });
  const pdf = Buffer.from(await (await fetchReport(dana, id)).arrayBuffer());
  expect(given.at(-1)!.photos.map(({ name, flaw }) => [name, flaw])).toEqual([
    ['roof.jpg', 'unshown'],
    ['wall.jpg', 'cut'],
    ['clock.jpg', null],
  ]);
  if (!canRead) return;
  const text = textOf(pdf).replace(/\s+/g, ' ');
  expect(text.match(/roof\.jpg/g)).toHaveLength(2);
  expect(text).toContain("The picture can't be shown here. Its file is saved.");
  expect(text).toContain('The picture is incomplete.');
  expect(text).toMatch(/Taken Jan 1, 2020, 12:00 AM, added \w+ \d+, 20\d\d, /);
  expect(text).not.toContain('no longer has');
});
