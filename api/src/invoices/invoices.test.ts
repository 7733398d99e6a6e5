import { hash } from 'node:crypto';
import { v7 as uuidv7 } from 'uuid';
import { expect, test } from 'vitest';
import { picture } from '../testing/pictures.ts';
import { useApi } from '../testing/use-api.ts';
import { approvedJob, typed } from './testing/approved.ts';

const api = useApi({ server: { timeZone: 'America/Chicago' } });

const audited = async (id: string) =>
  (
    await api.db
      .selectFrom('auditLog')
      .select('action')
      .where('subject', '=', 'invoice')
      .where('subjectId', '=', id)
      .orderBy('id')
      .execute()
  ).map(({ action }) => action);

test('invoice: claim and deductible of an approved estimate come to the approved total', async () => {
  const { draft, total, boss, projectId } = await approvedJob(api);
  const claim = await draft();
  expect(claim).toMatchObject({
    ...{ kind: 'claim', state: 'Draft', number: null, issuedOn: null, terms: 'Net 30' },
    billTo: { name: 'Fairway Mutual' },
    customer: { name: 'Helen Okafor', claimNumber: 'FM-20-118834' },
    projectAddress: '418 Larkspur Lane, Naperville, IL 60540',
  });
  expect(claim.lines.at(-1)).toMatchObject({
    title: 'Less deductible, billed to Helen Okafor',
    amount: -50,
  });
  const deductible = await draft({ kind: 'deductible', estimateNumber: 1 });
  expect(deductible).toMatchObject({ total: 50, billTo: { name: 'Helen Okafor' } });
  expect(claim.total + deductible.total).toBeCloseTo(total, 5);
  const { invoices } = (await boss.send('invoices.of-project', { params: { id: projectId } })).ok();
  expect(invoices.map(({ id }) => id).sort()).toEqual([claim.id, deductible.id].sort());
});

test('invoice: issued, it has number, date and the day it is due, and never changes', async () => {
  const { draft, issue, of, boss } = await approvedJob(api);
  const { id, version } = await draft();
  const invoice = (await issue(id)).ok().invoice;
  expect(invoice.number).toMatch(/^20\d\d-\d{4}$/);
  expect(invoice).toMatchObject({ state: 'Issued', balance: invoice.total, issuedBy: 'Dana Whitaker' });
  const days = Date.parse(invoice.dueOn!) - Date.parse(invoice.issuedOn!);
  expect(days).toBe(30 * 86_400_000);
  const change = { ...of(id), body: { basedOn: version, estimateNumber: 1 } };
  expect(await boss.send('invoices.change', change)).toMatchObject({ code: 'invoice_issued' });
  expect((await boss.send('invoices.remove', of(id))).code).toBe('invoice_issued');
  expect((await issue(id)).code).toBe('invoice_issued');
  expect(await audited(id)).toEqual(['invoice-made', 'invoice-issued']);
});

test('invoice: a draft is changed by who saw it last, and deleted without a gap', async () => {
  const { draft, of, boss } = await approvedJob(api);
  const { id, version } = await draft();
  const save = (basedOn: number, memo: string) =>
    boss.send('invoices.change', { ...of(id), body: { basedOn, memo, estimateNumber: 1 } });
  expect((await save(version, 'Thank you')).ok().invoice).toMatchObject({ memo: 'Thank you', version: 2 });
  expect((await save(version, 'Late')).code).toBe('invoice_changed');
  (await boss.send('invoices.remove', of(id))).ok();
  expect((await boss.send('invoices.read', { params: { invoiceId: id } })).code).toBe('invoice_not_found');
  expect(await audited(id)).toEqual(['invoice-made', 'invoice-changed', 'invoice-deleted']);
});

