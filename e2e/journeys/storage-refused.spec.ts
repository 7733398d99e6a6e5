import type { Page } from '@playwright/test';
import { expectAccessible } from '../fixtures/expect-accessible.ts';
import { accounts, openSignedIn, password } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';
import { furnishedInspection } from '../steps/furnished.ts';
import { openSection, technician } from '../steps/open-inspection.ts';
import { refuseToQueue } from '../steps/refuse-to-queue.ts';

const full = ['QuotaExceededError', 'The quota has been exceeded.'] as const;

/** Like a browser set to let no page store anything. */
const refuseStorage = (page: Page) =>
  page.addInitScript(() => {
    for (const storage of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, storage, {
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
  });

test('storage: a browser that stores nothing for the page, a message and not a blank page', async ({
  page,
  complaints,
}) => {
  // On a slow machine the browser warns about preloaded files of an app that does not start.
  complaints.expectMessage(/was preloaded using link preload but not used/);
  await refuseStorage(page);
  for (const address of ['/', '/login', '/project/1']) {
    await page.goto(address);
    await expect(page.getByRole('heading', { name: 'Tidemark cannot keep anything here' })).toBeVisible();
    await expect(page.getByText('Allow cookies and site data')).toBeVisible();
  }
  await expectAccessible(page);
});

test('storage: a device without space for a sign-in says so immediately', async ({ page }) => {
  await page.goto('/login');
  await page.getByLabel('Email').fill(accounts.technician);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  });
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('This device is out of space');
  await expect(page).toHaveURL(/login/);
});

test('storage: an answer and a line that find no space say why in full, and stay on screen', {
  tag: '@phone',
}, async ({ page, server }) => {
  const { its, id, address, sheetAddress } = await furnishedInspection(server.url, [{ name: 'Hall' }]);
  await openSignedIn(page, technician, sheetAddress('Hall'));
  const line = page.getByRole('textbox', { name: /Room Name/ }).first();
  await expect(line).toBeVisible();
  await refuseToQueue(page, full);
  await line.fill('Hall, west');
  await line.press('Tab');
  const said = page.getByRole('status').filter({ hasText: 'it is out of space. Free up space.' });
  await expect(said).toBeVisible();
  expect(await said.evaluate((words) => words.getBoundingClientRect().right)).toBeLessThanOrEqual(390);
  await expect(line).toHaveValue('Hall, west');
  await its.ask('PUT', `/inspections/${id}/step`, { currentStep: 1 });
  await page.goto('/');
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.goto(address);
  const notes = (await openSection(page, 'Additional Notes')).getByRole('textbox');
  await expect(notes).toBeVisible();
  await refuseToQueue(page, full);
  await notes.fill('Wet to the studs');
  await expect(page.getByRole('alert')).toContainText('it is out of space. Free up space.');
  await expect(notes).toHaveValue('Wet to the studs');
});
