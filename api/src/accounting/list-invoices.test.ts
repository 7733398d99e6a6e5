import { daysBefore, quartersOf } from '@tidemark/contract/accounting/aging';
import { sumOf } from '@tidemark/contract/estimates/decimal';
import { v7 as uuidv7 } from 'uuid';
import { beforeEach, expect, test } from 'vitest';
import { addProject } from '../testing/factories.ts';
import type { Person } from '../testing/people.ts';
import { useApi } from '../testing/use-api.ts';
import { addInvoices } from './testing/add-invoices.ts';

const api = useApi({ server: { timeZone: 'UTC' } });
const today = () => new Date().toISOString().slice(0, 10);
let kim: Person;
let projectId: number;
beforeEach(async () => {
  await api.db.deleteFrom('invoicePayments').execute();
  await api.db.deleteFrom('invoices').execute();
  kim = await api.person({ role: 'Manager' });
  projectId = await addProject(api.db, null);
});
type Facts = Parameters<typeof addInvoices>[2];
const add = async (facts: Facts = {}) => (await addInvoices(api.db, { by: kim, projectId }, facts))[0]!;
const due = (days: number) => daysBefore(today(), days);
type Query = NonNullable<Parameters<typeof kim.send<'accounting.invoices'>>[1]>['query'];
const list = async (query: Query = {}) => (await kim.send('accounting.invoices', { query })).ok();
const idsOf = async (query: Query) => (await list(query)).invoices.map(({ id }) => id);

test('invoices: what is owed by age, late ones with their days, without drafts, paid and void ones', async () => {
  const soon = await add({ dueOn: due(0) });
  const late = await add({ dueOn: due(12), paid: 1 });
  const older = await add({ dueOn: due(61) });
  await add({ state: 'Draft' });
  await add({ state: 'Paid', paid: 5 });
  const { owed, counts, invoices, unexported } = await list();
  expect(owed.open).toEqual({ count: 3, balance: sumOf([soon.total, late.total, older.total, -1]) });
  expect(owed.ages).toEqual({
    'not-due': { count: 1, balance: soon.total },
    '1-30': { count: 1, balance: sumOf([late.total, -1]) },
    '31-60': { count: 0, balance: 0 },
    '61-90': { count: 1, balance: older.total },
    'over-90': { count: 0, balance: 0 },
  });
  expect(counts).toEqual({ Draft: 1, Issued: 3, 'Part paid': 1, Overdue: 2, Paid: 1, Void: 0 });
  expect(unexported).toBe(4);
  expect(invoices.find(({ id }) => id === late.id)).toMatchObject({
    ...{ daysLate: 12, balance: sumOf([late.total, -1]), number: late.number, exportedIn: [] },
  });
});

test('invoices: filtered by state, age and day, found by number, name, claim and project', async () => {
  const customer = JSON.stringify({ name: 'Peña Hijos', claimNumber: 'QX-77' });
  const first = await add({ customer, dueOn: due(0), issuedOn: '2026-01-05' });
  const late = await add({ dueOn: due(40), issuedOn: '2026-02-05' });
  const part = await add({ dueOn: due(5), paid: 2, issuedOn: '2026-03-05' });
  expect(await idsOf({ state: 'Part paid' })).toEqual([part.id]);
  expect((await idsOf({ state: 'Overdue' })).sort()).toEqual([late.id, part.id].sort());
  expect(await idsOf({ age: '31-60' })).toEqual([late.id]);
  expect(await idsOf({ age: 'not-due' })).toEqual([first.id]);
  expect(await idsOf({ from: '2026-02-01', to: '2026-02-28' })).toEqual([late.id]);
  expect(await idsOf({ search: first.number! })).toEqual([first.id]);
  expect(await idsOf({ search: 'pena qx-77' })).toEqual([first.id]);
  expect(await idsOf({ search: `#${projectId}` })).toHaveLength(3);
  expect(await idsOf({ search: '100%' })).toEqual([]);
  const { pagination, invoices } = await list({ limit: 2, page: 2 });
  expect(pagination).toMatchObject({ total: 3, totalPages: 2 });
  expect(invoices).toHaveLength(1);
});

