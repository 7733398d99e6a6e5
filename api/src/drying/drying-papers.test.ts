import Papa from 'papaparse';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, expect, test } from 'vitest';
import { openPrinter } from '../reports/render.ts';
import { canReadText, textOf } from '../reports/testing/read-pdf.ts';
import { addProject, startInspection, wholeStepOne } from '../testing/factories.ts';
import type { Person } from '../testing/people.ts';
import { useApi } from '../testing/use-api.ts';
import { addDrying, addOne, at } from './testing/add-drying.ts';

const printer = openPrinter();
const api = useApi({ printer });
afterAll(() => printer.close());

const begun = { status: 'In Progress', startedAt: '2026-11-01T08:00:00Z' } as const;
const get = (who: Person, id: number, file: 'pdf' | 'csv', kind?: string) =>
  who.fetch('GET', `/api/v1/projects/${id}/drying.${file}`, { query: kind ? { kind } : {} });
const rowsOf = async (response: Response) => {
  const { data, errors } = Papa.parse<Record<string, string>>((await response.text()).replace('\uFEFF', ''), {
    header: true,
    skipEmptyLines: true,
  });
  expect(errors).toEqual([]);
  return data;
};

test('drying papers: each report is a PDF with the drying in it, for those who may see the project', async () => {
  const dana = await api.person();
  const id = await addProject(api.db, dana, { ...begun, claimNumber: 'FM-20-118834' });
  await addDrying(dana, id);
  for (const kind of ['full', 'summary', 'equipment']) {
    const response = await get(dana, id, 'pdf', kind);
    expect(response.headers.get('content-disposition')).toContain(`project-${id}-drying-${kind}.pdf`);
    const pdf = Buffer.from(await response.arrayBuffer());
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
    if (!canReadText) continue;
    const text = textOf(pdf).replaceAll(/\s+/g, ' ');
    expect(text).toContain(`Project #${id}`);
    expect(text).toContain('each started 24 hours, 60 minutes of grace');
    if (kind === 'full')
      for (const words of ['North wall', 'Not dry', 'Pin 2']) expect(text).toContain(words);
  }
  expect((await get(await api.person(), id, 'pdf')).status).toBe(404);
});

test('drying papers: a job that has not begun has none', async () => {
  const dana = await api.person();
  const id = await addProject(api.db, dana, { status: 'Assigned' });
  for (const file of ['pdf', 'csv'] as const) {
    const response = await get(dana, id, file);
    expect(response.status).toBe(409);
    expect(await response.text()).toContain('Start the project first.');
  }
});

test('drying CSV: readings and air as they were read, and no cell is a formula', async () => {
  const dana = await api.person();
  const id = await addProject(api.db, dana, begun);
  const { room, meter, visit } = await addDrying(dana, id);
  const point = await addOne(dana, id, 'point', { roomId: room, meterId: meter, number: 3, where: '=1+1' });
  await addOne(dana, id, 'reading', { visitId: visit, pointId: point, value: 12, note: '@home' });
  const readings = await rowsOf(await get(dana, id, 'csv'));
  expect(readings).toHaveLength(2);
  expect(readings.find((row) => row.Point === '3')).toMatchObject({
    ...{ Where: "'=1+1", Note: "'@home", Value: '12', Goal: '12', 'Dry at': '12', State: 'dry' },
    Technician: 'Dana Whitaker',
  });
  const [air] = await rowsOf(await get(dana, id, 'csv', 'air'));
  expect(air).toMatchObject({ Place: 'outside', 'Temperature (°F)': '48', 'RH (%)': '62', GPP: '30.6' });
});

test('drying CSV: a reading of before another meter names its own, and is judged by its own goal', async () => {
  const dana = await api.person();
  const id = await addProject(api.db, dana, begun);
  const { point } = await addDrying(dana, id);
  const meter = uuidv7();
  (await dana.send('drying.add-meter', { body: { id: meter, model: 'Scanner', kind: 'pinless' } })).ok();
  const body = { meterId: meter, scale: 'relative 0-999' as const, typedGoal: 300, goalReason: 'Dry hall' };
  (await dana.send('drying.change-point', { params: { id, recordId: point }, body })).ok();
  const next = { startedAt: '2026-11-22T14:00:00-06:00', endedAt: null };
  const lee = await api.person({ role: 'Manager' });
  const visit = await addOne(lee, id, 'visit', next);
  await addOne(dana, id, 'reading', { visitId: visit, pointId: point, value: 287 });
  const rows = await rowsOf(await get(dana, id, 'csv'));
  expect(rows.map((row) => [row.Meter, row.Scale, row.Value, row.Goal, row.State])).toEqual([
    ['Pin 2', 'relative 0-100', '66', '12', 'wet'],
    ['Scanner', 'relative 0-999', '287', '300', 'dry'],
  ]);
});

test('drying CSV: hours of a unit since the previous visit, and what it comes to', async () => {
  const dana = await api.person();
  const id = await addProject(api.db, dana, begun);
  const { placement } = await addDrying(dana, id);
  const next = { startedAt: '2026-11-22T14:00:00-06:00', endedAt: '2026-11-22T15:00:00-06:00' };
  await addOne(dana, id, 'visit', next);
  const removed = { kind: 'removed' as const, at: '2026-11-23T08:30:00-06:00' };
  (await dana.send('drying.add-event', { params: { id, recordId: placement }, body: removed })).ok();
  const rows = await rowsOf(await get(dana, id, 'csv', 'equipment'));
  const figures = rows.map((row) => [
    row.Visit,
    row['Hours since the previous visit'],
    row.Hours,
    row['Unit-days'],
  ]);
  // Placed at the second visit; 30 hours to the third, 18.5 to its removal: 48.5 hours are two days and grace.
  expect(figures).toEqual([
    ['2', '30', '', ''],
    ['After the last', '18.5', '', ''],
    ['All', '', '48.5', '2'],
  ]);
  expect(at).toBe('2026-11-21T08:00:00-06:00');
});

test('drying: closing its job names the units that still stand', async () => {
  const dana = await api.person();
  const manager = await api.person({ role: 'Manager' });
  const id = await addProject(api.db, dana, begun);
  await addDrying(dana, id);
  expect(await manager.send('job.close', { params: { id }, body: {} })).toMatchObject({
    code: 'job_unfinished',
    details: [{ field: 'job', message: '1 unit is still in.' }],
  });
});

test.skipIf(!canReadText)(
  "drying papers: the intake's category and its date of loss stand where the drying names none",
  async () => {
    const dana = await api.person();
    const { projectId } = await startInspection(api.db, dana, {
      ...{ ...wholeStepOne, insuranceClaimType: 'Insurance', policyType: 'Master', category: 'Category 2' },
      ...{ dateOfLoss: '2026-11-01', arrivalDate: '2026-11-04', arrivalTime: '09:00' },
    });
    await addDrying(dana, projectId);
    const pdf = Buffer.from(await (await get(dana, projectId, 'pdf')).arrayBuffer());
    const text = textOf(pdf).replaceAll(/\s+/g, ' ');
    expect(text).toContain('Category 2: as the intake says');
    expect(text).toContain('Nov 1, 2026');
    expect(text).toMatch(/The loss was \d+ h before arrival: look at the category again\./);
  },
);
