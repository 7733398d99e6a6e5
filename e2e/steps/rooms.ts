import type { Page } from '@playwright/test';
import { expect } from '../fixtures/patient.ts';

export interface Room {
  name: string;
  type: string;
  condition: string;
  feet: [length: string, width: string, height: string];
}

export async function addRoom(page: Page, { name, type, condition, feet }: Room): Promise<void> {
  await page
    .getByRole('button', { name: /^Add (First )?Room$/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: 'Add Room' });
  await dialog.getByLabel('Room Name').fill(name);
  await dialog.getByLabel('Room Type').selectOption(type);
  await dialog.getByLabel('Room Condition').selectOption({ label: condition });
  for (const [index, label] of ['Length', 'Width', 'Height'].entries()) {
    await dialog.getByLabel(new RegExp(`^${label}`)).fill(feet[index]!);
  }
  await dialog.getByRole('button', { name: 'Add Room' }).click();
  await expect(page.getByRole('article', { name })).toBeVisible();
  await expect(dialog).toBeHidden();
}

/** Fills a few lines of a room's sheet on a phone: counts with +, measured ones on the number pad. */
export async function fillSheetOnPhone(page: Page, name: string): Promise<void> {
  await page
    .getByRole('article', { name })
    .getByRole('link', { name: `Claim sheet of ${name}` })
    .click();
  await expect(page.getByRole('heading', { name })).toBeVisible();
  await openGroup(page, 'General');
  await page.getByRole('button', { name: /^Anti-Microbial Regular, .*Open number pad/ }).click();
  await press(page, '12');
  await page.getByRole('button', { name: 'Next line' }).click();
  await press(page, '3.5');
  await page.getByRole('button', { name: 'Close number pad' }).click();
  await page.getByLabel('Anti-Microbial Regular, After Hours').click();
  await openGroup(page, 'Contents');
  await page.getByRole('button', { name: /^Add one: Small/ }).click();
  await page.getByRole('button', { name: /^One more: Small/ }).click();
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('article', { name })).toContainText('3 lines filled');
}

async function openGroup(page: Page, title: string): Promise<void> {
  const head = page.getByRole('button', { name: new RegExp(`^${title}\\b`) });
  if ((await head.getAttribute('aria-expanded')) !== 'true') await head.click();
}

async function press(page: Page, keys: string): Promise<void> {
  const pad = page.getByRole('dialog', { name: /Number pad/ });
  for (const key of keys)
    await pad.getByRole('button', { name: key === '.' ? 'Decimal point' : key, exact: true }).click();
}
