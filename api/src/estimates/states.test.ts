import { amountOf, withLines } from '@tidemark/contract/estimates/approved';
import type { ApprovedLine } from '@tidemark/contract/estimates/approved-line';
import { billedOf } from '@tidemark/contract/estimates/billed';
import { v7 as uuidv7 } from 'uuid';
import { expect, test } from 'vitest';
import { submit } from '../deliveries/testing/work-here.ts';
import { addJobFile } from '../job/testing/add-job-file.ts';
import type { Person } from '../testing/people.ts';
import { useApi } from '../testing/use-api.ts';
import { billableOf } from './billable.ts';

const api = useApi();
const office = ({ id }: Person) => ({ id, role: 'Manager' as const });

const hand = { how: 'by hand', to: 'Renee Castillo', on: '2026-11-25' } as const;
const params = (id: string, number = 1) => ({ params: { id, number } });
const send = (who: Person, id: string, body: object = hand, number = 1) =>
  who.send('estimates.send', { ...params(id, number), body: body as typeof hand });
const unsend = (who: Person, id: string, reason = 'Wrong claim number') =>
  who.send('estimates.unsent', { ...params(id), body: { reason } });
const approve = (who: Person, id: string, body: object) =>
  who.send('estimates.approve', {
    ...params(id),
    body: { approvedBy: 'Renee Castillo', approvedOn: '2026-11-26', ...body } as never,
  });
const read = async (who: Person, id: string, number = 1) =>
  (await who.send('estimates.read', { params: { id }, query: { number } })).ok().estimate;
const state = async (who: Person, id: string) => (await read(who, id)).standing?.state;
const logged = (id: string, action: string) =>
  api.db
    .selectFrom('auditLog')
    .select(['before', 'after'])
    .where('subjectId', '=', `${id}/1`)
    .where('action', '=', action as 'estimate-sent')
    .execute();

/** Half of its first line, with a reason, and what that comes to. */
async function half(who: Person, id: string) {
  const sent = billedOf(await read(who, id));
  const { key, quantity, rate, title, unit } = sent.lines[0]!;
  const line: ApprovedLine = { key, quantity: quantity / 2, rate, reason: 'One is enough' };
  return { lines: [line], amount: withLines(sent, [line]).total, said: `${title}, 1 ${unit}`, sent };
}

test('estimate: sent by hand and through a portal, it is Sent with both, and the log says to whom', async () => {
  const { id, boss, by } = await submit(api);
  const { standing } = (await send(boss, id)).ok().estimate;
  expect(standing).toMatchObject({ state: 'Sent', letters: [] });
  expect(standing?.sendings).toMatchObject([{ ...hand, recordedBy: 'Dana Whitaker' }]);
  const portal = { how: 'portal', to: 'Fairway claims portal', on: '2026-11-26' };
  expect((await send(boss, id, portal)).ok().estimate.standing?.sendings).toMatchObject([portal, hand]);
  expect(await logged(id, 'estimate-sent')).toMatchObject([{ after: hand }, { after: portal }]);
  expect((await read(by, id)).standing?.state).toBe('Sent');
});

test.each<[object, string, string]>([
  [{ ...hand, to: ' ' }, 'to', 'Enter who got it.'],
  [{ ...hand, on: '1066-10-14' }, 'on', 'Enter a year from 1900 to 9000.'],
])('estimate: %j is not recorded as sent', async (body, field, message) => {
  const { id, boss } = await submit(api);
  expect(await send(boss, id, body)).toMatchObject({ status: 400, details: [{ field, message }] });
  expect(await state(boss, id)).toBe('Draft');
});

test('estimate: taken back with a reason it is a draft again, whatever way it was sent, and only once', async () => {
  const { id, boss, by } = await submit(api);
  const refused = { status: 409, code: 'estimate_state' };
  const draft = { message: 'Estimate 1 is Draft: that cannot be done now.' };
  expect(await unsend(boss, id)).toMatchObject({ ...refused, details: [draft] });
  const letter = { to: ['a@b.example'], cc: [], subject: 'Estimate', message: '', attachments: ['pdf'] };
  (await send(boss, id, letter)).ok();
  (await send(boss, id, hand)).ok();
  expect(await unsend(by, id)).toMatchObject({ status: 403 });
  expect(await unsend(boss, id, ' ')).toMatchObject({ status: 400 });
  expect((await unsend(boss, id)).ok().estimate.standing).toEqual({
    ...{ state: 'Draft', letters: [], sendings: [], approval: null },
  });
  expect(await unsend(boss, id)).toMatchObject(refused);
  expect(await logged(id, 'estimate-unsent')).toMatchObject([
    { before: { state: 'Sent' }, after: { state: 'Draft', reason: 'Wrong claim number' } },
  ]);
  (await send(boss, id)).ok();
  expect(await state(boss, id)).toBe('Sent');
});

test('estimate: one is sent by hand, the older one gives way, and comes back when that is taken back', async () => {
  const { id, boss, by } = await submit(api);
  (await send(boss, id)).ok();
  await recalculate(boss, by, id);
  (await send(boss, id, hand, 2)).ok();
  expect(await state(boss, id)).toBe('Superseded');
  expect(await send(boss, id)).toMatchObject({
    details: [{ message: 'Estimate 1 is Superseded: that cannot be done now.' }],
  });
  (await boss.send('estimates.unsent', { ...params(id, 2), body: { reason: 'Not yet' } })).ok();
  expect(await state(boss, id)).toBe('Sent');
});

