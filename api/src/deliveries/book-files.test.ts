import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { addInvoices } from '../accounting/testing/add-invoices.ts';
import { SendFailure } from '../integrations/failure.ts';
import { addProject } from '../testing/factories.ts';
import { useApi } from '../testing/use-api.ts';
import { eventually, folder, workHere } from './testing/work-here.ts';

const api = useApi();

/** Issued invoices, and an export of them. */
async function exporting() {
  const kim = await api.person({ role: 'Manager' });
  const projectId = await addProject(api.db, null);
  await addInvoices(api.db, { by: kim, projectId, count: 2 });
  const body = { format: 'qbo-csv' as const, unexported: true as const };
  const fileOf = async (batch: number) =>
    (await kim.send('accounting.exports')).ok().batches.find(({ number }) => number === batch)!.files[0]!;
  return {
    kim,
    fileOf,
    make: async (deliver?: boolean) =>
      (await kim.send('accounting.export', { body: { ...body, deliver } })).ok().batch,
  };
}

test('accounting export: its files go to the drive as they were written, where somebody asks for it', async () => {
  const dir = await folder();
  await workHere(api, dir);
  const { kim, make, fileOf } = await exporting();
  const { number, files } = await make(true);
  expect(files).toMatchObject([{ delivery: { lastError: null } }]);
  await expect.poll(async () => (await fileOf(number)).delivery?.state, eventually).toBe('done');
  const { name } = files[0]!;
  const there = await readFile(join(dir, 'drive', 'Accounting exports', name));
  const response = await kim.fetch('GET', `/api/v1/accounting-exports/${number}/${name}`);
  expect(Buffer.from(await response.arrayBuffer())).toEqual(there);
  expect(there.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
});

test('accounting export: without that nothing is sent', async () => {
  const { make } = await exporting();
  expect((await make()).files).toMatchObject([{ delivery: null }]);
});

test('accounting export: a file that the drive refuses is listed with what fails, and can be retried', async () => {
  const refused = () => {
    throw new SendFailure('The drive is full.', { again: false });
  };
  await workHere(api, await folder(), { drive: { name: 'The drive', put: refused } });
  const { kim, make, fileOf } = await exporting();
  const { number } = await make(true);
  await expect.poll(async () => (await fileOf(number)).delivery?.state, eventually).toBe('failed');
  const { delivery } = await fileOf(number);
  expect(delivery?.lastError).toBe('The drive is full.');
  const { deliveries } = (await kim.send('office.overview')).ok();
  const listed = deliveries.newest.find(({ id }) => id === delivery!.id);
  expect(listed).toMatchObject({ accountingBatch: number, projectId: null, projectTitle: null });
  const again = await kim.send('deliveries.retry', { params: { id: delivery!.id } });
  expect(again.ok().delivery).toMatchObject({ inspectionId: null, state: 'waiting' });
  const log = await api.db
    .selectFrom('auditLog')
    .select(['subject', 'subjectId'])
    .where('action', '=', 'delivery-retried')
    .execute();
  expect(log).toEqual([{ subject: 'accounting-export', subjectId: String(number) }]);
});
