import type { Page } from '@playwright/test';
import { expect } from '../fixtures/test.ts';

export const article = (page: Page, name: string) => page.getByRole('article', { name, exact: true });
export const names = (page: Page) =>
  page.getByRole('article').getByRole('heading', { level: 3 }).allTextContents();
export const more = (page: Page, name: string) =>
  page.getByRole('button', { name: `More for ${name}`, exact: true });
export const dialog = (page: Page) => page.getByRole('dialog');

export async function chooseFromMenu(page: Page, name: string, item: string): Promise<void> {
  // A closing dialog takes the focus back, which would close a menu opened meanwhile.
  await expect(dialog(page)).toBeHidden();
  await more(page, name).click();
  await page.getByRole('menuitem', { name: item }).click();
}

export const three = [
  { name: 'Bedroom', rows: { 5: { yesX: 2 }, 75: { qty: 44, qtyFrom: 'perimeter' } } },
  { name: 'Hall', type: 'Other' },
  { name: 'Attic', type: 'Attic' },
];
