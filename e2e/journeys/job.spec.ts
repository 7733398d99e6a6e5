import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../fixtures/expect-accessible.ts';
import { accounts, openSignedIn } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';
import { letter, north, submittedEvidence } from '../steps/evidence.ts';
import { office } from '../steps/office.ts';
import { activeTechnicians, makeProject } from '../steps/office-projects.ts';
import { appIsKept, technician } from '../steps/open-inspection.ts';

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

async function downloaded(page: Page, press: () => Promise<void>) {
  const coming = page.waitForEvent('download');
  await press();
  const file = await coming;
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
}
const view = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();

test('job: submitted, an inspection leads to it, and its evidence opens, offline too @main', {
  tag: '@phone',
}, async ({ page, context, server, complaints }) => {
  const { address, projectId } = await submittedEvidence(server.url);
  await openSignedIn(page, technician, '/');
  await page.goto(address);
  await expect(page).toHaveURL(new RegExp(`/project/${projectId}$`));
  await expect(page.getByText('This inspection has already been completed.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: /^Evidence/ }).click();
  // The pressed link is gone: a screen reader reads the name of what came.
  await expect(page.getByRole('heading', { name: 'Evidence', level: 1 })).toBeFocused();
  await expect(page.getByRole('list', { name: 'Photos, Basement' }).getByRole('listitem')).toHaveCount(1);
  await expect(page.getByText('Key is under the mat.')).toBeVisible();
  await expect(page.getByRole('img', { name: 'Signature of Helen Okafor' })).toBeVisible();
  await page.getByRole('button', { name: 'Play Voice note 1.wav' }).click();
  await expect(page.getByRole('slider', { name: 'Position in Voice note 1.wav' })).toBeVisible();
  await expectAccessible(page);

  await view(page, /^View 001 Tidemark on north wall/);
  const photo = page.locator('.yarl__slide_current');
  await expect(photo.locator('img')).toHaveJSProperty('complete', true);
  await expect(photo.getByText(/^001 · Basement · Added /)).toBeVisible();
  await expect(photo.getByText(sha256(north.buffer).slice(0, 4))).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('ArrowRight');
  await expect(photo.getByText(/^002 · Kitchen/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('.yarl__portal')).toHaveCount(0);

  await appIsKept(page);
  complaints.expectNetworkFailures(true);
  await context.setOffline(true);
  await page.reload();
  await view(page, /^View 001 Tidemark on north wall/);
  await expect(photo.getByText("the original isn't on this device")).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'State of the job' })).toBeVisible();
});

