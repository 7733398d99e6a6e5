import { chargedDrying } from '@tidemark/contract/drying/charged';
import { dryingOf } from '@tidemark/contract/drying/whole';
import { defaultPriceList } from '@tidemark/contract/price-list/default-list';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { addDrying, addOne } from '../drying/testing/add-drying.ts';
import { openPrinter } from '../reports/render.ts';
import { canReadText, textOf } from '../reports/testing/read-pdf.ts';
import { addRoom, startInspection, wholeStepOne } from '../testing/factories.ts';
import type { Person } from '../testing/people.ts';
import { useApi } from '../testing/use-api.ts';

const printer = openPrinter();
const api = useApi({ printer });
afterAll(() => printer.close());
beforeEach(async () => {
  await api.db.deleteFrom('estimates').execute();
  await api.db.deleteFrom('priceLists').execute();
});

const read = async (who: Person, id: string, query = {}) =>
  (await who.send('estimates.read', { params: { id }, query })).ok().estimate;
const bytes = async (who: Person, id: string, file: 'csv' | 'pdf') => {
  const response = await who.fetch('GET', `/api/v1/inspections/${id}/estimate.${file}`);
  return Buffer.from(await response.arrayBuffer());
};
const event = (who: Person, id: number, recordId: string, kind: 'placed' | 'removed', at: string) =>
  who.send('drying.add-event', { params: { id, recordId }, body: { id: uuidv7(), kind, at } });

/** A submitted inspection whose basement dries: two air movers from Nov 21, 8:00, one visit of an hour and a half. */
async function drying(dana: Person) {
  const { id, projectId } = await startInspection(api.db, dana, wholeStepOne);
  await addRoom(dana, id);
  (await dana.send('inspections.complete', { params: { id } })).ok();
  const made = await addDrying(dana, projectId);
  const change = { params: { id: projectId, recordId: made.visit }, body: { regularHours: 1.5 } };
  (await dana.send('drying.change-visit', change)).ok();
  (await dana.send('drying.change', { params: { id: projectId }, body: { filters: 2 } })).ok();
  const loose = { unitId: null, kind: 'dehumidifier, LGR', roomId: made.room };
  const pair = await addOne(dana, projectId, 'placement', loose);
  (await event(dana, projectId, pair, 'placed', '2026-11-21T08:00:00-06:00')).ok();
  return { id, projectId, visit: made.visit, placements: [made.placement, pair] };
}
async function close(
  dana: Person,
  {
    projectId,
    placements,
    visit,
  }: Pick<Awaited<ReturnType<typeof drying>>, 'projectId' | 'placements' | 'visit'>,
) {
  // 49 hours and 1 minute: the third day has begun, grace and all.
  for (const one of placements)
    (await event(dana, projectId, one, 'removed', '2026-11-23T09:01:00-06:00')).ok();
  const params = { id: projectId, recordId: visit };
  (await dana.send('drying.end-visit', { params, body: { endedAt: '2026-11-21T09:30:00-06:00' } })).ok();
  const closing = { params: { id: projectId }, body: { at: '2026-11-23T09:30:00-06:00' } };
  return (await dana.send('drying.close', closing)).ok();
}

test('estimate of drying: told apart while it dries, and the kept number is not touched', async () => {
  const dana = await api.person();
  const { id } = await drying(dana);
  const before = await read(dana, id);
  expect(before).toMatchObject({ number: 1, dryingSoFar: { rule: 'started-24h', graceMinutes: 60 } });
  expect(before.drying).toBeUndefined();
  const kept = await read(dana, id, { number: 1 });
  expect(kept).not.toHaveProperty('dryingSoFar');
  expect(kept.total).toBe(before.total);
  const again = (await dana.send('estimates.make', { params: { id } })).ok().estimate;
  expect(again.number).toBe(1);
});

