import { sumOf } from '@tidemark/contract/estimates/decimal';
import Papa from 'papaparse';
import { v7 as uuidv7 } from 'uuid';
import { beforeEach, expect, test } from 'vitest';
import { addProject } from '../testing/factories.ts';
import type { Person } from '../testing/people.ts';
import { useApi } from '../testing/use-api.ts';
import { addInvoices } from './testing/add-invoices.ts';

const api = useApi();
let kim: Person;
let projectId: number;
beforeEach(async () => {
  await api.db.deleteFrom('accountingFiles').execute();
  await api.db.deleteFrom('accountingBatches').execute();
  await api.db.deleteFrom('invoices').execute();
  kim = await api.person({ role: 'Manager' });
  projectId = await addProject(api.db, null);
});
const issue = (count: number, facts: Parameters<typeof addInvoices>[2] = {}) =>
  addInvoices(api.db, { by: kim, projectId, count }, facts);
type Asked = Parameters<typeof kim.send<'accounting.export'>>[1];
const exported = (body: NonNullable<Asked>['body'], who = kim) => who.send('accounting.export', { body });
const exportedIn = async (id: string) =>
  (await api.db.selectFrom('invoices').select('exportedIn').where('id', '=', id).executeTakeFirstOrThrow())
    .exportedIn;
async function bytesOf(batch: number, file: string, who = kim) {
  const response = await who.fetch('GET', `/api/v1/accounting-exports/${batch}/${file}`);
  return { status: response.status, bytes: new Uint8Array(await response.arrayBuffer()) };
}

test('accounting export: a batch of all that are in none, its file adds up and stays as it was written', async () => {
  const invoices = await issue(7);
  await issue(1, { state: 'Draft' });
  const reply = await exported({ format: 'qbo-csv', unexported: true });
  expect(reply).toMatchObject({ status: 201, message: 'Export ready.' });
  const { batch } = reply.ok();
  const total = sumOf(invoices.map((one) => one.total));
  expect(batch).toMatchObject({
    number: 1,
    format: 'qbo-csv',
    columns: null,
    madeBy: 'Dana Whitaker',
    total,
  });
  expect(batch.invoices.map(({ number }) => number)).toEqual(invoices.map(({ number }) => number));
  const [file] = batch.files;
  const { bytes } = await bytesOf(1, file!.name);
  expect(bytes).toHaveLength(file!.size);
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const text = new TextDecoder().decode(bytes);
  expect(text.endsWith('\r\n')).toBe(true);
  const { data } = Papa.parse<Record<string, string>>(text, { header: true, skipEmptyLines: true });
  expect(sumOf(data.map((row) => Number(row['*ItemAmount'])))).toBe(total);
  await api.db.updateTable('invoices').set({ memo: 'Changed' }).execute();
  expect((await bytesOf(1, file!.name)).bytes).toEqual(bytes);
  expect((await kim.send('accounting.exports')).ok().batches).toEqual([batch]);
  expect((await bytesOf(1, 'another.csv')).status).toBe(404);
});

test('accounting export: once marked there is nothing left, and again says in which batches it is', async () => {
  const [one, two] = await issue(2);
  (await exported({ format: 'iif', invoices: [one!.id] })).ok();
  (await exported({ format: 'iif', unexported: true })).ok();
  expect(await exported({ format: 'iif', unexported: true })).toMatchObject({
    ...{ status: 409, code: 'nothing_to_export', message: 'There is nothing to export.' },
  });
  (await exported({ format: 'qbo-csv', invoices: [one!.id], again: true })).ok();
  expect(await exportedIn(one!.id)).toEqual([1, 3]);
  expect(await exported({ format: 'iif', invoices: [one!.id, two!.id] })).toMatchObject({
    ...{ status: 409, code: 'already_exported', message: 'Some invoices have been exported before.' },
    details: [
      { field: one!.number, message: `${one!.number} is in batches 1, 3.` },
      { field: two!.number, message: `${two!.number} is in batch 2.` },
    ],
  });
});

