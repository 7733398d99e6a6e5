import { defaultPriceList } from '@tidemark/contract/price-list/default-list';
import type { Supplement } from '@tidemark/contract/supplements/supplement';
import { approvedSupplement, wholeWith } from '@tidemark/contract/supplements/supplement';
import { expect, test } from 'vitest';
import { submit } from '../deliveries/testing/work-here.ts';
import type { Person } from '../testing/people.ts';
import { useApi } from '../testing/use-api.ts';
import { billableSupplement } from './read.ts';

const api = useApi();
const office = ({ id }: Person) => ({ id, role: 'Manager' as const });

const hand = { how: 'by hand', to: 'Renee Castillo', on: '2026-11-25' } as const;
const approval = { approvedBy: 'Renee Castillo', approvedOn: '2026-11-26' };
const total = async (who: Person, id: string, number: number) =>
  (await who.send('estimates.read', { params: { id }, query: { number } })).ok().estimate.total;
const make = (who: Person, id: string, from: number, number = 1) =>
  who.send('supplements.make', { params: { id, number }, body: { from } });
const list = async (who: Person, id: string) =>
  (await who.send('supplements.list', { params: { id } })).ok().supplements;
const of = (id: string, supplement: number) => ({ params: { id, supplement } });
const send = (who: Person, id: string, supplement = 1) =>
  who.send('supplements.send', { ...of(id, supplement), body: hand });
const approve = (who: Person, id: string, body: { amount: number; lines?: never[] }, supplement = 1) =>
  who.send('supplements.approve', { ...of(id, supplement), body: { ...approval, ...body } as never });

/** Estimate 1, approved as it was sent. */
async function approved() {
  const inspection = await submit(api);
  const { id, boss } = inspection;
  const numbered = { params: { id, number: 1 } };
  (await boss.send('estimates.send', { ...numbered, body: hand })).ok();
  const body = { ...approval, amount: await total(boss, id, 1) };
  (await boss.send('estimates.approve', { ...numbered, body: body as never })).ok();
  return inspection;
}

/** A line of the office's own makes a newer number. */
async function addLine(who: Person, id: string, rate: number) {
  const { version, ...edits } = (await who.send('estimates.edits', { params: { id } })).ok().edits;
  const line = {
    ...{ id: crypto.randomUUID(), roomId: null, title: 'Board-up', quantity: 2, unit: 'EA', rate },
    ...{ code: 'W-9', note: 'Photo 016' },
  };
  const body = { ...edits, lines: [...edits.lines, line], basedOn: version };
  return (await who.send('estimates.edit', { params: { id }, body })).ok().estimate.number!;
}

test('supplement: made of what differs, sent and approved; with what is approved it is the newer estimate', async () => {
  const { id, boss, by } = await approved();
  const from = await addLine(boss, id, 50);
  const reply = await make(boss, id, from);
  expect(reply).toMatchObject({ status: 201, message: 'Supplement made.' });
  const { supplement } = reply.ok();
  expect(supplement).toMatchObject({ number: 1, estimateNumber: 1, from, madeBy: 'Dana Whitaker' });
  expect(supplement.lines).toMatchObject([
    { title: 'Board-up', note: 'Photo 016', approved: null, asked: { quantity: 2, rate: 50 }, amount: 100 },
  ]);
  const sum = Math.round((supplement.total + (await total(boss, id, 1))) * 100) / 100;
  expect(sum).toBe(await total(boss, id, from));
  expect(supplement.standing).toEqual({ state: 'Draft', letters: [], sendings: [], approval: null });
  expect(await approve(boss, id, { amount: supplement.total })).toMatchObject({
    ...{ status: 409, code: 'estimate_state' },
    details: [{ message: 'Supplement S1 is Draft: that cannot be done now.' }],
  });
  expect((await send(boss, id)).ok().supplement.standing).toMatchObject({ state: 'Sent', sendings: [hand] });
  expect(await billableSupplement(api.db, office(boss), id, 1)).toMatchObject({
    state: 'Sent',
    isApproved: false,
  });
  (await approve(boss, id, { amount: supplement.total })).ok();
  expect(await list(by, id)).toMatchObject([{ number: 1, standing: { state: 'Approved', approval } }]);
  const { billed, isApproved } = await billableSupplement(api.db, office(boss), id, 1);
  expect([isApproved, billed.total]).toEqual([true, supplement.total]);
  const log = await api.db
    .selectFrom('auditLog')
    .select('action')
    .where('subjectId', '=', `${id}/S1`)
    .orderBy('id')
    .execute();
  expect(log.map(({ action }) => action)).toEqual([
    ...['supplement-made', 'supplement-sent', 'supplement-approved'],
  ]);
});

test('supplement: nothing differs, an estimate that is not newer or not approved, and none is made', async () => {
  const { id, boss } = await approved();
  const from = await addLine(boss, id, 50);
  expect(await make(boss, id, 1)).toMatchObject({
    ...{ status: 400, details: [{ field: 'from', message: 'Choose a newer estimate.' }] },
  });
  expect(await make(boss, id, 9)).toMatchObject({ status: 404, code: 'estimate_not_found' });
  expect(await make(boss, id, await addLine(boss, id, 1), from)).toMatchObject({
    ...{
      code: 'estimate_state',
      details: [{ message: `Estimate ${from} is Draft: that cannot be done now.` }],
    },
  });
  (await make(boss, id, from)).ok();
  (await send(boss, id)).ok();
  (await approve(boss, id, { amount: (await list(boss, id))[0]!.total })).ok();
  expect(await make(boss, id, from)).toMatchObject({ status: 409, code: 'nothing_differs' });
  expect(await list(boss, id)).toHaveLength(1);
});

