import { type Page, test } from '@playwright/test';
import { expect } from '../fixtures/patient.ts';

/** Logs out with nothing unsent; on touch it confirms a question first. */
export async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Logout' }).first().click();
  if (!test.info().project.use.hasTouch) return;
  const asked = page.getByRole('dialog', { name: 'Log out?' });
  await expect(asked).toBeVisible();
  await asked.getByRole('button', { name: 'Log out' }).click();
}