test('accounting export: two managers at once, an invoice is in one batch and the numbers have no gap', async () => {
  const invoices = await issue(3);
  const lee = await api.person({ role: 'Manager' });
  const replies = await Promise.all(
    Array.from({ length: 10 }, (_, at) => exported({ format: 'iif', unexported: true }, at % 2 ? kim : lee)),
  );
  expect(replies.filter(({ status }) => status === 201)).toHaveLength(1);
  for (const { id } of invoices) expect(await exportedIn(id)).toEqual([1]);
  const [more] = await issue(1);
  const named = await Promise.all(
    Array.from({ length: 6 }, () => exported({ format: 'iif', invoices: [more!.id] })),
  );
  expect(named.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409, 409]);
  expect(await exportedIn(more!.id)).toEqual([2]);
});

test('accounting export: while an invoice is voided, it is either in the batch before, or refused', async () => {
  const invoices = await issue(8);
  const body = { reason: 'Wrong person' };
  for (const { id, number } of invoices) {
    const params = { id: projectId, invoiceId: id };
    const [voided, reply] = await Promise.all([
      kim.send('invoices.void', { params, body }),
      exported({ format: 'iif', invoices: [id] }),
    ]);
    expect(voided.status).toBe(200);
    const { exports } = (await kim.send('invoices.read', { params: { invoiceId: id } })).ok().invoice;
    if (reply.status === 201)
      expect(exports).toMatchObject([{ batch: reply.ok().batch.number, by: 'Dana Whitaker' }]);
    else {
      expect(reply.details).toEqual([{ field: 'invoices', message: `${number} is void: it is no income.` }]);
      expect(exports).toEqual([]);
    }
  }
});

test('accounting export: drafts, void ones, unknown ones and technicians are refused', async () => {
  const [draft] = await issue(1, { state: 'Draft' });
  const voided = { state: 'Void', voidedAt: '2026-11-26T12:00:00Z', voidedBecause: 'Wrong' } as const;
  const [gone] = await issue(1, { ...voided, voidedBy: kim.id });
  const refusedAs = async (body: Parameters<typeof exported>[0], code: string) =>
    expect(await exported(body)).toMatchObject({ code });
  await refusedAs({ format: 'iif', invoices: [draft!.id] }, 'invoice_not_issued');
  await refusedAs({ format: 'iif', invoices: [uuidv7()] }, 'invoice_not_found');
  await refusedAs({ format: 'iif', unexported: true }, 'nothing_to_export');
  expect(await exported({ format: 'iif', invoices: [gone!.id] })).toMatchObject({
    details: [{ field: 'invoices', message: `${gone!.number} is void: it is no income.` }],
  });
  await refusedAs({ format: 'iif' }, 'validation_failed');
  await refusedAs({ format: 'csv', unexported: true }, 'validation_failed');
  const dana = await api.person();
  expect((await exported({ format: 'iif', unexported: true }, dana)).status).toBe(403);
  expect((await dana.send('accounting.exports')).status).toBe(403);
  expect((await bytesOf(1, 'x.csv', dana)).status).toBe(403);
});

test('accounting export: lines that do not come to the total are a defect, and nothing is marked', async () => {
  const [wrong] = await issue(1);
  await api.db
    .updateTable('invoices')
    .set({ total: wrong!.total + 1 })
    .execute();
  expect(await exported({ format: 'qbo-csv', unexported: true })).toMatchObject({
    ...{ status: 500, code: 'internal' },
  });
  expect(api.takeErrors()).toMatchObject([
    { err: { message: expect.stringContaining(`the export of invoice ${wrong!.number} comes to`) } },
  ]);
  expect(await exportedIn(wrong!.id)).toEqual([]);
  expect((await kim.send('accounting.exports')).ok().batches).toEqual([]);
});

test('accounting export: with the names of the company, and columns of one’s own', async () => {
  const [invoice] = await issue(1);
  const columns = [
    { field: 'invoice', header: 'Nr' },
    { field: 'total', header: 'Total' },
  ] as const;
  const { batch } = (await exported({ format: 'csv', unexported: true, columns: [...columns] })).ok();
  expect(batch.columns).toEqual(columns);
  const { bytes } = await bytesOf(batch.number, batch.files[0]!.name);
  expect(new TextDecoder().decode(bytes)).toBe(
    `Nr,Total\r\n${invoice!.number},${invoice!.total.toFixed(2)}\r\n`,
  );
});
