import { unquoted } from '@tidemark/contract/csv';
import { noEdits } from '@tidemark/contract/estimates/edits';
import { defaultPriceList } from '@tidemark/contract/price-list/default-list';
import Papa from 'papaparse';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, expect, test } from 'vitest';
import { addFile } from '../documentation/testing/add-file.ts';
import { addJobFile } from '../job/testing/add-job-file.ts';
import { openPrinter } from '../reports/render.ts';
import { canReadText, textOf } from '../reports/testing/read-pdf.ts';
import { addRoom, startInspection, wholeStepOne } from '../testing/factories.ts';
import type { Person } from '../testing/people.ts';
import { useApi } from '../testing/use-api.ts';

const printer = openPrinter();
const api = useApi({ printer });
afterAll(() => printer.close());

const get = (who: Person, id: string, file: string, query = {}) =>
  who.fetch('GET', `/api/v1/inspections/${id}/scope.${file}`, { query });

const header = 'room,code,description,activity,quantity,unit,formula,afterHours,note,photos';
type Row = Record<string, string>;

/** Reads the file as a program does that knows its columns; the ' before formulas is taken away again. */
function rowsOf(text: string): Row[] {
  expect(text.startsWith(`\uFEFF${header}\r\n`)).toBe(true);
  expect(text.replaceAll('\r\n', '')).not.toContain('\n');
  const { data, errors } = Papa.parse<Row>(text.slice(1), { header: true, transform: unquoted });
  expect(errors).toEqual([]);
  return data;
}

/** Two rooms with names that are hard to write, codes, a note, an added line, photos and a van. */
async function written() {
  const [dana, kim] = [await api.person(), await api.person({ role: 'Manager' })];
  const { id, projectId } = await startInspection(api.db, dana, { ...wholeStepOne, pickupVan: 1 });
  const [hall, bath] = [
    await addRoom(dana, id, { name: '=Hall, "north"', dimensionsLength: 12, dimensionsWidth: 10 }),
    await addRoom(dana, id, { name: '浴室 Größe', dimensionsLength: 8, dimensionsWidth: 6 }),
  ];
  const save = async (inspectionRoomId: string, claimSheetData: object) =>
    (
      await dana.send('claim-sheets.save', { body: { inspectionId: id, inspectionRoomId, claimSheetData } })
    ).ok();
  await save(hall.id, {
    general: [{ fieldMasterId: 5, yesX: 2, afterHrs: true }],
    baseboardTrim: [{ fieldMasterId: 55, disposeFt: 22, disposeIn: 0, disposeFormula: '-(0-22)' }],
  });
  await save(bath.id, { plumbing: [{ fieldMasterId: 39, detach: 1 }] });
  const damage = { roomId: hall.id, shot: 'damage' };
  await addFile(dana, id, { fields: damage });
  await addFile(dana, id, { fields: { roomId: hall.id, shot: 'after' } });
  await addFile(dana, id, { fields: { ...damage, shot: 'removed' } });
  const { priceList } = (await kim.send('price-list.read')).ok();
  const codes = { '5.yesX': 'W-160', pickupVan: '=V' };
  const { version: basedOn } = priceList;
  (await kim.send('price-list.save', { body: { ...defaultPriceList, codes, basedOn } })).ok();
  return { dana, kim, id, projectId, hall, bath };
}

test('scope: the CSV read back says every line of the estimate, names and formulas as they were written', async () => {
  const { dana, kim, id, projectId, hall } = await written();
  (await dana.send('inspections.complete', { params: { id } })).ok();
  await addJobFile(dana, projectId, { fields: { roomId: hall.id, shot: 'closeup' } });
  const line = { id: uuidv7(), roomId: hall.id, title: 'Board-up', quantity: 2.5, unit: 'EA', rate: 125 };
  const edits = {
    ...noEdits,
    remarks: { [`${hall.id}:5.yesX`]: { code: null, note: 'Category 2,\nsee "photos"' } },
    lines: [{ ...line, code: 'OWN', note: null }],
    basedOn: 0,
  };
  const { estimate } = (await kim.send('estimates.edit', { params: { id }, body: edits })).ok();
  const response = await get(dana, id, 'csv');
  expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(response.headers.get('content-disposition')).toContain(`scope-v1-${projectId}.csv`);
  // With its byte order mark, which `text()` takes away.
  const text = Buffer.from(await response.arrayBuffer()).toString('utf8');
  expect(text).toContain("'=Hall");
  const of = { code: '', formula: '', afterHours: '', note: '', photos: '' };
  const inHall = { ...of, room: '=Hall, "north"', photos: '001 003 job-001' };
  const rows = rowsOf(text.replace('2,\nsee', '2, see'));
  expect(rows).toEqual([
    {
      ...{ ...inHall, code: 'W-160', description: 'Anti-Microbial Regular', activity: 'apply' },
      ...{ quantity: '2.00', unit: 'HRS', afterHours: 'Yes', note: 'Category 2, see "photos"' },
    },
    {
      ...{ ...inHall, description: 'Baseboard, dispose', activity: 'dispose', quantity: '22.00', unit: 'LF' },
      formula: '-(0-22)',
    },
    {
      ...{ ...inHall, code: 'OWN', description: 'Board-up', activity: 'service' },
      ...{ quantity: '2.50', unit: 'EA' },
    },
    {
      ...{ ...of, room: '浴室 Größe', description: 'Toilet, detach', activity: 'detach' },
      ...{ quantity: '1.00', unit: 'EA' },
    },
    {
      ...{ ...of, room: '', code: '=V', description: 'Debris, pickup van load', activity: 'service' },
      ...{ quantity: '1.00', unit: 'EA' },
    },
  ]);
  const lines = estimate.rooms.flatMap((room) => [...room.lines, ...(room.added ?? [])]);
  const quantities = [...lines, ...estimate.fees].map(({ quantity }) => quantity.toFixed(2));
  expect(rows.map(({ quantity }) => quantity)).toEqual(quantities);
});

test.skipIf(!canReadText)('scope: the PDF is in the order of typing, by room and by section', async () => {
  const { dana, id, projectId } = await written();
  const textIn = async (by?: string) => {
    const response = await get(dana, id, 'pdf', by ? { by } : {});
    expect(response.headers.get('content-disposition')).toContain(`scope-v1-${projectId}.pdf`);
    return textOf(Buffer.from(await response.arrayBuffer()));
  };
  expect(await textIn()).toContain('Scope by room');
  expect(await textIn('section')).toContain('Scope by section');
  expect((await get(dana, id, 'pdf', { by: 'price' })).status).toBe(400);
});

test("scope: another technician's inspection is not found, and one that is not there neither", async () => {
  const { id } = await written();
  const eli = await api.person();
  for (const file of ['csv', 'pdf']) expect((await get(eli, id, file)).status).toBe(404);
  expect((await get(eli, uuidv7(), 'csv')).status).toBe(404);
  expect(await eli.send('scope.reasons', { params: { id } })).toMatchObject({
    status: 404,
    code: 'inspection_not_found',
  });
});

test('scope: what a note can cite, photos of each room', async () => {
  const { kim, id, hall } = await written();
  const { reasons } = (await kim.send('scope.reasons', { params: { id } })).ok();
  expect(reasons).toEqual([
    { roomId: hall.id, kind: 'photos', text: 'Photos 001, 003' },
    { roomId: hall.id, kind: 'photos', text: 'Photos 001-003' },
  ]);
});
