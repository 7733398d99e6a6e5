import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { sumOf } from '@tidemark/contract/estimates/decimal';
import { readText } from '@tidemark/contract/office/import/read-text';
import Papa from 'papaparse';
import { expectAccessible } from '../fixtures/expect-accessible.ts';
import type { Server } from '../fixtures/server.ts';
import { accounts, openSignedIn } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';
import { furnishedInspection } from '../steps/furnished.ts';
import { issue, pay } from '../steps/invoices.ts';
import { lettersTo, newAddress } from '../steps/mail.ts';
import { firstInspection } from '../steps/open-inspection.ts';
import { savePrices } from '../steps/prices.ts';

const bedroom = { name: 'Bedroom', rows: { 5: { yesX: 2 } } };
const insured = {
  ...{ insuranceClaimType: 'Insurance', policyType: 'Individual', insuranceCompany1: 'Fairway Mutual' },
  ...{ claimNumber1: 'FM-20-118834', dateOfLoss1: '2026-11-18', deductible1: 50 },
};

async function submitted(url: string): Promise<number> {
  // Other journeys leave their own prices behind.
  await savePrices(url, ({ prices }) => ({ prices: { ...prices, '5.yesX': 68 }, taxPercent: 2.25 }));
  const { id, projectId, its } = await furnishedInspection(url, [bedroom], firstInspection);
  await its.ask('PUT', `/inspections/${id}`, insured);
  await its.ask('PUT', `/inspections/${id}/completed`, {});
  return projectId;
}
const now = (page: Page) =>
  page.getByRole('list', { name: 'State of the estimate' }).locator('[aria-current="step"]');
const section = (page: Page, name: string) =>
  page.locator('section', { has: page.getByRole('heading', { name, exact: true }) });

async function give(page: Page) {
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: /^Send estimate/ });
  await dialog.getByRole('radio', { name: 'By hand' }).click();
  await dialog.getByRole('textbox', { name: 'To' }).fill('Renee Castillo');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Record as sent' }).click();
  await expect(now(page)).toContainText('Sent');
}

