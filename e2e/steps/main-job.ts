import type { Page } from '@playwright/test';
import { expect } from '../fixtures/patient.ts';
import { fillIntake } from './intake.ts';
import { submit, submitted, waits } from './open-inspection.ts';
import { addRoom, fillSheetOnPhone, type Room } from './rooms.ts';

const kitchen: Room = { name: 'Main kitchen', type: 'Kitchen', condition: 'Fair', feet: ['16.5', '12', '9'] };
const basement: Room = {
  name: 'Basement',
  type: 'Basement',
  condition: 'Damaged',
  feet: ['28.5', '14', '7.8'],
};

/** The whole job on a phone, from the card back to the dashboard; `at` gets the current place. */
export async function doTheJob(
  page: Page,
  title: string,
  at: { secondRoom?: () => Promise<void> },
): Promise<void> {
  await page.getByRole('article', { name: title }).getByRole('button', { name: 'Start Inspection' }).click();
  await expect(page.getByText('Starting a new inspection for this project.')).toBeVisible();
  await fillIntake(page);
  const next = page.getByRole('button', { name: /^Next/ });
  await next.click();
  await addRoom(page, kitchen);
  await fillSheetOnPhone(page, kitchen.name);
  await at.secondRoom?.();
  await addRoom(page, basement);
  await fillSheetOnPhone(page, basement.name);
  await next.click();
  await next.click();
  await page.getByRole('textbox', { name: 'Final notes' }).fill('Dry standard explained to the customer.');
  await submit(page);
  const said = at.secondRoom ? waits : 'Inspection completed successfully.';
  await expect(page.getByText(said)).toBeVisible();
  await expect(submitted(page)).toBeVisible();
  await expect(page.getByText('2 rooms, ')).toBeVisible();
  await page.getByRole('link', { name: 'Dashboard' }).last().click();
  await expect(page.getByRole('heading', { name: /^Hello, / })).toBeVisible();
}

export async function allSent(page: Page): Promise<void> {
  await expect(page.getByRole('link', { name: /All sent/ }).first()).toBeVisible({ timeout: 30_000 });
}
