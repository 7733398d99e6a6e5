import type { Page } from '@playwright/test';
import { writeXlsx } from 'hucre/xlsx';
import { expectAccessible } from '../fixtures/expect-accessible.ts';
import { accounts, openSignedIn } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';
import { choose, headers, line } from '../steps/import-file.ts';
import { office } from '../steps/office.ts';

type Cell = string | number | Date | null;
interface Found {
  projects: Record<string, unknown>[];
}

const names = ['Job Name', 'Insured', 'Address', 'City', 'State', 'ZIP', 'Claim #', 'Appointment', 'Colour'];
const chooseBook = async (page: Page, rows: Cell[][], name = 'jobs.xlsx') => {
  const cover = { name: 'Cover', rows: [] };
  const buffer = Buffer.from(await writeXlsx({ sheets: [cover, { name: 'March', rows }] }));
  const mimeType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
  await page.locator('input[type=file]').setInputFiles({ name, mimeType, buffer });
};
const step = (page: Page) => page.getByRole('group', { name: 'Import projects' });
const news = (page: Page) => page.getByRole('status').filter({ hasNot: page.locator('*') });

test('import: a workbook is read as it is, its bad cells are corrected in place, and its import is undone @main', async ({
  page,
  server,
}) => {
  const run = Date.now();
  const appointment = new Date(Date.UTC(2027, 2, 9, 14, 30));
  const row = (n: number, zip: Cell, id: Cell = 1234567890123): Cell[] => [
    ...[
      `Book loss ${run}${n}`,
      'Helen Okafor',
      `${n} Book Road ${run}`,
      'Salem',
      n === 3 ? 'IL' : 'MA',
      zip,
      id,
      appointment,
    ],
    'red',
  ];
  await openSignedIn(page, accounts.manager, '/projects/import');
  await chooseBook(page, [['Claims, open'], [], names, row(1, 2134), row(2, '02134'), row(3, 6054)]);
  await expect(step(page)).toBeFocused();
  await expect(page.getByText('Sheet March.')).toBeVisible();
  await expect(page.getByText('The headers are in line 3. Lines 1 to 2 are left out.')).toBeVisible();
  await expect(page.getByText('Left out: Colour.')).toBeVisible();
  await expect(page.getByLabel('Insured')).toHaveValue('customerName');
  await expect(page.getByLabel('Claim #')).toHaveValue('claimNumber');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Check lines' }).click();

  const zip = page.getByRole('textbox', { name: /^ZIP code/ });
  await expect(zip).toHaveValue('6054');
  await expect(zip).toHaveAccessibleDescription('ZIP code 6054 needs 5 digits in IL, or 9.');
  await expectAccessible(page);
  await zip.fill('!');
  await zip.press('Enter');
  await expect(zip).toHaveAccessibleDescription('ZIP code must be 3 to 10 letters and digits.');
  await zip.fill('60540');
  await zip.press('Enter');
  await expect(zip).toBeFocused();
  await expect(page.getByRole('radio', { name: /^New 3$/ })).toBeVisible();
  await page.getByRole('radio', { name: /^All lines 3$/ }).click();
  await expect(page.getByText('ZIP code 2134 is read as 02134.')).toBeVisible();
  await page.getByRole('button', { name: 'Import all 3 lines' }).click();
  await expect(page.getByRole('heading', { name: 'Import done' })).toBeVisible();

  const search = async () => {
    const found = await (await office(server.url)).ask<Found>('GET', `/office/projects?search=${run}`);
    return found.projects.toSorted((a, b) => String(a.title).localeCompare(String(b.title)));
  };
  expect(await search()).toMatchObject([
    {
      zipCode: '02134',
      scheduledDate: '2027-03-09',
      scheduledTime: '14:30',
      claimNumber: '1234567890123',
      notes: null,
    },
    { zipCode: '02134' },
    { zipCode: '60540' },
  ]);

  const undo = page.getByRole('button', { name: 'Undo this import' });
  await undo.click();
  const question = page.getByRole('dialog', { name: 'Undo this import?' });
  await expect(question.getByText('The 3 projects it created will be deleted.')).toBeVisible();
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Keep projects' }).click();
  await expect(undo).toBeFocused();
  expect(await search()).toHaveLength(3);
  await undo.click();
  await question.getByRole('button', { name: 'Undo import' }).click();
  await expect(page.getByText('Import undone. 3 projects were deleted.')).toBeVisible();
  await expectAccessible(page);
  expect(await search()).toEqual([]);
});

