import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { addPackage } from '../packages/testing/add-package.ts';
import { addProject } from '../testing/factories.ts';
import { useApi } from '../testing/use-api.ts';
import { eventually, filledInspection, folder, workHere } from './testing/work-here.ts';

const api = useApi();

const letter = {
  ...{ to: ['castillo@fairway.example', 'desk@fairway.example'], subject: 'Burst pipe' },
  message: 'Hello,\n\nour papers.',
};
const unfolded = (eml: string) => eml.replace(/=\r\n/g, '').replace(/\r\n\s+/g, ' ');

test('package: mailed, a mail for each part with the bytes that are kept, once; what is too large for a mail is named', async () => {
  const dir = await folder();
  await workHere(api, dir);
  const { by, projectId, deliveries } = await filledInspection(api);
  const kept = await addPackage(api, { projectId, technicianId: by.id, sizes: [900, 18_000_000, 1200] });
  const params = { id: projectId, packageId: kept.id };
  const reply = await by.send('packages.send', { params, body: letter });
  expect(reply).toMatchObject({ status: 202, message: 'The package is on its way.' });
  expect(reply.ok().package.mails).toMatchObject([
    { part: 1, to: letter.to, sentBy: 'Dana Whitaker' },
    { part: 3, to: letter.to },
  ]);
  const mine = async () => (await deliveries()).filter(({ title }) => title.startsWith('Package'));
  await expect
    .poll(async () => (await mine()).map(({ state }) => state), eventually)
    .toEqual(['done', 'done']);
  expect((await mine()).map(({ title }) => title)).toEqual(
    [1, 3].map((part) => `Package, part ${part} of 3, to ${letter.to.join(', ')}`),
  );
  for (const [at, part] of [1, 3].entries()) {
    const { id } = (await mine())[at]!;
    const eml = unfolded(await readFile(join(dir, 'mail', `${id}.eml`), 'utf8'));
    expect(eml).toContain(`To: ${letter.to.join(', ')}`);
    expect(eml).toContain(`Subject: Burst pipe (part ${part} of 3)`);
    expect(eml).toContain(`filename=project-${projectId}-package-${part}-of-3.zip`);
    expect(eml).toContain(kept.bytes.toString('base64').slice(0, 40));
    expect(eml).toContain('This package comes in 2 mails. Each ZIP opens by itself.');
    expect(eml).toContain('Part 2 of 3 is too large for a mail. Please ask us for the link.');
  }
  const { package: read } = (await by.send('packages.read', { params })).ok();
  expect(read.mails.map(({ state }) => state)).toEqual(['done', 'done']);
});

test('package: one that fits in no mail, or of a project without an inspection, is not mailed; nothing is half queued', async () => {
  const { by, projectId, deliveries } = await filledInspection(api);
  const large = await addPackage(api, { projectId, technicianId: by.id, sizes: [18_000_000, 30_000_000] });
  const send = (id: number, packageId: string) =>
    by.send('packages.send', { params: { id, packageId }, body: letter });
  expect(await send(projectId, large.id)).toMatchObject({ status: 409, code: 'package_too_large' });
  const bare = await addProject(api.db, by);
  const small = await addPackage(api, { projectId: bare, technicianId: by.id });
  expect(await send(bare, small.id)).toMatchObject({ code: 'job_not_begun' });
  expect(await send(projectId, small.id)).toMatchObject({ code: 'package_not_found' });
  await api.db.updateTable('packages').set({ state: 'building' }).where('id', '=', large.id).execute();
  expect(await send(projectId, large.id)).toMatchObject({ code: 'package_not_ready' });
  expect(await deliveries()).toEqual([]);
  const queued = api.db.selectFrom('packageMails').selectAll().where('packageId', 'in', [large.id, small.id]);
  expect(await queued.execute()).toEqual([]);
});

test('package: given up before its mail was sent, the delivery says so and is not tried again', async () => {
  const dir = await folder();
  const { by, projectId, one } = await filledInspection(api);
  const { id: packageId } = await addPackage(api, { projectId, technicianId: by.id });
  (await by.send('packages.send', { params: { id: projectId, packageId }, body: letter })).ok();
  await api.db.deleteFrom('packageParts').where('packageId', '=', packageId).execute();
  await workHere(api, dir);
  await expect.poll(async () => (await one('mail')).state, eventually).toBe('failed');
  expect((await one('mail')).lastError).toBe('The package was removed before it was sent. Make a new one.');
});
