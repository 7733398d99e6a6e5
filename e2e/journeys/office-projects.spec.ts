import { readFile } from 'node:fs/promises';
import { expectAccessible } from '../fixtures/expect-accessible.ts';
import { accounts, openSignedIn, signIn } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';
import { hold } from '../steps/hold.ts';
import { office } from '../steps/office.ts';
import { activeTechnicians, listed, makeProject } from '../steps/office-projects.ts';
import { serverFault } from '../steps/server-fault.ts';
import { withoutNews } from '../steps/without-news.ts';

const linesOf = (city: string, count: number, from = 0) =>
  Array.from({ length: count }, (_, at) => ({
    line: at + 2,
    cells: {
      ...{ title: `Flooded ${from + at}`, addressLine1: `${from + at} Flood Lane`, city, state: 'IL' },
      ...{ zipCode: '60540', customerName: 'Maria Alvarez' },
    },
  }));

test('office projects: someone who is not a manager sees Access Denied', async ({ page }) => {
  await signIn(page);
  await expect(page.getByRole('link', { name: 'Projects', exact: true })).toHaveCount(0);
  for (const path of ['/projects', '/projects/new', '/project/1/edit']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible();
    await expect(page.getByText("You don't have permission to manage projects.")).toBeVisible();
  }
  await expectAccessible(page);
});