/** A newer price list, and what it makes of an estimate. */
async function recalculate(boss: Person, by: Person, id: string) {
  const { version, savedAt: _, savedBy: __, ...list } = (await boss.send('price-list.read')).ok().priceList;
  const body = { ...list, taxPercent: list.taxPercent === 5 ? 6 : 5, basedOn: version };
  (await boss.send('price-list.save', { body })).ok();
  return (await by.send('estimates.make', { params: { id } })).ok().estimate;
}

test('estimate: approved with less of a line and a document, it holds both, and an invoice is made of that', async () => {
  const { id, projectId, boss } = await submit(api);
  (await send(boss, id)).ok();
  const file = await addJobFile(boss, projectId, { category: 'document', name: 'approval.pdf' });
  const { lines, amount, said, sent } = await half(boss, id);
  expect(await billableOf(api.db, office(boss), id, 1)).toMatchObject({
    state: 'Sent',
    isApproved: false,
    billed: sent,
  });
  const { standing } = (await approve(boss, id, { lines, amount, fileId: file.id })).ok().estimate;
  expect(standing).toMatchObject({
    state: 'Approved',
    approval: { amount, lines, file: { id: file.id, name: 'approval.pdf' }, approvedOn: '2026-11-26' },
  });
  const rate = lines[0]!.rate.toFixed(2);
  expect(await logged(id, 'estimate-approved')).toMatchObject([
    { after: { amount, lines: [`${said} at ${rate}, One is enough`], file: 'approval.pdf' } },
  ]);
  const { state: now, isApproved, billed } = await billableOf(api.db, office(boss), id, 1);
  expect([now, isApproved, billed.total]).toEqual(['Approved', true, amount]);
  expect(billed.lines[0]).toMatchObject({ quantity: 1, amount: amountOf(1, lines[0]!.rate) });
});

test('estimate: an approval whose lines come to something else is refused, and so is what is not its own', async () => {
  const { id, boss } = await submit(api);
  (await send(boss, id)).ok();
  const { lines, amount } = await half(boss, id);
  const others = await submit(api);
  const photo = await addJobFile(boss, others.projectId, { category: 'document' });
  const dollars = (of: number) => of.toLocaleString('en-US', { style: 'currency', currency: 'USD' });
  const problems: [object, string, string][] = [
    [{ lines, amount: 8400 }, 'amount', `The lines come to ${dollars(amount)}, not $8,400.00.`],
    [{ lines: [{ ...lines[0]!, key: 'gone' }], amount }, 'lines.0.key', 'This estimate has no such line.'],
    [{ lines: [{ ...lines[0]!, rate: -1 }], amount }, 'lines.0.rate', 'Enter 0 or more.'],
    [{ lines: [...lines, ...lines], amount }, 'lines', 'A line differs only once.'],
    [{ lines, amount, fileId: photo.id }, 'fileId', 'This job has no such document.'],
    [{ lines, amount, fileId: uuidv7() }, 'fileId', 'This job has no such document.'],
  ];
  for (const [body, field, message] of problems)
    expect(await approve(boss, id, body)).toMatchObject({ status: 400, details: [{ field, message }] });
  expect(await state(boss, id)).toBe('Sent');
});

test('estimate: two managers approve at once, one wins and the other is told that it is approved', async () => {
  const { id, boss } = await submit(api);
  (await send(boss, id)).ok();
  const { total: amount } = await read(boss, id);
  const replies = await Promise.all([
    approve(boss, id, { amount }),
    approve(await api.person({ role: 'Manager' }), id, { amount, approvedBy: 'Helen' }),
  ]);
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(replies.find(({ status }) => status === 409)).toMatchObject({
    code: 'estimate_state',
    details: [{ message: 'Estimate 1 is Approved: that cannot be done now.' }],
  });
  expect(await logged(id, 'estimate-approved')).toHaveLength(1);
});

test('estimate: an approved number stays as it was, whatever is computed anew', async () => {
  const { id, boss, by } = await submit(api);
  (await send(boss, id)).ok();
  const { lines, amount } = await half(boss, id);
  (await approve(boss, id, { lines, amount })).ok();
  const { newestPriceListVersion: _, ...before } = await read(boss, id);
  expect((await recalculate(boss, by, id)).number).toBe(2);
  expect(await read(boss, id)).toMatchObject(before);
  expect(await unsend(boss, id)).toMatchObject({
    details: [{ message: 'Estimate 1 is Approved: that cannot be done now.' }],
  });
});

test('estimate: an approval of an earlier version without lines bills its own amount', async () => {
  const { id, boss } = await submit(api);
  (await send(boss, id)).ok();
  const said = { approvedBy: 'Renee', approvedOn: '2026-11-26', amount: 12.34, technicianId: boss.id };
  await api.db
    .insertInto('estimateApprovals')
    .values({ inspectionId: id, number: 1, ...said } as never)
    .execute();
  const { billed } = await billableOf(api.db, office(boss), id, 1);
  expect(billed.total).toBe(12.34);
  expect(billed.lines.at(-1)).toMatchObject({
    ...{ group: 'adjustment', title: 'Difference in the approved amount' },
  });
});

test('estimate: a closed job refuses what changes its state', async () => {
  const { id, projectId, boss } = await submit(api);
  (await send(boss, id)).ok();
  const close = { params: { id: projectId }, body: { anyway: true, reason: 'Test' } };
  (await boss.send('job.close', close)).ok();
  const closed = { status: 409, code: 'job_closed' };
  expect(await send(boss, id)).toMatchObject(closed);
  expect(await unsend(boss, id)).toMatchObject(closed);
  expect(await approve(boss, id, { amount: (await read(boss, id)).total })).toMatchObject(closed);
  expect(await state(boss, id)).toBe('Sent');
});
