import type { Page } from '@playwright/test';
import { expect } from '../../fixtures/patient.ts';
import { password } from '../../fixtures/sign-in.ts';

/** Signs in if needed, and opens the Documentation step at its address. */
export async function openStep(page: Page, url: string, address: string, email: string): Promise<void> {
  await page.goto(`${url}${address}`);
  const step = page.getByRole('tablist', { name: 'Documentation' });
  const login = page.getByLabel('Email');
  await expect(step.or(login).first()).toBeVisible({ timeout: 60_000 });
  if (await login.isVisible()) {
    await login.fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(login).toBeHidden({ timeout: 60_000 });
    await page.goto(`${url}${address}`);
  }
  await expect(step).toBeVisible({ timeout: 60_000 });
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
}

/** Names of the photos on screen, which the app has promised to keep. */
export const shownPhotos = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('button[aria-label^="View "]')].map((button) =>
      button.getAttribute('aria-label')!.slice('View '.length),
    ),
  );

/** Selects files; resolves when the page has them, which is before they are on the device. */
export const choosePhotos = (page: Page, paths: readonly string[]) =>
  page
    .locator('input[type=file][multiple]')
    .first()
    .setInputFiles([...paths]);