test('import: no date shows which part is the month, it is asked once per file before any check', async ({
  page,
  server,
}) => {
  const run = Date.now();
  const lines = [
    headers,
    line(`${run}1`, { date: '09.03.2027' }),
    line(`${run}2`, { date: '10.04.2027 0:00' }),
  ];
  await openSignedIn(page, accounts.manager, '/projects/import');
  await choose(page, lines);
  const check = page.getByRole('button', { name: 'Check lines' });
  await expect(page.getByText('09.03.2027 in line 2 can be read both ways')).toBeVisible();
  await expect(check).toBeDisabled();
  await expect(
    news(page).filter({ hasText: 'Choose whether the month or the day comes first in dates.' }),
  ).toHaveCount(1);
  await expectAccessible(page);
  await page.getByRole('radio', { name: 'Day first: Mar 9, 2027' }).click();
  await check.click();
  await page.getByRole('button', { name: 'Import all 2 lines' }).click();
  await expect(page.getByRole('heading', { name: 'Import done' })).toBeVisible();
  const { projects } = await (await office(server.url)).ask<Found>('GET', `/office/projects?search=${run}`);
  expect(projects.map(({ scheduledDate }) => scheduledDate).sort()).toEqual(['2027-03-09', '2027-04-10']);

  // One unambiguous day settles it; two that contradict each other are asked about too.
  await page.goto('/projects/import');
  await choose(page, [
    headers,
    line(`${run}3`, { date: '3/9/2027' }),
    line(`${run}4`, { date: '3/25/2027' }),
  ]);
  await expect(
    page.getByText('Dates are read with the month first, based on line 3 (3/25/2027).'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Choose another file' }).click();
  await choose(page, [
    headers,
    line(`${run}5`, { date: '25/3/2027' }),
    line(`${run}6`, { date: '3/25/2027' }),
  ]);
  await expect(
    page.getByText('Line 3 has the month first (3/25/2027), line 2 the day (25/3/2027).'),
  ).toBeVisible();
  await page.getByRole('radio', { name: 'Month first' }).click();
  await check.click();
  await expect(
    page.getByText('Scheduled date 25/3/2027 has the day first, but this file has the month first.'),
  ).toBeVisible();
});

test('import: a quotation mark that swallows lines is named by its line, and two losses under one id are both named', async ({
  page,
}) => {
  const run = Date.now();
  await openSignedIn(page, accounts.manager, '/projects/import');
  await choose(page, [
    headers,
    line(`${run}1`),
    line(`${run}2`).replace('Imported', '"Urgent" imported'),
    line(`${run}3`),
  ]);
  await expect(page.getByText(/^Line 3 has a cell with an unmatched quotation mark/)).toBeVisible();
  const other = line(`${run}4`).replace(`${run}4`, `${run}1`);
  await choose(page, [headers, line(`${run}1`), other]);
  await page.getByRole('button', { name: 'Check lines' }).click();
  await expect(page.getByText('is also on line 3, which has a different address or customer.')).toBeVisible();
  // One corrected cell makes both lines good.
  await page
    .getByRole('textbox', { name: /^External id/ })
    .last()
    .fill(`IMP-${run}4`);
  await page
    .getByRole('textbox', { name: /^External id/ })
    .last()
    .press('Enter');
  await expect(page.getByRole('radio', { name: /^New 2$/ })).toBeVisible();
});

test('import: undone later by someone else, worked-on projects stay and are named', async ({
  page,
  server,
}) => {
  const run = Date.now();
  const made = await (await office(server.url)).ask<{ lines: { projectId: number }[] }>(
    'POST',
    '/projects/import',
    {
      csv: [headers, line(`${run}1`), line(`${run}2`)].join('\n'),
      fileName: `later-${run}.csv`,
    },
  );
  const id = made.lines[0]!.projectId;
  await (await office(server.url)).ask('PUT', `/office/projects/${id}`, {
    changes: { notes: 'Call first' },
    seen: {},
  });
  await openSignedIn(page, accounts.supervisor, '/projects/import');
  const listed = page.getByRole('listitem').filter({ hasText: `later-${run}.csv` });
  await expect(listed.getByText('2 projects')).toBeVisible();
  await expectAccessible(page);
  await listed.getByRole('button', { name: 'Undo this import' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Undo import' }).click();
  await expect(page.getByText('Import undone. 1 project was deleted.')).toBeVisible();
  await expect(page.getByText('1 project stays because someone worked on it:')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: `#${id} Imported loss ${run}1` }).click();
  await expect(page.getByRole('heading', { name: `Imported loss ${run}1` })).toBeVisible();
});
