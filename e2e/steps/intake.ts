import type { Page } from '@playwright/test';
import { expect } from '../fixtures/patient.ts';

/** The first section with an open question is open, and the last required answer of one opens those below it. */
async function opensItself(page: Page, title: string): Promise<void> {
  const head = page.getByRole('region', { name: new RegExp(title) }).getByRole('button', { expanded: true });
  await expect(head).toBeVisible();
}

async function countTo(page: Page, group: string, count: number): Promise<void> {
  const field = page.getByLabel(group, { exact: false }).and(page.locator('input'));
  await field.fill(String(count));
  await field.blur();
}

/** Fills the eight sections of step 1 like a technician at a water loss. */
export async function fillIntake(page: Page): Promise<void> {
  await opensItself(page, 'Claim Information');
  await page.getByRole('radio', { name: 'Insurance' }).click();
  await page.getByRole('radio', { name: 'Both' }).click();
  await opensItself(page, 'Master Policy Details');
  const master = page.getByRole('region', { name: /Master Policy Details/ });
  await master.getByLabel('Insurance company').fill('Heartland Casualty');
  await master.getByLabel('Claim number').fill('HC-90210');
  await master.getByLabel('Deductible').fill('2500');
  await opensItself(page, 'Homeowner Claim Details');
  const homeowner = page.getByRole('region', { name: /Homeowner Claim Details/ });
  await homeowner.getByLabel('Claim number').fill('GPM-77');
  await homeowner.getByLabel('Claimant name').fill('Noé Brandt');
  await opensItself(page, 'Damage Assessment');
  await page.getByRole('checkbox', { name: 'Water' }).click();
  await page.getByRole('radio', { name: 'Category 2' }).click();
  for (const room of ['Kitchen', 'Basement', 'Other']) {
    await page
      .getByRole('group', { name: /Affected rooms/ })
      .getByRole('checkbox', { name: room })
      .click();
  }
  await page.getByLabel('Other affected rooms').fill('Pantry');
  for (const material of ['Carpet', 'Drywall']) {
    await page
      .getByRole('group', { name: /Affected materials/ })
      .getByRole('checkbox', { name: material })
      .click();
  }
  await countTo(page, 'Qty of rooms affected', 3);
  await opensItself(page, 'Service Details');
  await page.getByRole('radio', { name: 'After Hours' }).click();
  await countTo(page, 'Monitoring trips, regular hours', 2);
  await opensItself(page, 'Additional Notes');
  const questions: [RegExp, 'Yes' | 'No'][] = [
    [/signs of microbial growth/, 'No'],
    [/continuous materials/, 'Yes'],
    [/cabinets need to be detached/, 'No'],
    [/Is a Pack Out required/, 'No'],
  ];
  for (const [question, answer] of questions) {
    await page.getByRole('group', { name: question }).getByRole('checkbox', { name: answer }).click();
  }
  await page
    .getByRole('textbox', { name: 'Additional notes' })
    .fill('Water line at 4 inches. Käserei next door is dry.');
  await opensItself(page, 'Debris & Equipment');
  await countTo(page, 'Pickup van', 1);
}