/** One of two of the line that S1 asks for. */
const halfOf = (supplement: Supplement) => {
  const { key, asked } = supplement.lines[0]!;
  const lines = [{ key, quantity: 1, rate: asked!.rate, reason: 'One is enough' }];
  return { lines, amount: approvedSupplement(supplement, { lines }).total };
};

test('supplement: approved with less, its lines must come to the amount, and the next one asks for the rest', async () => {
  const { id, boss } = await approved();
  const from = await addLine(boss, id, 50);
  const { supplement } = (await make(boss, id, from)).ok();
  (await send(boss, id)).ok();
  const { lines, amount } = halfOf(supplement);
  const dollars = (value: number) => value.toLocaleString('en-US', { style: 'currency', currency: 'USD' });
  expect(await approve(boss, id, { amount: 1, lines: lines as never })).toMatchObject({
    details: [{ field: 'amount', message: `The lines come to ${dollars(amount)}, not $1.00.` }],
  });
  (await approve(boss, id, { amount, lines: lines as never })).ok();
  const next = (await make(boss, id, from)).ok().supplement;
  expect(next.lines).toMatchObject([{ approved: { quantity: 1 }, asked: { quantity: 2 }, amount: 50 }]);
  expect(next.approved).toEqual(wholeWith(supplement, lines));
});

test('supplement: another one is approved first, and what was made before it gives way', async () => {
  const { id, boss } = await approved();
  const from = await addLine(boss, id, 50);
  (await make(boss, id, from)).ok();
  (await make(boss, id, await addLine(boss, id, 70))).ok();
  (await send(boss, id, 1)).ok();
  (await send(boss, id, 2)).ok();
  expect((await list(boss, id)).map(({ standing }) => standing.state)).toEqual(['Sent', 'Superseded']);
  (await approve(boss, id, { amount: (await list(boss, id))[0]!.total }, 2)).ok();
  expect((await list(boss, id)).map(({ standing }) => standing.state)).toEqual(['Approved', 'Superseded']);
  expect(await approve(boss, id, { amount: 1 })).toMatchObject({
    details: [{ message: 'Supplement S1 is Superseded: that cannot be done now.' }],
  });
  expect(await send(boss, id)).toMatchObject({ code: 'estimate_state' });
});

test('supplement: two managers approve at once, one wins', async () => {
  const { id, boss } = await approved();
  const { supplement } = (await make(boss, id, await addLine(boss, id, 50))).ok();
  (await send(boss, id)).ok();
  const { total: amount } = supplement;
  const replies = await Promise.all([approve(boss, id, { amount }), approve(boss, id, { amount })]);
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(replies.find(({ status }) => status === 409)?.code).toBe('estimate_state');
});

test('supplement: made at once by two, each has its own number', async () => {
  const { id, boss } = await approved();
  const from = await addLine(boss, id, 50);
  await Promise.all([make(boss, id, from), make(boss, id, from), make(boss, id, from)]);
  expect((await list(boss, id)).map(({ number }) => number)).toEqual([3, 2, 1]);
});

test('supplement: a closed job, a technician and a number that is not there are refused', async () => {
  const { id, projectId, boss, by } = await approved();
  const from = await addLine(boss, id, 50);
  expect(await make(by, id, from)).toMatchObject({ status: 403 });
  expect(await send(boss, id, 7)).toMatchObject({ status: 404, code: 'supplement_not_found' });
  (await make(boss, id, from)).ok();
  (await send(boss, id)).ok();
  const close = { params: { id: projectId }, body: { anyway: true, reason: 'Test' } };
  (await boss.send('job.close', close)).ok();
  for (const reply of [make(boss, id, from), send(boss, id), approve(boss, id, { amount: 1 })])
    expect(await reply).toMatchObject({ status: 409, code: 'job_closed' });
});

test('supplement: its PDF is that of the estimate it was made from, with what differs', async () => {
  const { id, boss, by } = await approved();
  (await make(boss, id, await addLine(boss, id, 50))).ok();
  const response = await by.fetch('GET', `/api/v1/inspections/${id}/supplements/1.pdf`);
  expect(response.headers.get('content-disposition')).toMatch(/inspection-1-supplement-S1\.pdf/);
  expect(await response.json()).toMatchObject({
    estimate: { number: 2 },
    supplement: { number: 1, estimateNumber: 1 },
  });
  const stranger = await api.person();
  expect(await stranger.send('supplements.list', { params: { id } })).toMatchObject({ status: 404 });
  expect(await stranger.fetch('GET', `/api/v1/inspections/${id}/supplements/1.pdf`)).toMatchObject({
    status: 404,
  });
});

test('supplement: a newer price list, every line that it changes differs', async () => {
  const { id, boss, by } = await approved();
  const { version } = (await boss.send('price-list.read')).ok().priceList;
  const prices = Object.fromEntries(
    Object.entries(defaultPriceList.prices).map(([key, price]) => [
      key,
      Math.round((price + 10) * 100) / 100,
    ]),
  );
  (await boss.send('price-list.save', { body: { basedOn: version, ...defaultPriceList, prices } })).ok();
  const { number } = (await by.send('estimates.make', { params: { id } })).ok().estimate;
  const { supplement } = (await make(boss, id, number!)).ok();
  expect(supplement.lines[0]!.asked!.rate - supplement.lines[0]!.approved!.rate).toBeCloseTo(10, 2);
});
