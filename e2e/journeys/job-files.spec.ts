import type { Page } from '@playwright/test';
import { expectAccessible } from '../fixtures/expect-accessible.ts';
import { accounts, openSignedIn } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';
import { choose, sent } from '../steps/documentation.ts';
import { letter, submittedEvidence } from '../steps/evidence.ts';
import { office } from '../steps/office.ts';
import { appIsKept, technician } from '../steps/open-inspection.ts';
import { png } from '../steps/pictures.ts';

interface Filed {
  number: number;
  label: string | null;
  roomName: string | null;
}
const photos = (page: Page) => page.getByRole('list', { name: 'Photos', exact: true }).getByRole('listitem');

test('job files: a photo added offline after Submit arrives once and is seen in the office @main', {
  tag: '@phone',
}, async ({ page, context, browser, server, complaints }) => {
  const { projectId, id, its } = await submittedEvidence(server.url);
  const documentation = () => its.ask('GET', `/documentation/inspection/${id}?type=photo`);
  const count = async () => JSON.stringify(await documentation()).match(/"sha256"/g)?.length;
  const before = await count();
  await openSignedIn(page, technician, `/project/${projectId}`);
  await page
    .getByRole('navigation', { name: 'Add to this job' })
    .getByRole('link', { name: 'Photos' })
    .click();
  await expect(page.getByText('No photos were added to this job yet.')).toBeVisible();
  await expectAccessible(page);

  await appIsKept(page);
  // The rooms come after the job, and with the network they stop coming.
  await expect(page.getByRole('option', { name: 'Kitchen' })).toBeAttached();
  complaints.expectNetworkFailures(true);
  await context.setOffline(true);
  await page.getByLabel('Room').selectOption('Kitchen');
  await page.getByLabel('Label').fill('Kitchen, after');
  await choose(page, 'Add Photos', [png('image.jpg', 120, 90), png('image.jpg', 130, 90)]);
  await expect(photos(page)).toHaveCount(2);
  await expect(photos(page).first()).toContainText('Waiting');
  await page.reload();
  await expect(photos(page)).toHaveCount(2);
  await context.setOffline(false);
  await expect(sent(page)).toHaveCount(2);
  await expect(photos(page).first()).toContainText('001');

  await page.getByRole('button', { name: 'Edit Kitchen, after' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Caption').fill('Dry to 9%');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(photos(page).first()).toContainText('Dry to 9%');

  const other = await browser.newContext({ baseURL: server.url });
  const desk = await other.newPage();
  await openSignedIn(desk, accounts.manager, `/project/${projectId}?part=files`);
  await expect(photos(desk)).toHaveCount(2);
  await expect(photos(desk).first()).toContainText('Kitchen');
  await expect(photos(desk).first()).toContainText('Dry to 9%');
  const { files } = await its.ask<{ files: Filed[] }>('GET', `/projects/${projectId}/job`);
  expect(files.map(({ number, label, roomName }) => [number, label, roomName])).toEqual([
    [1, 'Kitchen, after', 'Kitchen'],
    [2, 'Kitchen, after', 'Kitchen'],
  ]);
  expect(await count()).toBe(before);
  await other.close();
});

test('job files: a closed job says whom to ask, keeps what was refused, and takes it once it is open again', {
  tag: '@desktop',
}, async ({ page, browser, server, complaints, context }) => {
  const { projectId } = await submittedEvidence(server.url);
  await openSignedIn(page, technician, `/project/${projectId}?part=files`);
  await expect(page.getByText('No photos were added to this job yet.')).toBeVisible();
  await appIsKept(page);
  complaints.expectNetworkFailures(true);
  complaints.expectMessage(/409 \(Conflict\)/);
  await context.setOffline(true);
  await choose(page, 'Add Documents', [letter]);
  await expect(page.getByRole('list', { name: 'Documents' }).getByRole('listitem')).toContainText('Waiting');

  const other = await browser.newContext({ baseURL: server.url });
  const desk = await other.newPage();
  await openSignedIn(desk, accounts.manager, `/project/${projectId}?part=files`);
  await desk.getByRole('button', { name: 'Close Job' }).click();
  await expectAccessible(desk);
  await desk.getByRole('dialog').getByRole('button', { name: 'Close Job' }).click();
  await expect(desk.getByText('This job is closed.')).toBeVisible();

  await context.setOffline(false);
  await page.goto('/to-send');
  await expect(page.getByText('Ask the office to open the job again, then retry.')).toBeVisible();
  await page.goto(`/project/${projectId}`);
  await expect(
    page.getByText(/Closed .* 1 change of yours came too late and stays on this device\./),
  ).toBeVisible();
  await desk.getByRole('button', { name: 'Open Job Again' }).click();
  const dialog = desk.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Open Job Again' }).click();
  await expect(dialog.getByText('Reason is required')).toBeVisible();
  await dialog.getByLabel('Reason').fill('A letter came late.');
  await dialog.getByRole('button', { name: 'Open Job Again' }).click();
  await expect(desk.getByRole('button', { name: 'Close Job' })).toBeVisible();
  await page.goto(`/project/${projectId}?part=files`);
  await page.getByRole('button', { name: 'Send now' }).click();
  const its = await office(server.url, technician);
  await expect
    .poll(async () => (await its.ask<{ files: Filed[] }>('GET', `/projects/${projectId}/job`)).files.length)
    .toBe(1);
  await other.close();
});
