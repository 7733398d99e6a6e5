import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { addDocument, addTexts } from '../documents/testing/sign-document.ts';
import { approvedJob, typed } from '../invoices/testing/approved.ts';
import { addJobFile } from '../job/testing/add-job-file.ts';
import { useApi } from '../testing/use-api.ts';
import { eventually, folder, workHere } from './testing/work-here.ts';

const api = useApi();

const letter = {
  ...{ to: ['claims@fairway.example'], cc: ['helen@home.example'], subject: 'Invoice' },
  ...{ message: 'Hello,\n\nAttached is our invoice.', attachments: ['invoice', 'estimate'] },
};

test('invoice: sent, its mail arrives once with the bytes that are kept and the estimate', async () => {
  const dir = await folder();
  await workHere(api, dir);
  const { draft, issue, of, boss, projectId, deliveries } = await approvedJob(api);
  const { id } = await draft();
  const send = (body: object = letter) => boss.send('invoices.send', { ...of(id), body: body });
  expect((await send()).code).toBe('invoice_not_issued');
  const { number } = (await issue(id)).ok().invoice;
  const reply = await send();
  expect(reply).toMatchObject({ status: 202, message: 'The invoice is on its way.' });
  const { delivery, invoice } = reply.ok();
  expect(invoice.sentTo).toMatchObject([{ to: letter.to, cc: letter.cc, sentBy: 'Dana Whitaker' }]);
  const mine = async () => (await deliveries()).find((one) => one.id === delivery.id)!;
  await expect.poll(async () => (await mine()).state, eventually).toBe('done');
  const eml = (await readFile(join(dir, 'mail', `${delivery.id}.eml`), 'utf8')).replace(/\r\n\s+/g, ' ');
  expect(eml).toMatch(new RegExp(`filename="?invoice-${number}\\.pdf`));
  expect(eml).toContain(`filename="Project ${projectId} - Inspection 1 - estimate 1.pdf"`);
  const kept = await api.db.selectFrom('invoicePapers').select('bytes').where('invoiceId', '=', id).execute();
  expect(kept).toHaveLength(1);
  const address = `/api/v1/projects/${projectId}/invoices/${id}.pdf`;
  expect(Buffer.from(await (await boss.fetch('GET', address)).arrayBuffer())).toEqual(kept[0]!.bytes);
});

test('invoice: typed lines have no estimate to attach', async () => {
  const { draft, issue, of, boss } = await approvedJob(api);
  const { id } = await draft(typed);
  (await issue(id)).ok();
  const refusal = await boss.send('invoices.send', { ...of(id), body: letter });
  expect(refusal).toMatchObject({
    code: 'validation_failed',
    message: 'This invoice is not from an estimate.',
  });
});

test('invoice: a sealed document and a file of the job go with it, and are named where it says what was sent', async () => {
  const dir = await folder();
  await workHere(api, dir);
  const { draft, issue, of, boss, by, projectId, deliveries } = await approvedJob(api);
  const { id } = await draft();
  (await issue(id)).ok();
  const document = await addDocument(by, projectId, await addTexts(boss));
  const w9 = await addJobFile(boss, projectId, { category: 'document', fields: { label: 'W-9' } });
  const other = await approvedJob(api);
  const send = (more: object) => boss.send('invoices.send', { ...of(id), body: { ...letter, ...more } });
  const foreign = await addJobFile(other.boss, other.projectId, { category: 'document' });
  expect(await send({ files: [foreign.id] })).toMatchObject({
    ...{
      code: 'validation_failed',
      details: [{ field: 'files', message: 'This job has no such document.' }],
    },
  });
  const { delivery, invoice } = (await send({ documents: [document.id], files: [w9.id] })).ok();
  const names = [`${document.title} ${document.number}`, 'W-9'];
  expect(invoice.sentTo[0]!.attachments).toEqual(['invoice', 'estimate', ...names]);
  const mine = async () => (await deliveries()).find((one) => one.id === delivery.id)!;
  await expect.poll(async () => (await mine()).state, eventually).toBe('done');
  const eml = (await readFile(join(dir, 'mail', `${delivery.id}.eml`), 'utf8')).replace(/\r\n\s+/g, ' ');
  expect(eml).toContain(`document-${projectId}-${document.number}.pdf`);
  expect(eml).toContain(w9.filename);
});
