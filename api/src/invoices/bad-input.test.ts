import { actions } from '@tidemark/contract/actions';
import { settingsOfMoney } from '@tidemark/contract/company/money-settings';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { expect, test } from 'vitest';
import type { Person } from '../testing/people.ts';
import { useApi } from '../testing/use-api.ts';
import { approvedJob, typed } from './testing/approved.ts';

const api = useApi();

const wrong = [
  ...[null, 'x'.repeat(10_000), 'x\0', ' ', -1, '1e3', 1e300, 12.345, true, [], [null], { x: null }],
  ...['2026-02-30', [uuidv7()]],
];
const parsersWords = /\bexpected\b|\breceived\b|Invalid input|Invalid option|Too (big|small)|undefined/;

const tables = [
  ...['invoices', 'invoice_payments', 'invoice_letters', 'supplements', 'supplement_sendings'],
  ...['supplement_letters', 'supplement_approvals', 'estimates', 'estimate_sendings', 'estimate_approvals'],
  ...['accounting_batches', 'price_lists', 'company_profiles', 'deliveries', 'audit_log'],
];
/** Of each row when it was written last: a refused call leaves all of them. */
async function rows(): Promise<string> {
  const { rows: found } = await sql<{ id: string }>`${sql.raw(
    tables.map((table) => `SELECT '${table} ' || ctid || xmin AS id FROM ${table}`).join(' UNION ALL '),
  )} ORDER BY 1`.execute(api.db);
  return found.map(({ id }) => id).join();
}

type Params = Record<string, string | number>;
type Body = Record<string, unknown>;
async function calls(boss: Person, job: Awaited<ReturnType<typeof approvedJob>>) {
  const { id, projectId, draft, issue } = job;
  const open = await draft(typed);
  const issued = (await issue((await draft(typed)).id)).ok().invoice;
  const [project, number] = [{ id: projectId }, { id, number: 1 }];
  const { priceList } = (await boss.send('price-list.read')).ok();
  const { company } = (await boss.send('company.read')).ok();
  const of = (invoiceId: string) => ({ ...project, invoiceId });
  const { savedAt: _, savedBy: __, version: listVersion, ...list } = priceList;
  const { savedAt: ___, savedBy: ____, version, ...facts } = company;
  const why = { reason: 'Typed twice' };
  const letter = { to: ['a@b.example'], cc: [], subject: 'Invoice', message: '', attachments: ['invoice'] };
  const pay = { kind: 'payment', on: '2026-12-04', amount: 1, how: 'check', reference: null };
  const approval = { approvedBy: 'R', approvedOn: '2026-12-04', amount: 1, lines: [], fileId: null };
  const supplement = { id, supplement: 1 };
  const claim = { kind: 'claim', inspectionId: id, estimateNumber: 1, supplements: [], notApproved: false };
  const all: [string, Params, Body][] = [
    ['invoices.create', project, { ...claim, lines: [], memo: '', billTo: typed.billTo }],
    ['invoices.create', project, { ...typed, memo: '' }],
    ['invoices.change', of(open.id), { ...typed, kind: undefined, basedOn: 1, memo: '' }],
    ['invoices.void', of(issued.id), why],
    ['invoices.send', of(issued.id), letter],
    ['invoices.remind', of(issued.id), { ...letter, attachments: undefined }],
    ['invoices.record-payment', of(issued.id), { ...pay, payer: null, payees: null, fileId: null }],
    ['invoices.remove-payment', { ...of(issued.id), paymentId: uuidv7() }, why],
    ['supplements.make', number, { from: 2 }],
    ['supplements.send', supplement, { how: 'by hand', to: 'R', on: '2026-12-04' }],
    ['supplements.send', supplement, { ...letter, attachments: undefined, how: 'mail' }],
    ['supplements.approve', supplement, approval],
    ['estimates.send', number, { ...letter, attachments: ['pdf'] }],
    ['estimates.unsent', number, why],
    ['estimates.approve', number, approval],
    ['accounting.export', {}, { format: 'qbo-csv', unexported: true, again: false, deliver: false }],
    [
      'accounting.export',
      {},
      { format: 'csv', invoices: [issued.id], columns: [{ field: 'total', header: 'T' }] },
    ],
    ['price-list.save', {}, { ...list, basedOn: listVersion + 1 }],
    ['company.save', {}, { ...facts, basedOn: version + 1 }],
  ];
  return all;
}