test('invoice: an estimate is invoiced once, until its invoice is void', async () => {
  const { draft, create, issue, of, boss } = await approvedJob(api);
  const { id } = await draft();
  const again = await create({ estimateNumber: 1 });
  expect(again).toMatchObject({
    code: 'already_invoiced',
    message: 'Estimate 1 is on a draft invoice.',
  });
  const { number } = (await issue(id)).ok().invoice;
  expect((await create({ estimateNumber: 1 })).message).toBe(`Estimate 1 is on invoice ${number}.`);
  const body = { reason: 'Wrong insurer' };
  const voided = (await boss.send('invoices.void', { ...of(id), body })).ok().invoice;
  expect(voided).toMatchObject({ state: 'Void', number, balance: 0, voided: body });
  expect((await boss.send('invoices.void', { ...of(id), body })).code).toBe('invoice_not_issued');
  const { id: next } = await draft();
  const issued = (await issue(next)).ok().invoice;
  expect(issued.number).not.toBe(number);
  expect(await audited(id)).toEqual(['invoice-made', 'invoice-issued', 'invoice-voided']);
});

test('invoice: two at once of one estimate, one is made', async () => {
  const { create } = await approvedJob(api);
  const replies = await Promise.all([1, 2, 3].map(() => create({ estimateNumber: 1 })));
  expect(replies.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
});

test('invoice: what was sent and not approved yet, only after the question', async () => {
  const { create } = await approvedJob(api, { state: 'Sent' });
  expect(await create({ estimateNumber: 1 })).toMatchObject({
    code: 'estimate_state',
    message: 'Not approved yet. Invoice what was sent?',
  });
  expect((await create({ estimateNumber: 1, notApproved: true })).status).toBe(201);
});

test.each([
  ['nothing to bill', {}, 'validation_failed', 'Choose what to invoice.'],
  ['a number that is not there', { estimateNumber: 9 }, 'estimate_not_found', 'Estimate not found'],
  [
    'an inspection of nobody',
    { estimateNumber: 1, inspectionId: uuidv7() },
    'estimate_not_found',
    'Estimate not found',
  ],
  ['typed lines for nobody', { ...typed, billTo: undefined }, 'validation_failed', 'Enter whom to bill.'],
  [
    'lines of more than any amount',
    { ...typed, lines: [{ ...typed.lines[0], quantity: 999_999, rate: 9_999_999.99 }] },
    'validation_failed',
    'These lines come to too much.',
  ],
])('invoice: %s, refused', async (_, body, code, message) => {
  const { create } = await approvedJob(api);
  expect(await create(body)).toMatchObject({ code, message });
});

test('invoice: an estimate that nobody sent is refused by its state', async () => {
  const { boss, id, create } = await approvedJob(api);
  const line = { id: uuidv7(), title: 'Board up', roomId: null, quantity: 1, unit: 'HR', rate: 66 };
  const edits = { remarks: {}, adjustments: [], lines: [{ ...line, code: null, note: null }] };
  (await boss.send('estimates.edit', { params: { id }, body: { ...edits, basedOn: 0 } })).ok();
  expect(await create({ estimateNumber: 2 })).toMatchObject({
    code: 'estimate_state',
    message: 'Estimate 2 is Draft: that cannot be done now.',
  });
});

test('invoice: without an amount above 0 it is not issued', async () => {
  const { draft, issue } = await approvedJob(api);
  const none = await draft({ ...typed, lines: [] });
  expect((await issue(none.id)).code).toBe('invoice_empty');
  const free = await draft({ ...typed, lines: [{ ...typed.lines[0], rate: -5 }] });
  expect((await issue(free.id)).code).toBe('invoice_empty');
});

test('payments: two and a refund, then it is paid; one removed stays with its reason', async () => {
  const { draft, issue, pay, of, boss } = await approvedJob(api);
  const { id } = await draft(typed);
  expect((await pay(id, 10)).code).toBe('invoice_not_issued');
  (await issue(id)).ok();
  const first = { payer: 'Fairway Mutual', payees: 'Helen Okafor and First Bank', reference: '40117' };
  expect((await pay(id, 33.1, first)).ok().invoice).toMatchObject({
    ...{ state: 'Issued', paid: 33.1, balance: 99.9 },
    payments: [{ ...first, amount: 33.1, how: 'check', kind: 'payment', removed: null }],
  });
  const second = { id: uuidv7() };
  expect((await pay(id, 149.9, second)).ok().invoice).toMatchObject({ state: 'Paid', balance: -50 });
  const repeated = await pay(id, 149.9, second);
  expect([repeated.status, repeated.ok().invoice.payments.length]).toEqual([200, 2]);
  expect((await pay(id, 50, { kind: 'refund' })).ok().invoice).toMatchObject({ state: 'Paid', balance: 0 });
  const body = { reason: 'Typed twice' };
  expect((await boss.send('invoices.void', { ...of(id), body })).code).toBe('invoice_paid');
  const removal = { params: { ...of(id).params, paymentId: second.id }, body };
  const after = (await boss.send('invoices.remove-payment', removal)).ok().invoice;
  expect(after).toMatchObject({ state: 'Issued', balance: 149.9 });
  expect(after.payments.find((one) => one.id === second.id)!.removed).toMatchObject({
    reason: 'Typed twice',
    by: 'Dana Whitaker',
  });
  expect((await boss.send('invoices.remove-payment', removal)).code).toBe('payment_not_found');
  expect(await audited(id)).toEqual([
    ...['invoice-made', 'invoice-issued', 'payment-recorded', 'payment-recorded', 'payment-recorded'],
    'payment-removed',
  ]);
});

test('payments: two managers record the same one at once, the second is asked to look first', async () => {
  const { draft, issue, pay } = await approvedJob(api);
  const { id } = await draft(typed);
  (await issue(id)).ok();
  const replies = await Promise.all([1, 2, 3].map(() => pay(id, 133, { seenPaid: 0, reference: '40117' })));
  expect(replies.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  expect(replies.find(({ status }) => status === 409)).toMatchObject({
    code: 'payments_changed',
    message: 'Someone else just recorded a payment. Check that it is not this one.',
  });
  const second = (await pay(id, 10, { seenPaid: 133 })).ok().invoice;
  expect(second).toMatchObject({ paid: 143, balance: -10, state: 'Paid' });
});

test('payments: a file of another job is not its photo', async () => {
  const { draft, issue, pay } = await approvedJob(api);
  const { id } = await draft(typed);
  (await issue(id)).ok();
  expect((await pay(id, 10, { fileId: uuidv7() })).code).toBe('file_not_found');
});

test('invoice: a technician sees number, state and total, and no payments', async () => {
  const { draft, issue, pay, of, by, projectId } = await approvedJob(api);
  const { id, total } = await draft();
  const { number } = (await issue(id)).ok().invoice;
  (await pay(id, 10)).ok();
  const { invoices } = (await by.send('invoices.of-project', { params: { id: projectId } })).ok();
  expect(invoices).toEqual([{ id, number, state: 'Issued', total }]);
  expect((await by.send('invoices.read', { params: { invoiceId: id } })).status).toBe(403);
  expect((await by.send('invoices.issue', of(id))).status).toBe(403);
  expect((await by.fetch('GET', `/api/v1/projects/${projectId}/invoices/${id}.pdf`)).status).toBe(403);
});

test('invoice: a closed job refuses new ones, and takes payments', async () => {
  const { draft, create, issue, pay, projectId } = await approvedJob(api);
  const { id } = await draft(typed);
  (await issue(id)).ok();
  await api.db
    .updateTable('projects')
    .set({ jobClosedAt: new Date().toISOString() })
    .where('id', '=', projectId)
    .execute();
  expect((await create({ estimateNumber: 1 })).code).toBe('job_closed');
  expect((await pay(id, 10)).ok().invoice.balance).toBe(123);
});

test('invoice: of another project, not found', async () => {
  const [one, other] = [await approvedJob(api), await approvedJob(api)];
  const { id } = await one.draft();
  expect((await other.issue(id)).code).toBe('invoice_not_found');
  expect((await other.create({ estimateNumber: 1, inspectionId: one.id })).code).toBe('estimate_not_found');
});

test('invoice: its paper is kept as it was first printed, a void one says so', async () => {
  const { draft, issue, pay, of, boss, projectId } = await approvedJob(api);
  const { id } = await draft(typed);
  const print = async (query = '') =>
    (await boss.fetch('GET', `/api/v1/projects/${projectId}/invoices/${id}.pdf${query}`)).text();
  expect(JSON.parse(await print()).invoice.number).toBeNull();
  (await issue(id)).ok();
  const first = await print();
  await api.db.updateTable('projects').set({ title: 'Renamed' }).where('id', '=', projectId).execute();
  expect(await print()).toBe(first);
  (await pay(id, 33)).ok();
  expect(await print()).toBe(first);
  expect(JSON.parse(await print('?payments=true')).payments).toMatchObject([{ amount: 33, how: 'check' }]);
  const { invoices } = (await boss.send('invoices.of-project', { params: { id: projectId } })).ok();
  const [payment] = (invoices[0] as { payments: { id: string }[] }).payments;
  const removal = { params: { ...of(id).params, paymentId: payment!.id }, body: { reason: 'Other job' } };
  (await boss.send('invoices.remove-payment', removal)).ok();
  (await boss.send('invoices.void', { ...of(id), body: { reason: 'Other job' } })).ok();
  expect(JSON.parse(await print()).invoice).toMatchObject({ state: 'Void' });
});

test('invoice: printed long after it was issued, it says of company and job what was true then', async () => {
  const { draft, issue, boss, projectId } = await approvedJob(api);
  const company = (await boss.send('company.read')).ok().company;
  const save = async (changed: object) => {
    const {
      version: basedOn,
      savedAt: _,
      savedBy: __,
      ...facts
    } = (await boss.send('company.read')).ok().company;
    (await boss.send('company.save', { body: { ...facts, ...changed, basedOn } })).ok();
  };
  const logo = async (edge: number) => {
    const file = { name: 'logo.png', bytes: await picture('png', edge) };
    return (await boss.send('company.upload-logo', { body: {}, file })).ok().logo.id;
  };
  await save({
    ...{ name: 'Harborline', addressLine1: '2200 Ogden Court', phone: '6305550100', termsDays: 10 },
    ...{ paymentLink: 'https://pay.harborline.example/{invoice}', logoId: await logo(400) },
    footers: { ...company.footers, invoice: 'Thank you.' },
  });
  const [early, late] = [await draft(typed), await draft(typed)];
  const numbers = [
    (await issue(early.id)).ok().invoice.number!,
    (await issue(late.id)).ok().invoice.number!,
  ] as const;
  /** What the paper is made of, without what tells the two apart. */
  const print = async (id: string) => {
    const paper = await boss.fetch('GET', `/api/v1/projects/${projectId}/invoices/${id}.pdf`);
    const { invoice, logo: picture, printedAt: _, ...said } = JSON.parse(await paper.text());
    const { id: __, number: ___, madeAt: ____, issuedAt: _____, ...facts } = invoice;
    return { ...said, facts, logo: hash('sha256', JSON.stringify(picture)) };
  };
  const { paymentLink, ...then } = await print(early.id);
  expect(then).toMatchObject({ company: 'Harborline', companyFooter: 'Thank you.' });
  expect(paymentLink).toBe(`https://pay.harborline.example/${numbers[0]}`);
  await save({
    ...{ name: 'Moved', addressLine1: 'Elsewhere', phone: '6305550199', termsDays: 60, termsText: 'Soon' },
    ...{ paymentLink: 'https://other.example/{invoice}', logoId: await logo(300), licences: [] },
    footers: { ...company.footers, invoice: 'Goodbye.' },
  });
  await api.db
    .updateTable('projects')
    .set({ title: 'Renamed', customerName: 'Somebody else', city: 'Elgin' })
    .where('id', '=', projectId)
    .execute();
  expect(await print(late.id)).toEqual({
    ...then,
    paymentLink: `https://pay.harborline.example/${numbers[1]}`,
  });
});
