import type { Page } from '@playwright/test';
import { expectAccessible } from '../fixtures/expect-accessible.ts';
import { openSignedIn } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';
import { draw } from '../steps/draw.ts';
import { unseenFocus } from '../steps/focus.ts';
import { hold } from '../steps/hold.ts';
import {
  appIsKept,
  cardOf,
  freshInspection,
  openWizard,
  project,
  stepButton,
  submit,
  submitted,
  technician,
  waits,
  wholeStepOne,
} from '../steps/open-inspection.ts';

import { png } from '../steps/pictures.ts';

type Fresh = Awaited<ReturnType<typeof freshInspection>>;

async function toReview(page: Page, { its, id, address }: Fresh): Promise<void> {
  await its.ask('PUT', `/inspections/${id}/step`, { currentStep: 4 });
  await openSignedIn(page, technician, address);
  await expect(page.getByRole('heading', { name: 'Inspection Validation' })).toBeVisible();
}

const submitButton = (page: Page) => page.getByRole('button', { name: 'Submit', exact: true }).last();

test('review: the checklist says what is incomplete and leads there; nothing incomplete is submitted @main', async ({
  page,
  server,
}) => {
  const fresh = await freshInspection(server.url, { ...wholeStepOne, category: null });
  await toReview(page, fresh);
  const checks = cardOf(page, 'Inspection Validation').getByRole('listitem');
  await expect(checks).toContainText([/Incomplete/, /Incomplete/, /Complete/]);
  await expect(page.getByText('Not ready yet')).toBeVisible();
  await submitButton(page).click({ force: true });
  await expect(
    page
      .getByRole('region', { name: 'Messages' })
      .getByText('Please complete all required sections before submitting the inspection.'),
  ).toBeVisible();
  expect((await fresh.record()).status).toBe('In Progress');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Edit Room Setup' }).click();
  await expect(page.getByRole('heading', { name: 'Room Configuration' })).toBeVisible();
});

test('review: by keyboard a refused Submit, and a refused Next without a room, lead to what is missing', async ({
  page,
  server,
}) => {
  await toReview(page, await freshInspection(server.url, wholeStepOne));
  await submitButton(page).press('Enter');
  const edit = page.getByRole('button', { name: 'Edit Room Setup' });
  await expect(edit).toBeFocused();
  await expect(edit).toHaveAccessibleDescription('Add at least one room');
  expect(await unseenFocus(page)).toBe('');
  await page.keyboard.press('Enter');
  const add = page.getByRole('button', { name: 'Add the room you checked' });
  await expect(add).toBeVisible();
  await page.getByRole('button', { name: /^Next/ }).press('Enter');
  await expect(add).toBeFocused();
  expect(await unseenFocus(page)).toBe('');
});

