import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { addSupplement } from '../supplements/testing/add-supplement.ts';
import { useApi } from '../testing/use-api.ts';
import { eventually, filledInspection, folder, workHere } from './testing/work-here.ts';

const api = useApi();

const letter = {
  ...{ how: 'mail', to: ['castillo@fairway.example'], cc: ['helen@home.example'] },
  ...{ subject: 'Supplement S1', message: 'Hello,\n\nAttached is our supplement.' },
} as const;

test('supplement: sent by mail, its PDF arrives once, and it is Sent', async () => {
  const dir = await folder();
  await workHere(api, dir);
  const { id, projectId, boss, deliveries } = await filledInspection(api);
  const supplement = await addSupplement(api, { inspectionId: id, technicianId: boss.id });
  const send = (body: object) =>
    boss.send('supplements.send', { params: { id, supplement }, body: body as typeof letter });
  expect(await send({ ...letter, to: ['castillo'] })).toMatchObject({
    ...{ code: 'validation_failed', details: [{ field: 'to.0', message: 'Enter an email address.' }] },
  });
  const reply = await send(letter);
  expect(reply).toMatchObject({ status: 202, message: 'Saved as sent.' });
  const { to, cc } = letter;
  expect(reply.ok().supplement.standing).toMatchObject({
    ...{ state: 'Sent', sendings: [] },
    letters: [{ to, cc, attachments: ['pdf'], sentBy: 'Dana Whitaker' }],
  });
  const mine = async () => (await deliveries()).find(({ kind }) => kind === 'mail')!;
  await expect.poll(async () => (await mine()).state, eventually).toBe('done');
  const { title, id: delivery } = await mine();
  expect(title).toBe('Supplement S1 to castillo@fairway.example, helen@home.example');
  const eml = (await readFile(join(dir, 'mail', `${delivery}.eml`), 'utf8')).replace(/\r\n\s+/g, ' ');
  expect(eml).toContain('Hello,');
  expect(eml).toContain(`filename="Project ${projectId} - Inspection 1 - supplement S1.pdf"`);
});
