import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { EstimateLetter } from '@tidemark/contract/estimates/letter';
import { expect, test } from 'vitest';
import type { Person } from '../testing/people.ts';
import { useApi } from '../testing/use-api.ts';
import { eventually, folder, submit, workHere } from './testing/work-here.ts';

const api = useApi();

const letter: EstimateLetter = {
  to: ['castillo@fairway.example'],
  cc: ['helen@home.example'],
  subject: 'Estimate 1-01, claim FM-20-118834',
  message: 'Hello Renee Castillo,\n\nAttached is our estimate.',
  attachments: ['pdf', 'csv', 'report'],
};
const approval = { approvedBy: 'Renee Castillo', approvedOn: '2026-11-26' };
const send = (who: Person, id: string, body: Partial<EstimateLetter> = {}, number = 1) =>
  who.send('estimates.send', { params: { id, number }, body: { ...letter, ...body } });
const read = async (who: Person, id: string, number = 1) =>
  (await who.send('estimates.read', { params: { id }, query: { number } })).ok().estimate;
const approve = async (who: Person, id: string, number = 1) => {
  const reply = await who.send('estimates.read', { params: { id }, query: { number } });
  const body = { ...approval, amount: reply.status === 200 ? reply.ok().estimate.total : 0 };
  return who.send('estimates.approve', { params: { id, number }, body });
};

test('estimate: sent, its mail arrives once with the chosen files, and it is Sent', async () => {
  const dir = await folder();
  await workHere(api, dir);
  const { id, projectId, boss, by, deliveries } = await submit(api);
  expect((await read(boss, id)).standing).toMatchObject({ state: 'Draft', letters: [], approval: null });
  const reply = await send(boss, id);
  expect(reply).toMatchObject({ status: 202, message: 'Saved as sent.' });
  const { to, cc, attachments } = letter;
  const { standing } = reply.ok().estimate;
  expect(standing).toMatchObject({
    state: 'Sent',
    letters: [{ to, cc, attachments, sentBy: 'Dana Whitaker' }],
  });
  const mine = async () => (await deliveries()).find(({ title }) => title.startsWith('Estimate 1 to'))!;
  await expect.poll(async () => (await mine()).state, eventually).toBe('done');
  expect(await mine()).toMatchObject({ kind: 'mail', title: `Estimate 1 to ${[...to, ...cc].join(', ')}` });
  const file = await readFile(join(dir, 'mail', `${(await mine()).id}.eml`), 'utf8');
  const eml = file.replace(/\r\n\s+/g, ' ');
  expect(eml).toContain('To: castillo@fairway.example');
  expect(eml).toContain('Cc: helen@home.example');
  expect(eml).toContain('Hello Renee Castillo,');
  expect(eml).not.toContain('Auto-Submitted');
  for (const name of ['estimate 1.pdf', 'estimate 1.csv', 'report.pdf'])
    expect(eml).toContain(`filename="Project ${projectId} - Inspection 1 - ${name}"`);
  const letters = async () => (await readdir(join(dir, 'mail'))).filter((name) => name.endsWith('.eml'));
  await expect.poll(async () => (await letters()).length, eventually).toBe(2);
  // Who may read the estimate sees where it stands.
  expect((await read(by, id)).standing?.state).toBe('Sent');
  const log = await api.db
    .selectFrom('auditLog')
    .select(['action', 'after'])
    .where('subjectId', '=', `${id}/1`)
    .where('action', '=', 'estimate-sent')
    .execute();
  expect(log).toMatchObject([{ after: { to, cc, attachments } }]);
});

test('estimate: sent again, it is another letter; the same request again is the same one', async () => {
  const { id, boss, deliveries } = await submit(api);
  const headers = { 'idempotency-key': 'send-estimate-once-1' };
  for (let press = 0; press < 2; press++)
    await boss.fetch('POST', `/api/v1/inspections/${id}/estimates/1/sent`, { body: letter, headers });
  (await send(boss, id, { to: ['second@fairway.example'], cc: [] })).ok();
  const titles = (await deliveries())
    .map(({ title }) => title)
    .filter((title) => /^Estimate 1 to/.test(title));
  expect(titles).toEqual([
    'Estimate 1 to castillo@fairway.example, helen@home.example',
    'Estimate 1 to second@fairway.example',
  ]);
  expect((await read(boss, id)).standing?.letters).toHaveLength(2);
});

test('estimate: approved once it was sent, and replaced by a newer one that is sent', async () => {
  const { id, boss, by } = await submit(api);
  expect(await approve(boss, id)).toMatchObject({ status: 409, code: 'estimate_state' });
  (await send(boss, id)).ok();
  // What a newer price list makes is a number of its own.
  const { version, savedAt: _, savedBy: __, ...list } = (await boss.send('price-list.read')).ok().priceList;
  const body = { ...list, taxPercent: list.taxPercent + 1, basedOn: version };
  (await boss.send('price-list.save', { body })).ok();
  const { number } = (await by.send('estimates.make', { params: { id } })).ok().estimate;
  expect((await read(boss, id, number!)).standing?.state).toBe('Draft');
  expect((await read(boss, id)).standing?.state).toBe('Sent');
  (await send(boss, id, {}, number!)).ok();
  expect((await read(boss, id)).standing?.state).toBe('Superseded');
  expect(await send(boss, id)).toMatchObject({ status: 409, code: 'estimate_state' });
  expect(await approve(boss, id)).toMatchObject({ status: 409, code: 'estimate_state' });
  const { standing } = (await approve(boss, id, number!)).ok().estimate;
  expect(standing).toMatchObject({
    state: 'Approved',
    approval: { ...approval, recordedBy: 'Dana Whitaker' },
  });
  expect(await approve(boss, id, number!)).toMatchObject({ status: 409, code: 'estimate_state' });
  const { estimates } = (await boss.send('estimates.list', { params: { id } })).ok();
  expect(estimates.map((one) => one.standing?.state)).toEqual(['Approved', 'Superseded']);
});

test.each<[Partial<EstimateLetter>, string, string]>([
  [{ to: [] }, 'to', 'Enter whom to send it to.'],
  [{ to: ['castillo'] }, 'to.0', 'Enter an email address.'],
  [{ cc: ['a@b.example\r\nBcc: c@d.example'] }, 'cc.0', 'Enter an email address.'],
  [{ subject: 'One\nline' }, 'subject', 'Use one line.'],
  [{ attachments: [] }, 'attachments', 'Attach at least one file.'],
])('estimate: %j is not sent', async (body, field, message) => {
  const { id, boss, deliveries } = await submit(api);
  expect(await send(boss, id, body)).toMatchObject({ status: 400, details: [{ field, message }] });
  expect((await deliveries()).filter(({ title }) => /^Estimate 1 to/.test(title))).toEqual([]);
});

test('estimate: a technician neither sends nor approves it, and a number that is not there is not found', async () => {
  const { id, by, boss } = await submit(api);
  expect(await send(by, id)).toMatchObject({ status: 403 });
  expect(await approve(by, id)).toMatchObject({ status: 403 });
  expect(await send(boss, id, {}, 9)).toMatchObject({ status: 404, code: 'estimate_not_found' });
});
