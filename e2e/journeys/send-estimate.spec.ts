import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../fixtures/expect-accessible.ts';
import { accounts, openSignedIn } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';
import { furnishedInspection } from '../steps/furnished.ts';
import { lettersTo, newAddress } from '../steps/mail.ts';
import { firstInspection } from '../steps/open-inspection.ts';
import { savePrices } from '../steps/prices.ts';

const bedroom = { name: 'Bedroom', rows: { 5: { yesX: 2 } } };

async function submitted(url: string) {
  // Other journeys leave their own prices behind.
  await savePrices(url, ({ prices }) => ({ prices: { ...prices, '5.yesX': 68 }, taxPercent: 2.25 }));
  const { id, projectId, its } = await furnishedInspection(url, [bedroom], firstInspection);
  await its.ask('PUT', `/inspections/${id}/completed`, {});
  return `/project/${projectId}`;
}
const estimateOf = '?part=estimate';
const stage = (page: Page) => page.getByRole('list', { name: 'State of the estimate' });
const now = (page: Page) => stage(page).locator('[aria-current="step"]');

test('estimate: sent from the job with its files, it arrives once, and its approval is recorded @main', async ({
  page,
  server,
  isMobile,
}) => {
  const adjuster = newAddress('adjuster');
  await openSignedIn(page, accounts.manager, `${await submitted(server.url)}${estimateOf}`);
  await expect(now(page)).toContainText('Draft');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: /^Send estimate/ });
  await expect(dialog.getByRole('textbox', { name: 'Message' })).toHaveValue(
    /our estimate for the water loss/,
  );
  const [paper] = await Promise.all([
    page.waitForEvent('popup'),
    dialog.getByRole('button', { name: 'Open Estimate PDF' }).click(),
  ]);
  await expect.poll(() => paper.url()).toMatch(/^blob:/);
  await paper.close();
  await dialog.getByRole('textbox', { name: 'To', exact: true }).fill('castillo');
  await dialog.getByRole('button', { name: 'Send to 1 person' }).click();
  await expect(dialog.getByText('castillo: Enter an email address.')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('textbox', { name: 'To', exact: true }).fill(adjuster);
  await dialog.getByText('Estimate CSV').click();
  await dialog.getByRole('button', { name: 'Send to 1 person' }).click();
  await expect(page.getByText('The estimate is on its way')).toBeVisible();
  await expect(now(page)).toContainText('Sent');
  await expect(page.getByText(new RegExp(`to ${adjuster}\\.$`))).toBeVisible();
  await expect(async () => {
    const letters = await lettersTo(server, adjuster);
    expect(letters).toHaveLength(1);
    expect(letters[0]).toMatch(/estimate 1\.pdf[\s\S]+estimate 1\.csv/);
  }).toPass({ timeout: 20_000, intervals: [100] });

  await page.getByRole('button', { name: 'Record approval' }).click();
  const approval = page.getByRole('dialog', { name: /^Approval of estimate/ });
  await approval.getByLabel('Approved by').fill('Renee Castillo');
  await expect(approval.getByLabel('Approved amount')).toHaveValue('166.87');
  await expectAccessible(page);
  await approval.getByRole('button', { name: 'Record approval' }).click();
  await expect(now(page)).toContainText('Approved');
  await expect(now(page)).toContainText('$166.87');
  await expect(page.getByText(/^Approved .+ by Renee Castillo, recorded by/)).toBeVisible();
  // What this person did shows in the head of the job as well.
  const head = page.locator('dl').filter({ hasText: 'Technician' }).first();
  if (!isMobile) await expect(head).toContainText('Approved');
});

test('estimate: lines, notes and adjustments of the office make the next number and stand in its CSV', async ({
  page,
  server,
}) => {
  await openSignedIn(page, accounts.manager, `${await submitted(server.url)}${estimateOf}`);
  await page.getByRole('button', { name: 'Edit lines' }).click();
  const dialog = page.getByRole('dialog', { name: 'Lines of the estimate' });
  await dialog.getByLabel(/^Code, Anti-Microbial/).fill('W-160');
  await dialog.getByLabel(/^Note, Anti-Microbial/).fill('Category 2');
  await dialog.getByRole('button', { name: 'Add line, Bedroom' }).click();
  await dialog.getByRole('textbox', { name: 'Item' }).fill('Board-up');
  await dialog.getByRole('textbox', { name: 'Rate' }).fill('64');
  await dialog.getByRole('button', { name: 'Add adjustment' }).click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Enter what the adjustment is for.')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Adjustment', exact: true }).fill('Courtesy');
  await dialog.getByRole('textbox', { name: 'Amount' }).fill('-100');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved as Estimate 2.')).toBeVisible();
  // 136.00 + 64.00 - 100.00 = 100.00; overhead and profit 20.00; tax 2.70
  await expect(page.getByText('$122.70').first()).toBeVisible();
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'CSV, Estimate', exact: true }).click();
  const csv = await readFile(await (await coming).path(), 'utf8');
  expect(csv).toContain('Bedroom,Anti-Microbial Regular,2,HRS,68.00,,136.00,W-160,Category 2');
  expect(csv).toContain('Bedroom,Board-up,1,EA,64.00,,64.00');
  expect(csv).toContain(',Courtesy,,,,,-100.00');
});