test('review: Submit pressed before the rooms are read from the device submits nothing', async ({
  page,
  server,
}) => {
  const fresh = await freshInspection(server.url, wholeStepOne);
  await page.addInitScript(() => {
    const watch = new MutationObserver(() => {
      const button = [...document.querySelectorAll('button')].find(
        ({ textContent }) => textContent === 'Submit',
      );
      if (!button) return;
      watch.disconnect();
      button.click();
    });
    watch.observe(document, { childList: true, subtree: true });
  });
  await toReview(page, fresh);
  await expect(
    page
      .getByRole('region', { name: 'Messages' })
      .getByText('Please complete all required sections before submitting the inspection.'),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Edit Room Setup' })).toBeVisible();
  expect((await fresh.record()).status).toBe('In Progress');
});

test('review: the summary has what was filled, the first eight photos and how many more, and the counts', async ({
  page,
  server,
}) => {
  const fresh = await freshInspection(server.url, { ...wholeStepOne, emergencyServiceCall: 'Same Day' });
  await fresh.addRoom('Main kitchen');
  await toReview(page, fresh);
  await stepButton(page, 'Project Info').click();
  await page
    .getByRole('button', { name: /Debris & Equipment/ })
    .last()
    .click();
  const photos = Array.from({ length: 10 }, (_, n) => png(`photo-${n}.png`, 20 + n));
  await page.locator('input[type=file]').first().setInputFiles(photos);
  // Ten photos in turn take a busy machine a while.
  await expect(page.getByText('Sent', { exact: true })).toHaveCount(10, { timeout: 30_000 });
  await page.getByRole('button', { name: /^Next/ }).click();
  await page.getByRole('button', { name: /^Next/ }).click();
  await page.getByRole('button', { name: /^Next/ }).click();
  const summary = cardOf(page, 'Project Information Summary');
  for (const [term, value] of [
    ['Claim type', 'SelfPay'],
    ['Damage type', 'Water'],
    ['Emergency service call', 'Same Day'],
  ])
    await expect(summary.getByText(term!, { exact: true }).locator('..')).toContainText(value!);
  await expect(summary.getByText('Insurance company')).toHaveCount(0);
  const preview = page.getByRole('list', { name: 'Debris photos' });
  await expect(preview.getByRole('listitem')).toHaveCount(8);
  await expect(preview.getByText('+2 more')).toBeVisible();
  await expect(page.getByText('10 debris photos')).toBeVisible();
  const ready = cardOf(page, 'Ready to Submit');
  for (const [term, count] of [
    ['Rooms', '1'],
    ['Claim Items', '0'],
    ['Photos', '0'],
    ['Debris Photos', '10'],
    ['No. of Affected Rooms', '1'],
  ])
    await expect(ready.getByText(term!, { exact: true }).locator('..')).toContainText(count!);
  await expectAccessible(page);
});

test('review: signatures are drawn, cleared and drawn again, and reach the server with name and time @main', async ({
  page,
  server,
  browser,
}) => {
  const fresh = await freshInspection(server.url, wholeStepOne);
  await toReview(page, fresh);
  await expect(page.getByText(/^Signed by technician /)).toBeVisible();
  const mine = page.getByRole('region', { name: "Technician's signature" });
  await expect(mine.getByLabel("Technician's name")).toHaveValue(/\S+ \S+/);
  await expect(mine.getByText('Draw in the box, or sign with your typed name.')).toBeVisible();
  // A sleeve that brushes the box signs nothing.
  await mine.getByRole('img').click();
  await expect(mine.getByText('Draw in the box, or sign with your typed name.')).toBeVisible();
  await draw(page, mine.getByRole('img'));
  await draw(page, mine.getByRole('img'));
  await expect(mine.getByText(/^Signed /)).toBeVisible();
  await mine.getByRole('button', { name: /^Clear/ }).click();
  await expect(mine.getByText(/^Signed /)).toBeHidden();
  await draw(page, mine.getByRole('img'));
  const theirs = page.getByRole('region', { name: "Customer's signature" });
  await expect(theirs.getByText('Enter the name to sign.')).toBeVisible();
  await theirs.getByLabel("Customer's name").fill('Blue Heron, M. Ito');
  await draw(page, theirs.getByRole('img'));
  await expect(theirs.getByText(/^Signed /)).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(mine.getByRole('img').locator('polyline')).toHaveCount(2);
  await expect(theirs.getByLabel("Customer's name")).toHaveValue('Blue Heron, M. Ito');
  await expect.poll(async () => (await fresh.record()).customerSignature).not.toBeNull();
  const { technicianSignature, customerSignature } = (await fresh.record()) as Record<
    string,
    { name: string; strokes: number[][]; signedAt: string }
  >;
  expect(technicianSignature!.strokes).toHaveLength(1);
  expect(customerSignature).toMatchObject({ name: 'Blue Heron, M. Ito', strokes: [expect.any(Array)] });
  expect(Date.now() - Date.parse(customerSignature!.signedAt)).toBeLessThan(60_000);

  const other = await browser.newContext({ baseURL: server.url });
  const elsewhere = await other.newPage();
  await openWizard(elsewhere, fresh.address);
  const theirsElsewhere = elsewhere.getByRole('region', { name: "Customer's signature" });
  // The pad's own line and the stroke drawn.
  await expect(theirsElsewhere.getByRole('img').locator('polyline')).toHaveCount(2);
  await other.close();
});

test('review: a person who cannot draw signs by typing the name, with the keyboard alone', {
  tag: '@desktop',
}, async ({ page, server }) => {
  const fresh = await freshInspection(server.url, wholeStepOne);
  await toReview(page, fresh);
  const theirs = page.getByRole('region', { name: "Customer's signature" });
  await theirs.getByLabel("Customer's name").focus();
  await page.keyboard.type('M. Ito');
  await page.keyboard.press('Tab');
  await expect(theirs.getByRole('button', { name: /^Sign with typed name/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(theirs.getByText(/^Signed by typing the name /)).toBeVisible();
  await expect
    .poll(async () => (await fresh.record()).customerSignature)
    .toMatchObject({ name: 'M. Ito', strokes: [] });
});

test('review: a submit the server refuses completes neither inspection nor project', async ({
  page,
  context,
  server,
  complaints,
}) => {
  const fresh = await freshInspection(server.url, wholeStepOne);
  await fresh.addRoom('Kitchen');
  await toReview(page, fresh);
  complaints.expectNetworkFailures(true);
  complaints.expectMessage(/status of 409/);
  await appIsKept(page);
  // Its rooms are on the device; without them offline nothing could be submitted.
  await expect(page.getByText('Ready to Submit')).toBeVisible();
  await context.setOffline(true);
  await submit(page);
  await expect(page.getByText(waits)).toBeVisible();
  await fresh.its.ask('PUT', `/inspections/${fresh.id}/cancel`, { cancellationReason: 'Other' });
  await context.setOffline(false);
  await expect(page.getByText(/not sent/).first()).toBeVisible();
  await page.goto('/to-send');
  const refused = page.getByRole('listitem').filter({ hasText: 'Failed to complete inspection.' });
  await expect(refused).toContainText('This inspection has been cancelled and cannot be continued.');
  await expectAccessible(page);
  expect((await fresh.record()).status).toBe('Cancelled');
  expect((await fresh.its.project(project)).status).toBe('Assigned');
});

test('review: a submit on the device, from then on nothing says that all is sent @main', async ({
  page,
  context,
  server,
}) => {
  const fresh = await freshInspection(server.url, wholeStepOne);
  await fresh.addRoom('Kitchen');
  await toReview(page, fresh);
  const claim = page.getByText(/^All sent$/);
  await expect(claim.first()).toBeAttached();
  const answer = await hold(context, '**/api/v1/inspections/*/submit');
  // Anything on screen beside the message that it is done, however briefly.
  await page.evaluate(() => {
    const beside: string[] = [];
    const look = () => {
      const { innerText } = document.body;
      if (!/It will be sent when|Inspection completed successfully/.test(innerText)) return;
      for (const claim of innerText.match(/all sent|Everything is at the office/gi) ?? []) beside.push(claim);
    };
    new MutationObserver(look).observe(document.body, {
      childList: true,
      characterData: true,
      subtree: true,
    });
    Object.assign(window, { beside });
  });
  await submit(page);
  await expect(page.getByText(waits)).toBeVisible();
  await expect(page.getByText('Inspection completed successfully.')).toHaveCount(0);
  await expect(submitted(page)).toBeVisible();
  await expect(claim).toHaveCount(0);
  expect(await page.evaluate(() => (window as never as { beside: string[] }).beside)).toEqual([]);
  answer();
  await expect.poll(async () => (await fresh.its.project(project)).status).toBe('Completed');
  await expect(claim.first()).toBeAttached();
});

test('review: a submit interrupted by a lost network is finished automatically, the project with its inspection @main', async ({
  page,
  context,
  server,
  complaints,
}) => {
  const fresh = await freshInspection(server.url, wholeStepOne);
  await fresh.addRoom('Kitchen');
  await toReview(page, fresh);
  complaints.expectNetworkFailures(true);
  const statuses = async () => [(await fresh.record()).status, (await fresh.its.project(project)).status];
  const seen: string[][] = [];
  await context.route('**/api/v1/inspections/*/submit', async (route) => {
    seen.push(await statuses());
    if (seen.length > 2) return route.continue();
    // First it never leaves; then the server does it, and its response is lost.
    if (seen.length === 2) await route.fetch();
    await route.abort();
  });
  await submit(page);
  await expect(page.getByText(waits)).toBeVisible();
  await expect(submitted(page)).toBeVisible();
  await expect
    .poll(async () => (await fresh.its.project(project)).status, { timeout: 20_000 })
    .toBe('Completed');
  await expect.poll(() => seen.length, { timeout: 20_000 }).toBe(3);
  const [open, done] = [Array(2).fill('In Progress'), Array(2).fill('Completed')];
  expect(seen).toEqual([open, open, done]);
  expect(await statuses()).toEqual(done);
});