test('office projects: searched, filtered, sorted and paged, all in the address, and exported @main', async ({
  page,
  server,
  isMobile,
}) => {
  const its = await office(server.url);
  const [first] = await activeTechnicians(its);
  const numbers = Array.from({ length: 52 }, (_, index) => String(index + 1).padStart(2, '0'));
  for (const number of numbers) await makeProject(its, { title: `Pager ${number}`, city: 'Pagerton' });
  const late = await makeProject(its, {
    title: 'Late visit',
    city: 'Pagerton',
    priority: 'Urgent',
    scheduledDate: '2026-01-05',
    scheduledTime: '14:05',
    technicianId: first!.id,
  });

  await signIn(page, accounts.supervisor);
  await page.getByRole('link', { name: 'Projects', exact: true }).click();
  await expect(listed(page, 'Late visit')).toContainText(`#${late.id}`);
  await expect(listed(page, 'Late visit')).toContainText('Overdue');
  await expect(listed(page, 'Late visit')).toContainText('Jan 5, 2026, 2:05 PM');
  await expect(listed(page, 'Late visit')).toContainText(first!.name);
  if (!isMobile) expect((await listed(page, 'Late visit').boundingBox())!.height).toBeLessThanOrEqual(41);
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Filters' }).click();
  const filters = page.getByRole('dialog', { name: 'Filters' });
  await filters.getByLabel('City').fill('pagerton');
  await filters.getByLabel('Scheduled from').fill('2026-02-01');
  await filters.getByLabel('Scheduled to').fill('2026-01-01');
  await filters.getByRole('button', { name: 'Show projects' }).click();
  await expect(filters.getByText('Choose a date on or after From.')).toBeVisible();
  await expect(filters.getByLabel('Scheduled to')).toBeFocused();
  await expectAccessible(page);
  await filters.getByLabel('Scheduled from').fill('');
  await filters.getByLabel('Scheduled to').fill('');
  await filters.getByRole('button', { name: 'Show projects' }).click();
  await expect(page).toHaveURL(/city=pagerton/);
  await expect(page.getByText('53 projects', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText('Page 2 of 2')).toBeVisible();
  await expect(page).toHaveURL(/page=2/);
  await expect(listed(page, 'Pager 01')).toBeVisible();
  await expect(page.getByRole('group', { name: 'Projects', exact: true })).toBeFocused();
  await page.reload();
  await expect(page.getByText('Page 2 of 2')).toBeVisible();
  await expect(listed(page, 'Pager 01')).toBeVisible();
  await page.goBack();
  await expect(page.getByText('Page 1 of 2')).toBeVisible();

  if (isMobile) await page.getByLabel('Sort by').selectOption({ label: 'Age, oldest first' });
  else {
    // By keyboard: one press sorts, another reverses the order.
    await page.getByRole('button', { name: 'Address', exact: true }).press('Enter');
    await expect(page.getByRole('columnheader', { name: 'Address' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
    await page.getByRole('button', { name: 'Age', exact: true }).press('Enter');
    await expect(page.getByRole('columnheader', { name: 'Age', exact: true })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
    await page.getByRole('button', { name: 'Age', exact: true }).press('Enter');
    await expect(page.getByRole('columnheader', { name: 'Age', exact: true })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
  }
  await expect(page).toHaveURL(/direction=asc/);
  await expect(listed(page, 'Pager 01')).toBeVisible();
  await expect(listed(page, 'Late visit')).toHaveCount(0);

  await page.getByLabel('Search projects').fill('late');
  await expect(page.getByText('1 project', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/search=late/);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^projects-\d{4}-\d\d-\d\d\.csv$/);
  await expect(page.getByText('Projects exported')).toBeVisible();
  const lines = (await readFile(await file.path(), 'utf8')).trim().split('\r\n');
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain('Late visit');

  await page.getByLabel('Search projects').fill('nothing like it');
  await expect(page.getByRole('heading', { name: 'No projects found' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page.getByLabel('Search projects')).toHaveValue('');
  await expect(page).not.toHaveURL(/city=/);
});

test('office projects: Next pressed twice while its page loads goes one page on', async ({
  page,
  server,
}) => {
  const its = await office(server.url);
  await its.ask('POST', '/projects/import', { lines: linesOf('Twicetown', 53) });
  await openSignedIn(page, accounts.manager, '/projects?city=twicetown');
  await expect(page.getByText('Page 1 of 2')).toBeVisible();
  const answer = await hold(page, '**/api/v1/office/projects?*');
  const next = page.getByRole('button', { name: 'Next' });
  await next.dblclick();
  await expect(next).toHaveAttribute('aria-disabled', 'true');
  answer();
  await expect(page.getByText('Page 2 of 2')).toBeVisible();
  await expect(listed(page, 'Flooded 0')).toBeVisible();
  await expect(page).toHaveURL(/page=2/);
});

test('office projects: an address whose page is gone shows the first page and says so', async ({
  page,
  server,
  complaints,
}) => {
  complaints.expectMessage(/400/);
  const its = await office(server.url);
  await makeProject(its, { title: 'Still here', city: 'Gonetown' });
  for (const place of ['page=4', 'after=bm90LW91cnM', 'before=bm90LW91cnM&sort=city']) {
    await openSignedIn(page, accounts.manager, `/projects?city=gonetown&${place}`);
    await expect(page.getByText('That page no longer exists')).toBeVisible();
    await expect(listed(page, 'Still here')).toBeVisible();
    await expect(page).not.toHaveURL(/after|before|page=/);
  }
  await expectAccessible(page);
});

test('office projects: a manager watches an import, the list shows it and no project is fetched alone', async ({
  page,
  server,
}) => {
  const its = await office(server.url);
  const listening = page.waitForResponse('**/api/v1/live?*');
  await openSignedIn(page, accounts.manager, '/projects?city=floodtown');
  await listening;
  await expect(page.getByRole('heading', { name: 'No projects found' })).toBeVisible();
  const brought: string[] = [];
  page.on('request', (request) => {
    if (/\/projects\/\d+$/.test(request.url())) brought.push(request.url());
  });
  const refreshed = page.waitForResponse('**/api/v1/projects/assigned?*');
  await its.ask('POST', '/projects/import', { lines: linesOf('Floodtown', 200) });
  await expect(listed(page, 'Flooded 199')).toBeVisible();
  await expect(page.getByText('200 projects', { exact: true })).toBeVisible();
  await refreshed;
  expect(brought.length).toBeLessThanOrEqual(21);
});

test('office projects: an import of thousands is one notice, for a watcher and for a person who arrives right after', async ({
  page,
  context,
  server,
}) => {
  const its = await office(server.url);
  await openSignedIn(page, accounts.manager, '/projects?city=delugetown');
  await expect(page.getByRole('heading', { name: 'No projects found' })).toBeVisible();
  for (let from = 0; from < 2_500; from += 500) {
    await its.ask('POST', '/projects/import', { lines: linesOf('Delugetown', 500, from) });
  }
  await expect(page.getByText('2,500 projects', { exact: true })).toBeVisible();

  const another = await context.newPage();
  const listening = another.waitForResponse('**/api/v1/live?*');
  await another.goto('/projects?city=delugetown');
  expect((await listening).status()).toBe(200);
  await expect(another.getByText('2,500 projects', { exact: true })).toBeVisible();
});

test('office projects: without the server it says so and tries again', async ({
  page,
  context,
  complaints,
}) => {
  await signIn(page, accounts.manager);
  complaints.expectMessage(/500/);
  complaints.expectNetworkFailures(true);
  await withoutNews(page);
  await page.route('**/api/v1/office/projects?*', (route) => route.fulfill(serverFault('asked-first')));
  await page.goto('/projects');
  await expect(page.getByRole('heading', { name: 'Failed to fetch projects' })).toBeVisible();
  await expect(page.getByText('Reference: asked-first')).toBeVisible();
  await expectAccessible(page);
  await page.unroute('**/api/v1/office/projects?*');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText(/^[\d,]+\+? projects$/)).toBeVisible();
  await expect(page.getByRole('checkbox', { name: /^Select / }).first()).toBeVisible();

  await page.unroute('**/api/v1/live?*');
  await context.setOffline(true);
  // The list stays, and says that it is not up to date.
  await expect(page.getByText('This list is not up to date.')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: /^Select / }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Export CSV' }).click();
  await expect(page.getByText('This needs a connection.')).toBeVisible();
  await expectAccessible(page);
  await context.setOffline(false);
  await expect(page.getByText('This list is not up to date.')).toBeHidden();
});

test("office projects: the last filter is reached by keyboard with the dialog's heading in sight @phone", async ({
  page,
}) => {
  await openSignedIn(page, accounts.manager, '/projects');
  await page.getByRole('button', { name: 'Filters' }).press('Enter');
  const filters = page.getByRole('dialog', { name: 'Filters' });
  await expect(filters).toBeInViewport({ ratio: 1 });
  await filters.getByLabel('Scheduled to').focus();
  const last = filters.getByRole('checkbox', { name: 'Overdue only' });
  while (!(await last.evaluate((box) => box === document.activeElement))) await page.keyboard.press('Tab');
  await expect(filters.getByRole('heading', { name: 'Filters' })).toBeInViewport({ ratio: 1 });
  expect(await filters.evaluate(({ scrollTop }) => scrollTop)).toBe(0);
});
