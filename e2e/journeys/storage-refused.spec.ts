import type { Page } from '@playwright/test';
import { expectAccessible } from '../fixtures/expect-accessible.ts';
import { accounts, password } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';

/** As a browser does that was told to let no page keep anything. */
const refuseStorage = (page: Page) =>
  page.addInitScript(() => {
    for (const storage of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, storage, {
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
  });

test('a browser that lets the page keep nothing is told as that, not a blank page', async ({ page }) => {
  await refuseStorage(page);
  for (const address of ['/', '/login', '/project/1']) {
    await page.goto(address);
    await expect(page.getByRole('heading', { name: 'Tidemark cannot keep anything here' })).toBeVisible();
    await expect(page.getByText('Allow cookies and site data')).toBeVisible();
  }
  await expectAccessible(page);
});

test('a device without room for a sign-in says so at once', async ({ page }) => {
  await page.goto('/login');
  await page.getByLabel('Email').fill(accounts.technician);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  });
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('no room left on this device');
  await expect(page).toHaveURL(/login/);
});
