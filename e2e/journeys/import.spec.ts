import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../fixtures/expect-accessible.ts';
import { accounts, openSignedIn } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';
import { choose, headers, line } from '../steps/import-file.ts';
import { office } from '../steps/office.ts';

const count = (page: Page, word: string) => page.locator('dl > div', { hasText: word }).locator('dd');
/** The visible step; its text for screen readers is beside it. */
const step = (page: Page) => page.getByRole('group', { name: 'Import projects' });
const segment = (page: Page, name: RegExp) => page.getByRole('radio', { name });

test('import: technicians are refused', async ({ page }) => {
  await openSignedIn(page, accounts.technician, '/projects/import');
  await expect(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible();
});

test('import: a file is mapped and checked, bad cells are marked, good lines imported; again it changes nothing @main', async ({
  page,
  server,
  isMobile,
}) => {
  const run = Date.now();
  const lines = [
    headers,
    line(`${run}1`, { technician: accounts.technician }),
    line(`${run}2`),
    '',
    line(`${run}3`, { zip: '!' }),
    line(`${run}4`, { date: 'someday', technician: 'nobody@demo.tidemark.example' }),
    line(`${run}5`, { technician: 'nobody@demo.tidemark.example' }),
  ];
  await openSignedIn(page, accounts.manager, '/projects/import');
  await expect(page.getByText('Drop a CSV or Excel file here')).toBeVisible();
  await expectAccessible(page);
  await choose(page, ['PK\u0003\u0004\u0000'], 'jobs.xlsx');
  await expect(page.getByText('This workbook is damaged or incomplete.')).toBeVisible();
  await choose(page, ['Only,headers']);
  await expect(page.getByText('There are no lines under the headers.')).toBeVisible();

  await choose(page, lines);
  // Matched by their headers; "Street" and "Time" are known words, and so are the others, but Job number's neighbor is
  // changed.
  await expect(page.getByLabel('Homeowner')).toHaveValue('customerName');
  await expect(page.getByLabel('Visit date')).toHaveValue('scheduledDate');
  await page.getByLabel('Homeowner').selectOption('');
  await expect(step(page).getByText('Customer name is required.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Check lines' })).toBeDisabled();
  await expectAccessible(page);
  await page.getByLabel('Homeowner').selectOption({ label: 'Customer name' });
  await page.getByRole('button', { name: 'Check lines' }).click();
  await expect(step(page)).toBeFocused();

  await expect(segment(page, /^Needs fixing 3$/)).toHaveAttribute('aria-checked', 'true');
  await expect(segment(page, /^New 2$/)).toBeVisible();
  await expect(page.getByText('ZIP code must be 3 to 10 letters and digits.')).toBeVisible();
  // Columns with bad cells come first: what needs fixing is in sight, however many columns there are.
  if (!isMobile) await expect(page.getByRole('columnheader').nth(2)).toHaveText('ZIP code');
  await expect(page.getByText('Scheduled date must be a date as YYYY-MM-DD.')).toBeVisible();
  await expect(page.getByText('There is no active technician with the email nobody@')).toBeVisible();
  await expectAccessible(page);
  // An empty line is skipped, and the others keep the number a spreadsheet shows.
  await expect(page.getByText('5', { exact: true }).first()).toBeVisible();

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download 3 lines to fix' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('jobs-to-correct.csv');
  const refused = await readFile(await file.path(), 'utf8');
  expect(refused).toContain('ZIP code must be 3 to 10 letters and digits.');
  expect(refused.trim().split('\r\n')).toHaveLength(4);

  await page.getByRole('button', { name: 'Import the 2 valid lines' }).click();
  await expect(page.getByRole('heading', { name: 'Import done' })).toBeVisible();
  await expect(step(page)).toBeFocused();
  await expect(count(page, 'New')).toHaveText('2');
  await expect(count(page, 'Needs fixing')).toHaveText('3');
  await expectAccessible(page);
  const { projects } = await (await office(server.url)).ask<{ projects: Record<string, unknown>[] }>(
    'GET',
    `/office/projects?search=${run}`,
  );
  expect(projects).toHaveLength(2);
  expect(projects.find(({ title }) => title === `Imported loss ${run}1`)).toMatchObject({
    status: 'Assigned',
    customerName: 'Okafor, Helen',
    scheduledDate: '2027-03-25',
    scheduledTime: '09:30',
  });

  await page.getByRole('link', { name: 'Show newest projects' }).click();
  await expect(page.getByRole('link', { name: `Imported loss ${run}1`, exact: true })).toBeVisible();

  await page.goto('/projects/import');
  await choose(page, lines.slice(0, 3));
  await page.getByRole('button', { name: 'Check lines' }).click();
  await expect(
    step(page).getByText('Every valid line in this file has already been imported.'),
  ).toBeVisible();
  await expect(segment(page, /^Already imported 2$/)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Import/ })).toHaveCount(0);
});