const send = (who: Person, name: string, params: Params, body: Body) =>
  who.send(name as 'invoices.create', { params, body });
const refusalsOf = (name: string) => actions.find((action) => action.name === name)!.refusals;

test('money: whatever is wrong in a call, the answer says which field and what, nothing is half done', async () => {
  const job = await approvedJob(api);
  const { boss } = job;
  const said = new Set<string>();
  for (const [name, params, body] of await calls(boss, job)) {
    let before = await rows();
    for (const key of name === 'company.save' ? Object.keys(settingsOfMoney) : Object.keys(body)) {
      const replies = await Promise.all(
        wrong.map((value) => send(boss, name, params, { ...body, [key]: value })),
      );
      const now = await rows();
      if (replies.every(({ status }) => status >= 400)) expect(now, `${name} ${key}`).toBe(before);
      before = now;
      for (const [at, { status, code, details = [] }] of replies.entries()) {
        if (status < 300) continue;
        const where = `${name} ${key} ${JSON.stringify(wrong[at]).slice(0, 40)}`;
        expect(status, where).toBeLessThan(500);
        expect(['validation_failed', ...refusalsOf(name)], where).toContain(code);
        if (code === 'validation_failed') expect(details.length, where).toBeGreaterThan(0);
        for (const { field, message } of details) {
          expect(field, where).toBeTruthy();
          expect(message, where).not.toMatch(parsersWords);
          said.add(message);
        }
      }
    }
  }
  expect(said.size).toBeGreaterThan(40);
  expect(said).toContain('Bill to is required');
});

test('money: of another project, of nothing, and of a technician, every call is refused as if it were not there', async () => {
  const [mine, other] = [await approvedJob(api), await approvedJob(api)];
  for (const [name, params, body] of await calls(mine.boss, mine)) {
    const { status, code } = await send(mine.by, name, params, body);
    expect([status, code], name).toEqual([403, 'forbidden']);
    if ('id' in params) {
      const before = await rows();
      const isInspection = typeof params.id === 'string';
      if (!isInspection && 'invoiceId' in params) {
        const foreign = await send(mine.boss, name, { ...params, id: other.projectId }, body);
        expect([foreign.status, foreign.code], name).toEqual([404, 'invoice_not_found']);
      }
      const none = await send(
        mine.boss,
        name,
        { ...params, id: isInspection ? uuidv7() : 2_000_000_000 },
        body,
      );
      expect(none.status, name).toBe(404);
      expect(await rows(), name).toBe(before);
    }
  }
});

test('money: a closed job takes neither estimate states nor invoices, but payments', async () => {
  const job = await approvedJob(api);
  const { boss, projectId } = job;
  const all = await calls(boss, job);
  const jobClosedAt = new Date().toISOString();
  await api.db.updateTable('projects').set({ jobClosedAt }).where('id', '=', projectId).execute();
  const codes = new Map<string, string | undefined>();
  for (const [name, params, body] of all) codes.set(name, (await send(boss, name, params, body)).code);
  const closed = [...codes].filter(([, code]) => code === 'job_closed').map(([name]) => name);
  expect(closed).toEqual([
    ...['invoices.create', 'invoices.change', 'supplements.make', 'supplements.send', 'supplements.approve'],
    ...['estimates.send', 'estimates.unsent', 'estimates.approve'],
  ]);
  expect(codes.get('invoices.record-payment')).not.toBe('job_closed');
});
