import type { Page } from '@playwright/test';
import { expect } from '../fixtures/patient.ts';

/** Issues the draft that is shown. @returns its number */
export async function issue(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Issue', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Issue', exact: true }).click();
  const heading = page.getByRole('heading', { name: /^Invoice \d{4}-\d{4,}/ });
  await expect(heading).toBeVisible();
  return /\d{4}-\d{4,}/.exec((await heading.textContent())!)![0];
}

/** Records a payment of the invoice that is shown. */
export async function pay(page: Page, amount: string, facts: Record<string, string> = {}): Promise<void> {
  await page.getByRole('button', { name: 'Record Payment' }).click();
  const dialog = page.getByRole('dialog', { name: 'Record payment' });
  await dialog.getByLabel('Amount').fill(amount);
  for (const [label, value] of Object.entries(facts)) await dialog.getByLabel(label).fill(value);
  await dialog.getByRole('button', { name: 'Record Payment' }).click();
  await expect(dialog).toBeHidden();
}