async function takeBack(page: Page) {
  await page.getByRole('button', { name: 'Take back' }).click();
  const dialog = page.getByRole('dialog', { name: /^Take back estimate/ });
  await dialog.getByRole('button', { name: 'Take back' }).click();
  await expect(dialog.getByText('Reason is required')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Wrong claim number');
  await dialog.getByRole('button', { name: 'Take back' }).click();
  await expect(now(page)).toContainText('Draft');
}

async function approveWithLess(page: Page) {
  await page.getByRole('button', { name: 'Record approval' }).click();
  const dialog = page.getByRole('dialog', { name: /^Approval of estimate/ });
  await dialog.getByLabel('Approved by').fill('Renee Castillo');
  await dialog.getByRole('textbox', { name: /^Quantity, Anti-Microbial/ }).fill('1');
  await dialog.getByRole('textbox', { name: /^Reason, Anti-Microbial/ }).fill('One hour is enough');
  await dialog.getByLabel('Approved amount').fill('80');
  await dialog.getByRole('button', { name: 'Record approval' }).click();
  // 68.00; overhead and profit 13.60; tax 1.84
  await expect(dialog.getByText('The lines come to $83.44, not $80.00.').first()).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Use $83.44' }).click();
  await dialog.getByRole('button', { name: 'Record approval' }).click();
  await expect(now(page)).toContainText('Approved');
  await expect(page.getByText(/1 line differs/)).toBeVisible();
}

async function addBoardUp(page: Page) {
  await page.getByRole('button', { name: 'Edit lines' }).click();
  const lines = page.getByRole('dialog', { name: 'Lines of the estimate' });
  await lines.getByRole('button', { name: 'Add line, Bedroom' }).click();
  await lines.getByRole('textbox', { name: 'Item' }).fill('Board-up');
  await lines.getByRole('textbox', { name: 'Rate' }).fill('64');
  await lines.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved as Estimate 2.')).toBeVisible();
}

async function supplement(page: Page, server: Server) {
  const adjuster = newAddress('adjuster');
  const supplements = page.getByRole('region', { name: 'Supplements' });
  await supplements.getByRole('button', { name: /^Make one from estimate/ }).click();
  // Estimate 2 comes to 245.40: 200.00, 40.00 and 5.40.
  await expect(supplements.getByText('$161.96')).toBeVisible();
  await expect(supplements.getByText('2 lines differ')).toBeVisible();
  await supplements.getByRole('button', { name: 'Send, S1' }).click();
  const sent = page.getByRole('dialog', { name: /^Send supplement S1/ });
  await expect(sent.getByText('The PDF of supplement S1 is attached.')).toBeVisible();
  await sent.getByRole('textbox', { name: 'To', exact: true }).fill(adjuster);
  await sent.getByRole('button', { name: 'Send to 1 person' }).click();
  await expect(supplements.getByText(new RegExp(`to ${adjuster}\\.$`))).toBeVisible();
  await expect(async () => {
    const letters = await lettersTo(server, adjuster);
    expect(letters).toHaveLength(1);
    expect(letters[0]).toMatch(/Supplement S1 to estimate[\s\S]+supplement S1\.pdf/);
  }).toPass({ timeout: 20_000, intervals: [100] });
  const coming = page.waitForEvent('download');
  await supplements.getByRole('button', { name: 'PDF, S1' }).click();
  expect((await coming).suggestedFilename()).toMatch(/supplement-S1\.pdf$/);
  await supplements.getByRole('button', { name: 'Record approval, S1' }).click();
  const agreed = page.getByRole('dialog', { name: 'Approval of supplement S1' });
  await agreed.getByLabel('Approved by').fill('Renee Castillo');
  await expect(agreed.getByLabel('Approved amount')).toHaveValue('161.96');
  await agreed.getByRole('button', { name: 'Record approval' }).click();
  await expect(supplements.getByText('Approved', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await supplements.getByRole('button', { name: /^Make one from estimate/ }).click();
  await expect(page.getByText('Nothing differs from what was approved.')).toBeVisible();
}

async function claim(page: Page) {
  await section(page, 'Invoices').getByRole('button', { name: 'New Invoice' }).click();
  const dialog = page.getByRole('dialog', { name: 'New invoice' });
  const approved = dialog.getByRole('option', { name: /, Approved, \$83\.44$/ });
  await dialog.getByLabel('Estimate').selectOption((await approved.getAttribute('value'))!);
  await dialog.getByLabel('S1, Approved, $161.96').check();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save draft' }).click();
  await expect(page.getByRole('heading', { name: 'Draft invoice' })).toBeVisible();
}

/** Read by the parser that imports projects. */
async function exported(page: Page, server: Server, number: string): Promise<Record<string, string>[]> {
  await page.getByRole('button', { name: 'Export for accounting' }).click();
  const dialog = page.getByRole('dialog', { name: 'Export for accounting' });
  await expect(dialog.getByRole('radio', { name: 'The 1 chosen' })).toBeChecked();
  await dialog.getByLabel('Also send the files to the drive').check();
  await expectAccessible(page);
  const coming = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Export', exact: true }).click();
  const file = await coming;
  const written = await readFile(await file.path(), 'utf8');
  await expect(dialog.getByText(/: (on its way to|in) the drive/).first()).toBeVisible();
  const inDrive = join(server.dataDir, 'drive', 'Accounting exports', file.suggestedFilename());
  await expect.poll(() => readFile(inDrive, 'utf8').catch(() => ''), { timeout: 20_000 }).toBe(written);
  const read = readText(written, (part, delimiter) =>
    Papa.parse<string[]>(part, { delimiter, newline: '\n' }),
  );
  if (typeof read === 'string') throw new Error(read);
  const [header, ...rows] = read.map(({ cells }) => cells).filter((cells) => cells.some(Boolean));
  const named = rows.map((cells) => Object.fromEntries(header!.map((name, at) => [name, cells[at]!])));
  expect(named.every((row) => row['*InvoiceNo'] === number)).toBe(true);
  return named;
}

test('getting paid: approved with less, a supplement, one invoice of both, two payments, and the books add up @main:desktop', async ({
  page,
  server,
  complaints,
  isMobile,
}) => {
  complaints.expectMessage(/409 \(Conflict\)/);
  await openSignedIn(page, accounts.manager, `/project/${await submitted(server.url)}?part=estimate`);
  await give(page);
  await takeBack(page);
  await give(page);
  await expect(page.getByText(/^Sent .+ by hand to Renee Castillo, recorded by/)).toBeVisible();
  await approveWithLess(page);
  await addBoardUp(page);
  await supplement(page, server);

  await claim(page);
  const balance = section(page, 'Balance');
  // 83.44 and 161.96 are the newest estimate; the customer has a share of 50.
  await expect(balance).toContainText('245.40');
  await expect(balance).toContainText('$195.40');
  const number = await issue(page);
  await expectAccessible(page);
  await pay(page, '100', { Reference: '40117', 'Payees on the check': 'Helen Okafor and First Bank' });
  await expect(page.getByRole('heading', { name: `Invoice ${number}` })).toContainText('Part paid');
  await pay(page, '95.4');
  await expect(page.getByRole('heading', { name: `Invoice ${number}` })).toContainText('Paid');
  await expect(balance).toContainText('$0.00');

  await page
    .getByRole('navigation', { name: 'Where it belongs' })
    .getByRole('link', { name: 'Invoices' })
    .click();
  await page.getByRole('searchbox').fill(number);
  // Cards on a phone, a table at a desk.
  const row = page.getByRole(isMobile ? 'article' : 'row', { name: new RegExp(number) });
  await expect(row).toContainText('Fairway Mutual');
  await expect(row).toContainText('Paid');
  await expectAccessible(page);
  await row.getByRole('checkbox', { name: isMobile ? 'Choose for the export' : `Choose ${number}` }).check();
  const lines = await exported(page, server, number);
  // Anti-microbial, overhead and profit, tax; of the supplement those and the board-up; less the deductible.
  expect(lines).toHaveLength(8);
  expect(sumOf(lines.map((line) => Number(line['*ItemAmount'])))).toBe(195.4);
  expect(lines.at(-1)).toMatchObject({ ItemRate: '-50.00', '*ItemAmount': '-50.00' });
  await expect(page.getByText('1 invoice, $195.40')).toBeVisible();
});
