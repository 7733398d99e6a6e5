import { defaultPriceList } from '@tidemark/contract/price-list/default-list';
import { v7 as uuidv7 } from 'uuid';
import { beforeEach, expect, test } from 'vitest';
import { addRoom, startInspection, wholeStepOne } from '../testing/factories.ts';
import type { Person } from '../testing/people.ts';
import { useApi } from '../testing/use-api.ts';

const api = useApi();
beforeEach(async () => {
  await api.db.deleteFrom('estimates').execute();
  await api.db.deleteFrom('priceLists').execute();
});

const of = (id: string) => ({ params: { id } });
const read = async (who: Person, id: string, query = {}) =>
  (await who.send('estimates.read', { ...of(id), query })).ok().estimate;
const make = (who: Person, id: string) => who.send('estimates.make', of(id));
const list = async (who: Person, id: string) => (await who.send('estimates.list', of(id))).ok().estimates;
const complete = (who: Person, id: string) => who.send('inspections.complete', of(id));
const sheet = (who: Person, inspectionId: string, inspectionRoomId: string, claimSheetData: object) =>
  who.send('claim-sheets.save', { body: { inspectionId, inspectionRoomId, claimSheetData } });
async function raisePrice(key: string, price: number) {
  const kim = await api.person({ role: 'Manager' });
  const { version } = (await kim.send('price-list.read')).ok().priceList;
  const prices = { ...defaultPriceList.prices, [key]: price };
  (await kim.send('price-list.save', { body: { basedOn: version, ...defaultPriceList, prices } })).ok();
}

/** A basement of 10 × 8 × 8 feet: two hours of anti-microbial and its whole hard floor, with a van of debris. */
async function basement(dana: Person) {
  const { id } = await startInspection(api.db, dana, { ...wholeStepOne, pickupVan: 1 });
  const size = { dimensionsLength: 10, dimensionsWidth: 8, dimensionsHeight: 8 };
  const room = await addRoom(dana, id, size);
  await sheet(dana, id, room.id, {
    general: [{ fieldMasterId: 5, yesX: 2 }],
    extraction: [{ fieldMasterId: 54, all: true }],
  });
  return { id, room };
}

test('estimate: an open inspection, the current figures, and nothing is stored', async () => {
  const dana = await api.person();
  const { id, room } = await basement(dana);
  // 2 × 68.00 + 80 SF × 0.46 + 135.00 = 307.80; O&P 20 % = 61.56; tax 369.36 × 2.25 % = 8.3106 → 8.31
  const first = await read(dana, id);
  expect(first).toMatchObject({ number: null, madeAt: null, priceListVersion: 1, newestPriceListVersion: 1 });
  expect(first).toMatchObject({ subtotal: 307.8, overheadAndProfit: 61.56, tax: 8.31, total: 377.67 });
  expect(first.billTo).toMatchObject({ kind: 'Homeowner', name: 'Helen Okafor' });
  await sheet(dana, id, room.id, { zippers: { fieldMasterId: 105, qty: 1 } });
  expect((await read(dana, id)).subtotal).toBe(330.3);
  expect(await list(dana, id)).toEqual([]);
});

test('estimate: recalculated while the inspection is open, still a draft that later entries change', async () => {
  const dana = await api.person();
  const { id, room } = await basement(dana);
  const reply = await make(dana, id);
  expect(reply.status).toBe(200);
  expect(reply.ok().estimate).toMatchObject({ number: null, madeAt: null, subtotal: 307.8 });
  await sheet(dana, id, room.id, { zippers: { fieldMasterId: 105, qty: 1 } });
  expect(await read(dana, id)).toMatchObject({ number: null, subtotal: 330.3 });
  expect(await list(dana, id)).toEqual([]);
});