test('invoices: the estimate is not approved, or the deductible not billed, the list says what it waits for', async () => {
  const lines = JSON.stringify([{ group: 'deductible', amount: -50 }]);
  const claim = await add({ kind: 'claim', lines, notApproved: true, estimateNumber: 1 });
  const { invoices } = await list();
  expect(invoices).toMatchObject([{ id: claim.id, waitsFor: ['approval', 'deductible'], missing: [] }]);
});

test('invoices: open musts of a job, listed with its unpaid claim invoices, not with a deductible', async () => {
  const figures = { stage: 'invoice' as const, done: 3, asked: 5, openMusts: 2, dueGoal: null, dueAt: null };
  const names = ['Certificate of Drying, signed', 'Document “W-9”'];
  await api.db
    .insertInto('jobEvidence')
    .values({ projectId, ...figures, beforePayment: names })
    .execute();
  const claim = await add({ kind: 'claim' });
  const deductible = await add({ kind: 'deductible' });
  const paid = await add({ kind: 'claim', state: 'Paid', paid: 5 });
  const of = new Map((await list()).invoices.map(({ id, missing }) => [id, missing]));
  expect(of.get(claim.id)).toEqual(names);
  expect([of.get(deductible.id), of.get(paid.id)]).toEqual([[], []]);
});

test('invoices: days from issue to the last payment, of what was paid this quarter and in the one before', async () => {
  expect((await list()).daysToPayment).toEqual({ thisQuarter: null, lastQuarter: null });
  const { thisFrom, lastFrom } = quartersOf(today());
  const paid = async (issuedOn: string, days: readonly string[], facts: Facts = {}) => {
    const { id } = await add({ state: 'Paid', issuedOn, ...facts });
    const entry = { invoiceId: id, kind: 'payment', how: 'check', technicianId: kim.id } as const;
    const entries = days.map((receivedOn) => ({ ...entry, id: uuidv7(), receivedOn, amount: 1 }));
    await api.db.insertInto('invoicePayments').values(entries).execute();
    return entries;
  };
  await paid(daysBefore(thisFrom, 20), [daysBefore(thisFrom, 10), thisFrom]);
  await paid(daysBefore(thisFrom, 31), [thisFrom]);
  const [typo] = await paid(daysBefore(lastFrom, 7), [lastFrom, thisFrom]);
  expect((await list()).daysToPayment.lastQuarter).toBeNull();
  await api.db
    .updateTable('invoicePayments')
    .set({ removedAt: new Date().toISOString(), removedBy: kim.id, removedBecause: 'Typed twice' })
    .where('receivedOn', '=', thisFrom)
    .where('invoiceId', '=', typo!.invoiceId)
    .execute();
  // Dated before its invoice, before last quarter, and paid in part.
  await paid(thisFrom, [daysBefore(thisFrom, 1)]);
  await paid(daysBefore(lastFrom, 90), [daysBefore(lastFrom, 1)]);
  await paid(daysBefore(thisFrom, 80), [thisFrom], { state: 'Issued', paid: 1 });
  // 20 and 31 days; 7 and 0.
  expect((await list()).daysToPayment).toEqual({ thisQuarter: 26, lastQuarter: 4 });
});

test('invoices: the foot sums what is open of those that match, on all pages, without drafts', async () => {
  const [one, two] = [await add({ dueOn: due(0), paid: 1 }), await add({ dueOn: due(9) })];
  await add({ state: 'Draft' });
  await add({ state: 'Paid', paid: 5 });
  expect((await list({ limit: 1 })).open).toBe(sumOf([one.total, two.total, -1]));
  expect((await list({ state: 'Overdue' })).open).toBe(two.total);
  expect((await list({ state: 'Draft' })).open).toBe(0);
});

test('invoices: managers only', async () => {
  expect((await (await api.person()).send('accounting.invoices')).status).toBe(403);
});