test('estimate of drying: closing it keeps the next number, to the cent, with what changed', async () => {
  const dana = await api.person();
  const made = await drying(dana);
  const first = await read(dana, made.id);
  await close(dana, made);
  const second = await read(dana, made.id);
  // 3 days × 30.00 + 1.5 h × 66.00 + 2 × 20.00
  expect(second).toMatchObject({
    number: 2,
    drying: { total: 229, withoutClass: ['dehumidifier, LGR (3 days)'] },
  });
  expect(second.drying!.lines.map(({ key, quantity, amount }) => [key, quantity, amount])).toEqual([
    ['airMoverAxialDay', 3, 90],
    ['monitoringHour', 1.5, 99],
    ['filterEach', 2, 40],
  ]);
  expect(second.subtotal - first.subtotal).toBeCloseTo(229, 5);
  expect(second.changes?.lines.map(({ room, title }) => [room, title])).toContainEqual(['Drying', 'Filter']);
  const closing = { params: { id: made.projectId }, body: { at: '2026-11-24T09:30:00-06:00' } };
  (await dana.send('drying.close', closing)).ok();
  expect((await read(dana, made.id)).number).toBe(2);
});

test('estimate of drying: unit-days, CSV and paper add up to what the drying log says', async () => {
  const dana = await api.person();
  const made = await drying(dana);
  await close(dana, made);
  const told = (await dana.send('drying.read', { params: { id: made.projectId } })).ok();
  const whole = dryingOf(made.projectId, [told.drying, ...told.records], told);
  const charged = chargedDrying(whole, { timeZone: 'UTC', now: new Date().toISOString() });
  const { drying: section } = await read(dana, made.id);
  const days = section!.lines
    .filter(({ unit }) => unit === 'DAY')
    .reduce((sum, one) => sum + one.quantity, 0);
  expect(days).toBe(charged.unitDays.reduce((sum, one) => sum + one.days, 0));
  const csv = (await bytes(dana, made.id, 'csv')).toString();
  expect(csv).toContain('Drying,"Air mover, axial",3,DAY,30.00,,90.00');
  if (!canReadText) return;
  const text = textOf(await bytes(dana, made.id, 'pdf'));
  for (const words of [
    ...['Drying', 'each started 24 hours, 60 minutes of grace', 'Air mover, axial', 'Monitoring', '229.00'],
    'Without a rate class, so not charged: dehumidifier, LGR (3 days).',
  ])
    expect(text).toContain(words);
});

test('estimate of drying: a price list saved before its rates reads as 0 and the estimate says so', async () => {
  const dana = await api.person();
  const before = Object.entries(defaultPriceList.fees).slice(0, 13);
  const figures = JSON.stringify({ ...defaultPriceList, fees: Object.fromEntries(before) });
  await api.db.insertInto('priceLists').values({ version: 1, figures, technicianId: null }).execute();
  const made = await drying(dana);
  await close(dana, made);
  expect(await read(dana, made.id)).toMatchObject({
    drying: {
      total: 0,
      withoutRate: ['Air mover, axial (3 days)', 'Monitoring (1.5 hours)', 'Filter (2)'],
    },
  });
  const kim = await api.person({ role: 'Manager' });
  const { priceList } = (await kim.send('price-list.read')).ok();
  expect(priceList.fees).toMatchObject({ airMoverDay: 0, yd40: defaultPriceList.fees.yd40 });
  const { savedAt: _, savedBy: __, version, ...list } = priceList;
  const raised = { ...list, fees: { ...list.fees, airMoverAxialDay: 31 } };
  (await kim.send('price-list.save', { body: { basedOn: version, ...raised } })).ok();
  // A client of before sends the fees it knows.
  const old = { ...list, taxPercent: 3, fees: Object.fromEntries(before) as never };
  const saved = (await kim.send('price-list.save', { body: { basedOn: 2, ...old } })).ok();
  expect(saved.priceList.fees.airMoverAxialDay).toBe(31);
});

test('estimate of drying: an open inspection is a draft, and a closed drying is in its total', async () => {
  const dana = await api.person();
  const { id, projectId } = await startInspection(api.db, dana, wholeStepOne);
  const { placement, visit } = await addDrying(dana, projectId);
  const open = await read(dana, id);
  expect(open).toMatchObject({ number: null, dryingSoFar: { lines: [{ key: 'airMoverAxialDay' }] } });
  await close(dana, { projectId, visit, placements: [placement] });
  const closed = await read(dana, id);
  expect(closed).toMatchObject({ number: null, drying: { total: 90 } });
  expect(closed.subtotal - open.subtotal).toBeCloseTo(90, 5);
});