test('job: a manager opens photos and documents of a job, and takes all originals in one ZIP @main', {
  tag: '@desktop',
}, async ({ page, server }) => {
  const { projectId } = await submittedEvidence(server.url);
  await openSignedIn(page, accounts.manager, `/project/${projectId}`);
  await expect(page.getByRole('list', { name: 'Next' })).toContainText('Estimate not sent');
  await expect(page.getByRole('list', { name: 'Activity' }).getByRole('listitem').first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('tab', { name: /^Evidence/ }).click();
  await expect(page).toHaveURL(/part=evidence$/);
  await page
    .getByRole('navigation', { name: 'Rooms' })
    .getByRole('button', { name: /^Basement/ })
    .click();
  await expect(page.getByRole('list', { name: 'Photos, Kitchen' })).toHaveCount(0);
  await expectAccessible(page);
  await view(page, /^View 001 Tidemark on north wall/);
  const facts = page.getByRole('complementary', { name: 'About this photo' });
  await expect(facts).toContainText('Basement');
  await expectAccessible(page);
  const original = await downloaded(page, () => view(page, 'Download original'));
  expect(original.bytes.equals(north.buffer)).toBe(true);
  await page.keyboard.press('Escape');
  const document = await downloaded(page, () => view(page, `Download ${letter.name}`));
  expect(document.bytes.equals(letter.buffer)).toBe(true);

  const zip = await downloaded(page, () => view(page, 'Download all evidence'));
  expect(zip.name).toBe(`evidence-project-${projectId}.zip`);
  // Stored, not compressed: what is in it stands in the open.
  for (const part of [north.buffer, letter.buffer, Buffer.from(sha256(north.buffer))])
    expect(zip.bytes.includes(part)).toBe(true);

  await page
    .getByRole('navigation', { name: 'Rooms' })
    .getByRole('button', { name: /^All photos/ })
    .click();
  await page.getByRole('button', { name: 'Select', exact: true }).click();
  await view(page, /^Select 001 Tidemark on north wall/);
  await view(page, /^Select 002/);
  const chosen = page.getByRole('region', { name: 'Selected photos' });
  await expect(chosen.getByRole('status')).toHaveText('2 of 3 photos selected');
  await expectAccessible(page);
  // After Submit nothing of them changes.
  await expect(chosen.getByRole('button', { name: 'Delete' })).toHaveCount(0);
  const some = await downloaded(page, () => view(page, 'Download ZIP'));
  expect(some.name).toBe('photos.zip');
  for (const part of [north.buffer, Buffer.from('001_north wall.png'), Buffer.from('002_sink.png')])
    expect(some.bytes.includes(part)).toBe(true);
  await chosen.getByRole('button', { name: 'Done' }).click();

  await page.getByRole('tab', { name: /^Claim sheets/ }).click();
  await expect(page.getByText('2 of 106 lines filled')).toBeVisible();
  await expectAccessible(page);
  for (const part of ['Papers', 'Estimate', 'Activity']) {
    await page.getByRole('tab', { name: part }).click();
    await expectAccessible(page);
  }
  await expect(page.getByText('Inspection completed')).toBeVisible();
  for (const done of [/^Room added: /, /^Claim sheet saved: /])
    await expect(page.getByText(done).first()).toBeVisible();
});

test("job: a manager assigns, schedules and ranks it on its page; Start is its technician's alone", {
  tag: '@desktop',
}, async ({ page, server }) => {
  const its = await office(server.url);
  const [dana] = await activeTechnicians(its);
  const { id } = await makeProject(its, { title: 'Water under the stairs', city: 'Rankville' });
  await openSignedIn(page, accounts.manager, '/projects?search=Rankville');
  await page.getByRole('link', { name: 'Water under the stairs', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/project/${id}$`));
  await expect(page.getByRole('heading', { name: 'Water under the stairs', level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: /Inspection$/ })).toHaveCount(0);
  await page
    .getByRole('list', { name: 'Next' })
    .getByRole('button', { name: /^Unassigned/ })
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Technician').selectOption({ label: dana!.name });
  await dialog.getByLabel('Date').fill('2027-03-08');
  await dialog.getByLabel('Time').fill('14:30');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Mar 8, 2027, 2:30 PM')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Re-assign' })).toBeVisible();
  await expect(dialog).toHaveCount(0);
  // The pressed row is gone: nobody has to be found any more.
  await expect(page.getByText('Nothing waits for anybody.')).toBeVisible();
  await expect(page.locator('section', { has: page.getByRole('heading', { name: 'Next' }) })).toBeFocused();
  await page.getByRole('button', { name: 'Priority' }).click();
  await dialog.getByRole('radio', { name: 'Urgent' }).click();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Change priority' }).click();
  await expect(dialog.getByText('1 changed')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('Urgent Priority')).toBeVisible();

  await page.getByRole('button', { name: 'Put on hold' }).click();
  const next = page.getByRole('list', { name: 'Next' });
  await expect(next.getByText(/^On Hold since /)).toBeVisible();
  await expect(next.getByText(/^Put on hold by /)).toBeVisible();
  await expect(page.getByText('Nothing waits for anybody.')).toBeHidden();
  await expectAccessible(page);
  await next.getByRole('button', { name: 'Resume' }).click();
  await expect(next.getByText(/^On Hold since /)).toBeHidden();
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(page).toHaveURL(/\/projects\?/);
});
