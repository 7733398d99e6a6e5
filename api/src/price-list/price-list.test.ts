import { blankCompany } from '@tidemark/contract/company/profile';
import { defaultPriceList } from '@tidemark/contract/price-list/default-list';
import type { PriceList } from '@tidemark/contract/price-list/price-list';
import { beforeEach, expect, test } from 'vitest';
import type { Person } from '../testing/people.ts';
import { useApi } from '../testing/use-api.ts';

const api = useApi();
// Everyone shares the price list, so earlier tests' too.
beforeEach(async () => {
  await api.db.deleteFrom('estimates').execute();
  await api.db.deleteFrom('priceLists').execute();
});

const manager = () => api.person({ role: 'Manager' });
const read = async (who: Person) => (await who.send('price-list.read')).ok().priceList;
const save = (who: Person, basedOn: number, changed: object = {}) =>
  who.send('price-list.save', { body: { basedOn, ...defaultPriceList, ...changed } });
const versions = async (who: Person, query = {}) => (await who.send('price-list.versions', { query })).ok();
const version = (who: Person, number: number) =>
  who.send('price-list.version', { params: { version: number } });
const priced = (key: string, price: number) => ({ prices: { ...defaultPriceList.prices, [key]: price } });

test('price list: none saved yet, the list that ships as version 1 without an author', async () => {
  const dana = await api.person();
  const shipped: PriceList = { version: 1, savedAt: null, savedBy: null, ...defaultPriceList };
  expect(await read(dana)).toEqual(shipped);
  expect((await version(dana, 1)).ok().priceList).toEqual(shipped);
  expect(await versions(dana)).toEqual({
    versions: [{ version: 1, savedAt: null, savedBy: null }],
    pagination: { page: 1, limit: 20, total: 1, totalPages: 1 },
  });
  expect((await versions(dana, { page: 2 })).versions).toEqual([]);
});

test('price list: a manager saves a version, every version stays readable with its date and author', async () => {
  const kim = await manager();
  const reply = await save(kim, 1, priced('5.yesX', 70));
  expect(reply).toMatchObject({ status: 200, message: 'Price list saved.' });
  const { priceList } = reply.ok();
  expect(priceList).toMatchObject({ version: 2, savedBy: 'Dana Whitaker' });
  expect(priceList.prices['5.yesX']).toBe(70);
  await save(kim, 2, { taxPercent: 7.75 });
  const dana = await api.person();
  expect(await read(dana)).toMatchObject({ version: 3, taxPercent: 7.75 });
  expect((await version(dana, 2)).ok().priceList).toEqual(priceList);
  expect((await version(dana, 1)).ok().priceList.prices).toEqual(defaultPriceList.prices);
  const listed = await versions(dana, { limit: 2 });
  expect(listed.versions.map((one) => one.version)).toEqual([3, 2]);
  expect(listed.pagination).toMatchObject({ total: 3, totalPages: 2 });
  expect((await versions(dana, { limit: 2, page: 2 })).versions).toEqual([
    { version: 1, savedAt: null, savedBy: null },
  ]);
});

test('price list: saves based on the same version, one is kept, also when all arrive at once', async () => {
  const kim = await manager();
  const replies = await Promise.all([1, 2, 3, 4].map((price) => save(kim, 1, priced('105.qty', price))));
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
  expect((await versions(kim)).pagination.total).toBe(2);
  const late = await save(kim, 1, { taxPercent: 9 });
  expect(late).toMatchObject({ status: 409, code: 'price_list_changed' });
  expect((await save(kim, 7, { taxPercent: 9 })).code).toBe('price_list_changed');
});

test('price list: the same prices as the newest, no new version', async () => {
  const kim = await manager();
  expect((await save(kim, 1)).ok().priceList.version).toBe(1);
  expect((await save(kim, 1, { taxPercent: 9 })).ok().priceList.version).toBe(2);
  expect((await save(kim, 1, { taxPercent: 9 })).ok().priceList.version).toBe(2);
  expect((await versions(kim)).pagination.total).toBe(2);
});

test('price list: a technician reads and cannot write; an unknown version is a 404', async () => {
  const dana = await api.person({ role: 'Lead Technician' });
  expect(await save(dana, 1, { taxPercent: 9 })).toMatchObject({ status: 403, code: 'forbidden' });
  expect((await read(dana)).version).toBe(1);
  expect(await version(dana, 2)).toMatchObject({ status: 404, code: 'price_list_not_found' });
  expect(await version(dana, 0)).toMatchObject({ status: 404, code: 'unknown_path' });
});

