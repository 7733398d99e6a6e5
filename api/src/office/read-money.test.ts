import { daysBefore } from '@tidemark/contract/accounting/aging';
import { sumOf } from '@tidemark/contract/estimates/decimal';
import { expect, test } from 'vitest';
import { addInvoices } from '../accounting/testing/add-invoices.ts';
import { addProject } from '../testing/factories.ts';
import { useApi } from '../testing/use-api.ts';

const api = useApi();

test('overview: what is owed by age, and which jobs wait for what, the longest first', async () => {
  const kim = await api.person({ role: 'Manager' });
  const today = '2031-06-10';
  const money = async () => (await kim.send('office.overview', { query: { today } })).ok().money!;
  const before = await money();
  const projectId = await addProject(api.db, null, {
    title: 'Fox Run',
    dryingNeedsAt: '2001-01-01T00:00:00Z',
  });
  const add = (facts: Parameters<typeof addInvoices>[2]) =>
    addInvoices(api.db, { by: kim, projectId }, facts);
  const [late] = await add({ dueOn: daysBefore(today, 45), issuedAt: '2001-02-01T00:00:00Z' });
  await add({ state: 'Draft' });
  const now = await money();
  expect(now.owed.ages['31-60'].count).toBe(before.owed.ages['31-60'].count + 1);
  expect(now.owed.open.balance).toBe(sumOf([before.owed.open.balance, late!.total]));
  expect(now.waits).toEqual({
    ...before.waits,
    ...{ payment: before.waits.payment + 1, drying: before.waits.drying + 1 },
  });
  expect(now.waiting[0]).toMatchObject({
    ...{ projectId, title: 'Fox Run', customerName: 'Helen Okafor' },
    ...{ waitsFor: ['drying', 'payment'], since: '2001-01-01T00:00:00.000Z' },
  });
});