test('estimate: one stored before Submit, read by its number only', async () => {
  const dana = await api.person();
  const { id, room } = await basement(dana);
  (await complete(dana, id)).ok();
  await api.db.updateTable('inspections').set({ status: 'In Progress' }).where('id', '=', id).execute();
  await sheet(dana, id, room.id, { zippers: { fieldMasterId: 105, qty: 1 } });
  expect(await read(dana, id)).toMatchObject({ number: null, subtotal: 330.3 });
  expect(await read(dana, id, { number: 1 })).toMatchObject({ number: 1, subtotal: 307.8 });
});

test('estimate: completing the inspection, the estimate and its price list are stored in the same transaction', async () => {
  const dana = await api.person();
  const { id } = await basement(dana);
  (await complete(dana, id)).ok();
  const kept = await read(dana, id);
  expect(kept).toMatchObject({ number: 1, madeBy: 'Dana Whitaker', total: 377.67, changes: null });
  expect(await list(dana, id)).toEqual([
    {
      number: 1,
      madeAt: kept.madeAt,
      madeBy: 'Dana Whitaker',
      priceListVersion: 1,
      total: 377.67,
      changes: null,
      standing: { state: 'Draft', letters: [], sendings: [], approval: null },
    },
  ]);
  const [{ same }] = (await api.db
    .selectFrom('estimates')
    .innerJoin('inspections', 'inspections.id', 'estimates.inspectionId')
    .select((select) => select('estimates.madeAt', '=', select.ref('inspections.updatedAt')).as('same'))
    .where('inspections.id', '=', id)
    .execute()) as [{ same: boolean }];
  expect(same).toBe(true);
});

test('estimate: more than 10^12 dollars, exact to the cent', async () => {
  const dana = await api.person();
  const kim = await api.person({ role: 'Manager' });
  const { id, room } = await basement(dana);
  const { version } = (await kim.send('price-list.read')).ok().priceList;
  const prices = Object.fromEntries(Object.keys(defaultPriceList.prices).map((key) => [key, 9_999.99]));
  const dearest = { prices, afterHoursFactor: 5, overheadAndProfitPercent: 100, taxPercent: 100 };
  const body = { basedOn: version, ...defaultPriceList, ...dearest };
  (await kim.send('price-list.save', { body })).ok();
  const general = [3, 4, 5, 6, 7, 8, 9].map((fieldMasterId) => ({
    fieldMasterId,
    yesX: 999_999,
    afterHrs: true,
  }));
  for (const { id: roomId } of [room, await addRoom(dana, id)]) await sheet(dana, id, roomId, { general });
  (await complete(dana, id)).ok();
  const { total } = await read(dana, id);
  expect(total).toBeGreaterThan(10 ** 12);
  expect((await list(dana, id))[0]).toMatchObject({ number: 1, total });
  const kept = await api.db.selectFrom('estimates').select('total').where('inspectionId', '=', id).execute();
  expect(kept).toEqual([{ total }]);
});

test('estimate: an inspection that cannot be completed, no estimate is stored', async () => {
  const dana = await api.person();
  const { id } = await startInspection(api.db, dana, wholeStepOne);
  expect((await complete(dana, id)).status).toBe(400);
  expect(await list(dana, id)).toEqual([]);
});

test('estimate: a new price list, stored estimates stay until one is recalculated, which says what changed', async () => {
  const dana = await api.person();
  const { id } = await basement(dana);
  await complete(dana, id);
  await raisePrice('5.yesX', 70);
  expect(await read(dana, id)).toMatchObject({ number: 1, total: 377.67, newestPriceListVersion: 2 });
  const reply = await make(dana, id);
  expect(reply.status).toBe(201);
  // 4.00 more: 311.80; O&P 62.36; tax 374.16 × 2.25 % = 8.4186 → 8.42
  expect(reply.ok().estimate).toMatchObject({ number: 2, total: 382.58, priceListVersion: 2 });
  expect(reply.ok().estimate.changes).toEqual({
    priceListVersion: { before: 1, after: 2 },
    total: { before: 377.67, after: 382.58 },
    lines: [
      {
        room: 'Basement',
        title: 'Anti-Microbial Regular',
        before: { quantity: 2, rate: 68, amount: 136 },
        after: { quantity: 2, rate: 70, amount: 140 },
      },
    ],
    facts: [],
  });
  expect(await read(dana, id, { number: 1 })).toMatchObject({ number: 1, total: 377.67 });
  expect((await list(dana, id)).map(({ number, total }) => [number, total])).toEqual([
    [2, 382.58],
    [1, 377.67],
  ]);
});