test('import: a file with a long name leaves room for the heading, and Stop keeps the focus to the end', async ({
  page,
}) => {
  const run = Date.now();
  const lines = [headers, ...Array.from({ length: 1_200 }, (_, n) => line(`${run}-${n}`))];
  await page.route('**/api/v1/projects/import*', async (route) => {
    await passing;
    await route.continue();
  });
  let pass = () => {};
  let passing = new Promise<void>((done) => (pass = done));
  await page.setViewportSize({ width: 390, height: 844 });
  await openSignedIn(page, accounts.manager, '/projects/import');
  await choose(
    page,
    lines,
    'all jobs of the carrier as the office has them, fourth quarter of 2026, final (2).csv',
  );
  const heading = page.getByRole('heading', { name: 'Columns' });
  await expect(heading).toBeVisible();
  const { width } = (await heading.boundingBox())!;
  expect(width).toBeGreaterThan(70);

  await page.getByRole('button', { name: 'Check lines' }).press('Enter');
  await page.getByRole('button', { name: 'Stop' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Stopping...' })).toBeFocused();
  pass();
  const goOn = page.getByRole('button', { name: 'Continue' });
  await expect(goOn).toBeFocused();
  passing = new Promise<void>((done) => (pass = done));
  await goOn.press('Enter');
  await expect(page.getByRole('button', { name: 'Stop' })).toBeFocused();
  pass();
  await expect(page.getByRole('button', { name: 'Import all 1,200 lines' })).toBeVisible({ timeout: 30_000 });
  await expect(step(page)).toBeFocused();
});

test('import: interrupted, it continues where it was and makes nothing twice', async ({
  page,
  server,
  complaints,
}) => {
  const run = Date.now();
  const lines = [headers, ...Array.from({ length: 1_200 }, (_, n) => line(`${run}-${n}`))];
  await openSignedIn(page, accounts.manager, '/projects/import');
  await choose(page, lines);
  await page.getByRole('button', { name: 'Check lines' }).click();
  const all = page.getByRole('button', { name: 'Import all 1,200 lines' });
  await expect(all).toBeVisible({ timeout: 30_000 });

  complaints.expectNetworkFailures(true);
  let calls = 0;
  await page.route('**/api/v1/projects/import*', async (route) => {
    calls++;
    if (calls !== 2) return route.continue();
    // The server does it, and its response is lost.
    await route.fetch();
    await route.abort();
  });
  await all.click();
  await expect(page.getByText('The import stopped.')).toBeVisible({ timeout: 30_000 });
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: 'Import done' })).toBeVisible({ timeout: 30_000 });
  // The part with the lost response is requested again, and then reports what it made.
  await expect(count(page, 'New')).toHaveText('1,200');
  await expect(count(page, 'Already imported')).toHaveText('0');
  const { total } = await (await office(server.url)).ask<{ total: number }>(
    'GET',
    `/office/projects/count?search=${run}`,
  );
  expect(total).toBe(1_200);
});

test('import: 10,000 lines, it shows its progress and can be stopped @desktop', async ({ page }) => {
  const run = Date.now();
  const lines = [headers, ...Array.from({ length: 10_000 }, (_, n) => line(`${run}-${n}`))];
  await openSignedIn(page, accounts.manager, '/projects/import');
  await choose(page, [...lines, line(`${run}-more`)]);
  await expect(page.getByText('This file has 10,001 lines. Use at most 10,000 in a file.')).toBeVisible();
  await choose(page, lines);
  const before = Date.now();
  await page.getByRole('button', { name: 'Check lines' }).click();
  await expect(page.getByText(/^[\d,]+ of 10,000 lines$/)).toBeVisible();
  await page.getByRole('button', { name: 'Import all 10,000 lines' }).click({ timeout: 100_000 });
  const checked = Date.now();
  await expect(page.getByText(/^[1-9][\d,]* of 10,000 lines$/)).toBeVisible({ timeout: 30_000 });
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByRole('heading', { name: 'Import stopped' })).toBeVisible({ timeout: 30_000 });
  await expect(count(page, 'Not imported')).not.toHaveText('0');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: 'Import done' })).toBeVisible({ timeout: 100_000 });
  await expect(count(page, 'New')).toHaveText('10,000');
  test.info().annotations.push({
    type: 'measured',
    description: `10,000 lines checked in ${checked - before} ms, imported in ${Date.now() - checked} ms`,
  });
});

test('import: a bad line on a phone shows its content, and of an empty cell only what is wrong', {
  tag: '@phone',
}, async ({ page }) => {
  await openSignedIn(page, accounts.manager, '/projects/import');
  await choose(page, ['title,customerName,addressLine1,city,state,zipCode', 'Leak,,1 Fern,Lisle,IL,!']);
  await page.getByRole('button', { name: 'Check lines' }).click();
  await expect(page.getByText('Customer name is required', { exact: true })).toBeVisible();
  const zip = page.getByRole('textbox', { name: 'ZIP code' });
  await expect(zip).toHaveValue('!');
  await expect(zip).toHaveAccessibleDescription('ZIP code must be 3 to 10 letters and digits.');
});
