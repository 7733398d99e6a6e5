import type { Page } from '@playwright/test';
import { expectAccessible } from '../fixtures/expect-accessible.ts';
import { accounts, openSignedIn } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';
import { office } from '../steps/office.ts';
import { waits } from '../steps/open-inspection.ts';

const dishwasher = 'Dishwasher leak, kitchen and dining room';
const appKept = (page: Page) => page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));

test('on the device: what never was there is called missing and not empty, and comes with Retry @main', async ({
  page,
  context,
  complaints,
}) => {
  complaints.expectNetworkFailures(true);
  // A quick machine's demo changed moments ago: news of it would bring the project here.
  await page.route('**/api/v1/live?*', (route) => route.abort());
  await openSignedIn(page, accounts.technician, '/settings');
  await appKept(page);
  await context.setOffline(true);
  const missing = page.getByRole('status').filter({ hasText: 'Not on this device yet' });

  await page.goto('/inspection/1');
  await expect(missing).toContainText('Connect once to load them');
  await page.goto('/project/1');
  await expect(missing).toContainText("The details of this project haven't been loaded on this device yet.");
  await expectAccessible(page);
  const retry = page.getByRole('button', { name: 'Retry' });
  await retry.press('Enter');
  await expect(retry).not.toHaveAttribute('aria-busy', 'true');
  await expect(retry).toBeFocused();

  // Only the project itself is here: its lists are not taken for empty.
  await context.setOffline(false);
  await page.route('**/api/v1/inspections?*', (route) => route.abort());
  await page.route('**/api/v1/follow-up-inspections/**', (route) => route.abort());
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('heading', { name: 'Basement water loss' })).toBeVisible();
  await expect(missing).toContainText('The inspections, rooms and files of this project');
  await expect(page.getByText('No inspection data available')).toBeHidden();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Retry' }).first().click();
  await expect(page.getByRole('listitem', { name: 'Basement' })).toBeVisible();
  await expect(missing).toBeHidden();
});

test('on the device: unsent changes are listed in plain terms, and a store the browser clears is reported plainly @main', async ({
  page,
  context,
  server,
  complaints,
}) => {
  complaints.expectNetworkFailures(true);
  const manager = await office(server.url);
  const { id, claimType } = await manager.project(dishwasher);
  await openSignedIn(page, accounts.technician, '/');
  await appKept(page);
  const card = page.getByRole('article').filter({ hasText: dishwasher });
  await card.scrollIntoViewIfNeeded();
  await context.setOffline(true);
  await expect(page.getByText(/Updated \d/)).toBeVisible();
  await card.getByLabel('Claim Type').selectOption('Commercial');

  await page
    .getByRole('link', { name: /to send|Review 1 change/i })
    .filter({ visible: true })
    .first()
    .click();
  const change = page.getByRole('listitem').filter({ hasText: 'Claim Type' });
  await expect(change).toContainText('Commercial');
  await expect(page.getByRole('heading', { name: 'On this device' })).toBeVisible();
  await expect(page.getByText(/^\d+(\.\d)? (B|KB|MB|GB)$/)).toHaveCount(2);
  await expect(
    page.getByText(/The browser will keep your work|the browser may delete unsent work/),
  ).toBeVisible();
  await expectAccessible(page);

  const browser = await context.newCDPSession(page);
  await browser.send('Storage.clearDataForOrigin', { origin: server.url, storageTypes: 'indexeddb' });
  const said = page
    .getByRole('alert')
    .filter({ hasText: "This browser cleared Tidemark's data from this device" });
  await expect(said).toContainText('1 change made since');
  await expect(said).toContainText('had not been sent and may be lost');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(said).toBeHidden();
  await expect(page.getByText('Nothing is waiting.').first()).toBeVisible();

  await context.setOffline(false);
  await page.goto(`/project/${id}`);
  await expect(page.getByRole('heading', { name: 'Dishwasher leak', level: 1 })).toBeVisible();
  expect((await manager.project(dishwasher)).claimType).toBe(claimType);
});

test('on the device: the browser cleared the store, the last save is not mentioned beside it', {
  tag: '@phone',
}, async ({ page, context, server, complaints }) => {
  complaints.expectNetworkFailures(true);
  await openSignedIn(page, accounts.technician, '/profile');
  await appKept(page);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await page.getByLabel('City').fill('Lisle');
  await page.getByRole('button', { name: 'Save' }).click();
  const saved = page.getByRole('region', { name: 'Messages' }).getByText(waits);
  await expect(saved).toBeVisible();
  const browser = await context.newCDPSession(page);
  await browser.send('Storage.clearDataForOrigin', { origin: server.url, storageTypes: 'indexeddb' });
  await expect(page.getByText("This browser cleared Tidemark's data from this device")).toBeVisible();
  // It would go on its own after 5 s.
  await expect(saved).toBeHidden({ timeout: 1000 });
});

test('on the device: the browser keeps clearing the store during typing, it is reported and no fault of the app', {
  tag: '@phone',
}, async ({ page, context, server }) => {
  await openSignedIn(page, accounts.technician, '/profile');
  await appKept(page);
  const browser = await context.newCDPSession(page);
  const edit = page.getByRole('button', { name: 'Edit Profile' });
  const save = page.getByRole('button', { name: 'Save' });
  const read = page.getByRole('button', { name: 'Continue' });
  for (let times = 0; times < 40; times++) {
    // Some of these interrupt the page's own first reads.
    if (times % 8 === 0) await page.reload({ waitUntil: 'domcontentloaded' });
    const clear = () =>
      browser.send('Storage.clearDataForOrigin', { origin: server.url, storageTypes: 'indexeddb' });
    await expect(async () => {
      if (await read.isVisible()) await read.press('Enter', { timeout: 1000 });
      if (await edit.isVisible()) await edit.press('Enter', { timeout: 1000 });
      await expect(save).toBeEnabled({ timeout: 1000 });
      await page.getByLabel('City').focus({ timeout: 1000 });
    }).toPass();
    await Promise.all([page.keyboard.type('x'), clear()]);
    // It is stored, or the browser was faster and the form stays as it is.
    await Promise.all([page.keyboard.press('Enter'), clear()]);
  }
  await expect(page.getByRole('heading', { name: "Couldn't show this screen" })).toBeHidden();
});

test('on the device: the browser keeps clearing the store during reads, no screen breaks', {
  tag: '@phone',
}, async ({ page, context, server }) => {
  await openSignedIn(page, accounts.technician, '/');
  await appKept(page);
  const browser = await context.newCDPSession(page);
  for (let times = 0; times < 40; times++) {
    // Some of these interrupt the page's own first reads.
    if (times % 8 === 0) await page.reload({ waitUntil: 'domcontentloaded' });
    await browser.send('Storage.clearDataForOrigin', { origin: server.url, storageTypes: 'indexeddb' });
  }
  // The last of them may be noticed after the earlier notice was read.
  await expect(async () => {
    const read = page.getByRole('button', { name: 'Continue' });
    if (await read.isVisible()) await read.click();
    await expect(page.getByRole('heading', { name: dishwasher })).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expect(page.getByRole('alert')).toBeHidden();
});