test.each([
  [priced('55.dispose', -1), 'prices.55.dispose', 'Enter 0 or more.'],
  [priced('9.detach', 0.005), 'prices.9.detach', 'Use at most 2 decimals.'],
  [priced('1.qty', 5), 'prices.1.qty', 'Unknown field.'],
  [{ afterHoursFactor: 0.5 }, 'afterHoursFactor', 'Enter 1 or more.'],
  [{ fees: { ...defaultPriceList.fees, yd40: 10_000 } }, 'fees.yd40', 'Enter 9,999.99 or less.'],
  [{ codes: { '1.qty': 'W-1' } }, 'codes.1.qty', 'Unknown field.'],
  [{ codes: { yd40: 'W'.repeat(21) } }, 'codes.yd40', 'Use at most 20 characters.'],
])('price list: %#: what is wrong is named and nothing is saved', async (changed, field, message) => {
  const kim = await manager();
  const reply = await save(kim, 1, changed);
  expect(reply).toMatchObject({ status: 400, details: [{ field, message }] });
  expect((await versions(kim)).pagination.total).toBe(1);
});

test('price list: codes are saved with the version; a client without them leaves them', async () => {
  const kim = await manager();
  const codes = { '55.dispose': 'W-141', airMoverDay: ' Größe 1, "A" ' };
  expect((await save(kim, 1, { codes })).ok().priceList).toMatchObject({
    version: 2,
    codes: { '55.dispose': 'W-141', airMoverDay: 'Größe 1, "A"' },
  });
  const before = { ...defaultPriceList, codes: undefined };
  expect((await save(kim, 2, { ...before, taxPercent: 9 })).ok().priceList).toMatchObject({
    version: 3,
    codes: { '55.dispose': 'W-141', airMoverDay: 'Größe 1, "A"' },
  });
  expect((await save(kim, 3, { taxPercent: 9, codes: { '55.dispose': '' } })).ok().priceList.codes).toEqual(
    {},
  );
  expect((await version(kim, 2)).ok().priceList.codes).toMatchObject({ '55.dispose': 'W-141' });
  const [log] = await api.db
    .selectFrom('auditLog')
    .select(['before', 'after'])
    .where('action', '=', 'price-list-saved')
    .where('technicianId', '=', kim.id)
    .orderBy('id')
    .execute();
  expect(log).toEqual({
    before: { 'codes.55.dispose': '', 'codes.airMoverDay': '' },
    after: { 'codes.55.dispose': 'W-141', 'codes.airMoverDay': 'Größe 1, "A"' },
  });
});

test('price list: a version stored before codes reads as having none', async () => {
  const kim = await manager();
  const { codes: _, ...figures } = defaultPriceList;
  const stored = { version: 1, figures: JSON.stringify(figures), technicianId: null };
  await api.db.insertInto('priceLists').values(stored).execute();
  expect((await read(kim)).codes).toEqual({});
});

test('price list: a changed price, logged with who changed it', async () => {
  const kim = await manager();
  await save(kim, 1, { ...priced('5.yesX', 70), taxPercent: 3 });
  const log = await api.db
    .selectFrom('auditLog')
    .select(['technicianId', 'subjectId', 'before', 'after'])
    .where('action', '=', 'price-list-saved')
    .where('technicianId', '=', kim.id)
    .execute();
  expect(log).toEqual([
    {
      technicianId: kim.id,
      subjectId: '2',
      before: { taxPercent: 2.25, 'prices.5.yesX': 68 },
      after: { taxPercent: 3, 'prices.5.yesX': 70 },
    },
  ]);
});

test('price list: the company keeps it from technicians, they are refused and managers read on', async () => {
  const [kim, dana] = [await manager(), await api.person()];
  const { company } = (await kim.send('company.read')).ok();
  const { version: basedOn } = company;
  const keep = (techniciansReadPrices: boolean) =>
    kim.send('company.save', { body: { ...blankCompany, techniciansReadPrices, basedOn } });
  (await keep(false)).ok();
  for (const refused of [
    await dana.send('price-list.read'),
    await dana.send('price-list.versions', { query: {} }),
    await version(dana, 1),
  ])
    expect(refused).toMatchObject({ status: 403, code: 'forbidden' });
  expect((await read(kim)).version).toBe(1);
  await api.db.deleteFrom('companyProfiles').execute();
  expect((await read(dana)).version).toBe(1);
});
