import { daysBefore } from '@tidemark/contract/accounting/aging';
import { expect, test } from 'vitest';
import { useApi } from '../testing/use-api.ts';
import { approvedJob, typed } from './testing/approved.ts';

const api = useApi({ server: { timeZone: 'UTC' } });
const today = () => new Date().toISOString().slice(0, 10);
const reminder = {
  ...{ to: ['claims@fairway.example'], cc: ['helen@home.example'], subject: 'Overdue: invoice' },
  message: 'Hello,\n\nthis invoice is still open.',
};

/** An issued invoice that was due some days ago. */
async function due(days: number) {
  const job = await approvedJob(api);
  const { id } = await job.draft(typed);
  const { invoice } = (await job.issue(id)).ok();
  await api.db
    .updateTable('invoices')
    .set({ dueOn: daysBefore(today(), days) })
    .where('id', '=', id)
    .execute();
  const remind = (body: object = reminder) =>
    job.boss.send('invoices.remind', { ...job.of(id), body: body as typeof reminder });
  return { ...job, invoiceId: id, number: invoice.number!, remind };
}

test('reminder: of an overdue invoice, it is a delivery of its own, a letter of today and an event', async () => {
  const { remind, number, invoiceId } = await due(1);
  const reply = await remind();
  expect(reply).toMatchObject({ status: 202, message: 'The reminder is on its way.' });
  const { delivery, invoice } = reply.ok();
  expect(delivery.title).toBe(`Reminder of invoice ${number} to claims@fairway.example, helen@home.example`);
  expect(invoice.sentTo).toMatchObject([
    {
      ...{ to: reminder.to, cc: reminder.cc, attachments: ['invoice'], remindedOn: today() },
      ...{ sentBy: 'Dana Whitaker', delivery: { id: delivery.id, state: 'waiting', lastError: null } },
    },
  ]);
  const events = await api.db
    .selectFrom('auditLog')
    .select(['action', 'after'])
    .where('subject', '=', 'invoice')
    .where('subjectId', '=', invoiceId)
    .orderBy('id', 'desc')
    .limit(1)
    .execute();
  expect(events).toMatchObject([{ action: 'invoice-reminded', after: { number, to: reminder.to } }]);
});

test('reminder: not twice the same day, and of two at once one goes out', async () => {
  const { remind, boss, of, invoiceId } = await due(3);
  const replies = await Promise.all([1, 2, 3, 4].map(() => remind()));
  expect(replies.map(({ status }) => status).sort()).toEqual([202, 409, 409, 409]);
  expect(replies.find(({ status }) => status === 409)).toMatchObject({
    ...{ code: 'already_reminded', message: 'A reminder went out today.' },
  });
  const letters = () =>
    api.db.selectFrom('invoiceLetters').select('remindedOn').where('invoiceId', '=', invoiceId).execute();
  expect(await letters()).toEqual([{ remindedOn: today() }]);
  await api.db
    .updateTable('invoiceLetters')
    .set({ remindedOn: daysBefore(today(), 1) })
    .where('invoiceId', '=', invoiceId)
    .execute();
  expect((await remind()).status).toBe(202);
  // The letter with the invoice itself is none.
  const letter = { ...reminder, attachments: ['invoice' as const] };
  expect((await boss.send('invoices.send', { ...of(invoiceId), body: letter })).status).toBe(202);
  expect(await letters()).toHaveLength(3);
});

test('reminder: of what is not due, a draft, a void and a paid one, and by a technician, refused', async () => {
  const { remind, pay, boss, by, of, draft, invoiceId } = await due(0);
  expect(await remind()).toMatchObject({
    ...{ code: 'invoice_not_overdue', message: 'This invoice is not overdue.' },
  });
  const open = await draft(typed);
  expect((await boss.send('invoices.remind', { ...of(open.id), body: reminder })).code).toBe(
    'invoice_not_issued',
  );
  expect((await by.send('invoices.remind', { ...of(invoiceId), body: reminder })).status).toBe(403);
  const paid = await due(5);
  (await paid.pay(paid.invoiceId, 133)).ok();
  expect((await paid.remind()).code).toBe('invoice_not_overdue');
  (await pay(invoiceId, 1)).ok();
  const gone = await due(5);
  const body = { reason: 'Wrong person' };
  (await gone.boss.send('invoices.void', { ...gone.of(gone.invoiceId), body })).ok();
  expect((await gone.remind()).code).toBe('invoice_not_issued');
  expect(await gone.remind({ ...reminder, to: [] })).toMatchObject({
    ...{ code: 'validation_failed', message: 'Enter whom to send it to.' },
  });
});