test('estimate: recalculated without a change, the same estimate, also when many ask at once', async () => {
  const dana = await api.person();
  const { id } = await basement(dana);
  (await complete(dana, id)).ok();
  await raisePrice('5.yesX', 70);
  const first = await make(dana, id);
  expect(first).toMatchObject({ status: 201, message: 'Estimate recalculated.' });
  const again = await make(dana, id);
  expect(again.status).toBe(200);
  expect(again.ok()).toEqual(first.ok());
  await raisePrice('5.yesX', 71);
  const replies = await Promise.all([make(dana, id), make(dana, id), make(dana, id)]);
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 200, 201]);
  expect((await list(dana, id)).map(({ number }) => number)).toEqual([3, 2, 1]);
});

test('estimate: a cancelled inspection gets no new one, and an unknown estimate is a 404', async () => {
  const dana = await api.person();
  const { id } = await basement(dana);
  const body = { cancellationReason: 'Access Issues' };
  (await dana.send('inspections.cancel', { ...of(id), body })).ok();
  expect(await make(dana, id)).toMatchObject({ status: 409, code: 'inspection_cancelled' });
  const missing = await dana.send('estimates.read', { ...of(id), query: { number: 9 } });
  expect(missing).toMatchObject({ status: 404, code: 'estimate_not_found' });
  const eli = await api.person();
  const hidden = { status: 404, code: 'inspection_not_found' };
  expect(await make(eli, id)).toMatchObject(hidden);
  expect(await eli.send('estimates.list', of(id))).toMatchObject(hidden);
  expect(await dana.send('estimates.read', of(uuidv7()))).toMatchObject(hidden);
});

test("estimate: the CSV has every line and total and no formula from a customer's text", async () => {
  const dana = await api.person();
  const { id, room } = await basement(dana);
  await sheet(dana, id, room.id, { misc: [{ fieldMasterId: 24, title: '=1+1', detach: 1 }] });
  const response = await dana.fetch('GET', `/api/v1/inspections/${id}/estimate.csv`);
  expect(response.headers.get('content-type')).toContain('text/csv');
  expect(response.headers.get('content-disposition')).toMatch(/project-\d+-inspection-1-estimate-draft\.csv/);
  const text = Buffer.from(await response.arrayBuffer()).toString('utf8');
  expect(text.split('\r\n')).toEqual([
    '\uFEFFRoom,Item,Qty,Unit,Rate,After hours,Amount',
    'Basement,Anti-Microbial Regular,2,HRS,68.00,,136.00',
    `Basement,"'=1+1, detach",1,EA,12.00,,12.00`,
    'Basement,"Extraction, Hard Surface",80,SF,0.46,,36.80',
    ',"Debris, pickup van load",1,EA,135.00,,135.00',
    ',Subtotal,,,,,319.80',
    ',Overhead and profit 20%,,,,,63.96',
    ',Tax 2.25%,,,,,8.63',
    ',Total,,,,,392.39',
  ]);
});

test('estimate: the PDF prints the requested estimate, a stored one with its time', async () => {
  const dana = await api.person();
  const { id } = await basement(dana);
  (await complete(dana, id)).ok();
  await raisePrice('5.yesX', 70);
  await make(dana, id);
  const print = async (query = '') =>
    (await dana.fetch('GET', `/api/v1/inspections/${id}/estimate.pdf${query}`)).json();
  const first = (await print('?number=1')) as {
    estimate: { number: number; madeAt: string };
    printedAt: string;
  };
  expect(first.estimate.number).toBe(1);
  expect(first.printedAt).toBe(first.estimate.madeAt);
  expect(await print()).toMatchObject({ estimate: { number: 2 }, company: 'Tidemark' });
});
