import { expect, type Page } from '@playwright/test';

/** Opens a section of step 1 unless it is open. */
async function section(page: Page, title: string): Promise<void> {
  const head = page.getByRole('button', { name: new RegExp(`^(?:\\d[, ]*)?${title}`) }).last();
  // The last required answer opens the sections below it, perhaps just before the press.
  await expect(async () => {
    if ((await head.getAttribute('aria-expanded')) !== 'true') await head.click();
    await expect(head).toHaveAttribute('aria-expanded', 'true', { timeout: 5_000 });
  }).toPass({ timeout: 60_000 });
}

async function countTo(page: Page, group: string, count: number): Promise<void> {
  const field = page.getByLabel(group, { exact: false }).and(page.locator('input'));
  await field.fill(String(count));
  await field.blur();
}

/** Fills the eight sections of step 1 like a technician at a water loss. */
export async function fillIntake(page: Page): Promise<void> {
  await section(page, 'Claim Information');
  await page.getByRole('radio', { name: 'Insurance' }).click();
  await page.getByRole('radio', { name: 'Both' }).click();
  await section(page, 'Master Policy Details');
  const master = page.getByRole('region', { name: /Master Policy Details/ });
  await master.getByLabel('Insurance company').fill('Heartland Casualty');
  await master.getByLabel('Claim number').fill('HC-90210');
  await master.getByLabel('Deductible').fill('2500');
  await section(page, 'Homeowner Claim Details');
  const homeowner = page.getByRole('region', { name: /Homeowner Claim Details/ });
  await homeowner.getByLabel('Claim number').fill('GPM-77');
  await homeowner.getByLabel('Claimant name').fill('Noé Brandt');
  await section(page, 'Damage Assessment');
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
  await section(page, 'Service Details');
  await page.getByRole('radio', { name: 'After Hours' }).click();
  await countTo(page, 'Monitoring trips, regular hours', 2);
  await section(page, 'Additional Notes');
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
  await section(page, 'Debris & Equipment');
  await countTo(page, 'Pickup van', 1);
}
