import { expectAccessible } from '../fixtures/expect-accessible.ts';
import { accounts, signIn } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';
import { makeAccount, openAs } from '../steps/account.ts';
import { card, dashboardShows, filter, search, tabTo, titles } from '../steps/dashboard.ts';
import { office } from '../steps/office.ts';
import { waits } from '../steps/open-inspection.ts';
import { withoutNews } from '../steps/without-news.ts';

const basement = 'Basement water loss, sump pump failure';

test('dashboard: it says who is signed in and what work is waiting', async ({ page, server }) => {
  await signIn(page);
  await expect(page.getByRole('heading', { name: 'Hello, Dana' })).toBeVisible();
  await expect(page.getByText(accounts.technician)).toBeVisible();
  await expect(page.getByText('Field Technician')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Logout' }).first()).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' })).toHaveText(
    /^Dashboard\s*Profile\s*Support\s*Settings\s*Logout$/,
  );
  await expect(search(page)).toHaveAttribute('placeholder', 'Search projects, addresses, or customers...');
  const { ask } = await office(server.url, accounts.technician);
  const { counts } = await ask<{ counts: Record<string, number> }>('GET', '/projects/assigned');
  await expect(page.getByText(`${counts.assigned} pending inspections`)).toBeVisible();
  const shown = {
    All: 'all',
    Assigned: 'assigned',
    'In Progress': 'inProgress',
    Completed: 'completed',
    Urgent: 'urgent',
  };
  for (const [name, count] of Object.entries(shown))
    await expect(filter(page, name)).toHaveText(new RegExp(`^${counts[count]}\\s*${name}$`));
  await expectAccessible(page);
});

test("dashboard: a manager's counters cover everyone's projects, and each filter shows them", async ({
  page,
  server,
}) => {
  const its = await office(server.url);
  const { counts } = await its.ask<{ counts: Record<string, number> }>('GET', '/projects');
  const urgent = (await its.projects()).filter(
    ({ priority, status }) => priority === 'Urgent' && status !== 'Completed',
  );
  await signIn(page, accounts.manager);
  await page.goto('/dashboard');
  await dashboardShows(page);
  await expect(filter(page, 'All')).toHaveText(new RegExp(`^${counts.all}\\s*All$`));
  await expect(filter(page, 'Urgent')).toHaveText(new RegExp(`^${counts.urgent}\\s*Urgent$`));
  await expect(page.getByText(`${counts.assigned} pending inspections`)).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
  await filter(page, 'Urgent').click();
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(await titles(page)).toEqual(urgent.map(({ title }) => title).sort());
  await page.evaluate(() => window.scrollTo(0, 0));
  await filter(page, 'Completed').click();
  await expect(page.getByRole('article').first()).toBeVisible();
  const completed = await its.projects('status=Completed&limit=100');
  expect(await titles(page)).toEqual(completed.map(({ title }) => title).sort());
  await expect(filter(page, 'Completed')).toHaveText(new RegExp(`^${completed.length}`));
});

test('dashboard: each filter shows its projects, and Back and a reload keep it', async ({ page, server }) => {
  await signIn(page);
  await dashboardShows(page);
  const its = await office(server.url, accounts.technician);
  const all = await its.projects();
  const urgent = all.filter(({ priority, status }) => priority === 'Urgent' && status !== 'Completed');
  const expected: [string, string, typeof all][] = [
    ['Assigned', 'assigned', all.filter(({ status }) => status === 'Assigned')],
    ['In Progress', 'in-progress', all.filter(({ status }) => status === 'In Progress')],
    ['Completed', 'completed', all.filter(({ status }) => status === 'Completed')],
    ['Urgent', 'urgent', urgent],
  ];
  for (const [name, address, projects] of expected) {
    await filter(page, name).click();
    await expect(page).toHaveURL(new RegExp(`\\?filter=${address}`));
    await expect(filter(page, name)).toHaveAttribute('aria-pressed', 'true');
    const wanted = projects.map(({ title }) => title).sort();
    await expect(page.getByRole('article').first()).toBeVisible();
    expect(await titles(page), name).toEqual(wanted);
    await page.evaluate(() => window.scrollTo(0, 0));
  }
  await page.reload();
  await expect(filter(page, 'Urgent')).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(await titles(page)).toEqual(urgent.map(({ title }) => title).sort());
  await page.goBack();
  await expect(filter(page, 'Completed')).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('article').first().getByRole('link', { name: 'View Details' }).click();
  await expect(page).toHaveURL(/\/project\/\d+$/);
  await page.goBack();
  await expect(filter(page, 'Completed')).toHaveAttribute('aria-pressed', 'true');
  await filter(page, 'All').click();
  await expect(page).toHaveURL(/\/$/);
});

test('dashboard: someone without projects reads why', async ({ page, server }) => {
  await openAs(page, await makeAccount(server), '/');
  await expect(page.getByRole('heading', { name: 'No projects found' })).toBeVisible();
  await expect(page.getByText('No projects match the selected filter.')).toBeVisible();
  await filter(page, 'Urgent').click();
  await expect(page.getByRole('heading', { name: 'No urgent projects' })).toBeVisible();
  await expect(page.getByText('No projects with urgent priority found.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Show all projects' }).click();
  await expect(filter(page, 'All')).toHaveAttribute('aria-pressed', 'true');
});

test('dashboard: a search names what it looks for, finds it, and stays in the address', async ({ page }) => {
  await signIn(page);
  await dashboardShows(page);
  await search(page).fill('larkspur');
  await expect(page.getByText('Searching...')).toBeVisible();
  await expect(page.getByText('Looking for projects matching "larkspur"')).toBeVisible();
  await expect(page).toHaveURL(/\?search=larkspur$/);
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(card(page, basement)).toBeVisible();
  await expect(page.getByText('Searching...')).toBeHidden();
  await page.reload();
  await expect(search(page)).toHaveValue('larkspur');
  await expect(page.getByRole('article')).toHaveCount(1);

  await card(page, basement).getByRole('link', { name: 'View Details' }).click();
  await expect(page.getByRole('heading', { name: basement })).toBeVisible();
  await page.goBack();
  await expect(search(page)).toHaveValue('larkspur');
  await expect(page.getByRole('article')).toHaveCount(1);

  await search(page).fill('GPM-2026-118834');
  await expect(card(page, basement)).toBeVisible();
  await search(page).fill('no such place');
  await expect(page.getByRole('heading', { name: 'No projects found' })).toBeVisible();
  await expect(page.getByText('Try adjusting your search terms.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Clear search' }).last().click();
  await expect(search(page)).toHaveValue('');
  await expect(page).toHaveURL(/\/$/);
  await expect(card(page, basement)).toBeVisible();
});

test('dashboard: a search within a filter stays in it, online and offline', async ({
  page,
  context,
  complaints,
}) => {
  await signIn(page);
  await dashboardShows(page);
  await filter(page, 'Completed').click();
  await search(page).fill('wheaton');
  await expect(page).toHaveURL(/\?filter=completed&search=wheaton$/);
  await expect(card(page, 'Roof leak over primary bedroom')).toBeVisible();
  await expect(card(page, 'Kitchen fire, smoke and sprinkler water')).toBeHidden();
  complaints.expectNetworkFailures(true);
  await context.setOffline(true);
  await search(page).fill('sparrow');
  await expect(card(page, 'Water heater failure, utility room')).toBeVisible();
  await filter(page, 'Assigned').click();
  await expect(page.getByRole('heading', { name: 'No projects found' })).toBeVisible();
  await expect(page.getByText('Try adjusting your search terms.')).toBeVisible();
});

test('dashboard: a card names every field; its phone number dials and its address opens maps', async ({
  page,
  isMobile,
}) => {
  await signIn(page);
  const one = card(page, basement);
  for (const text of ['Urgent', 'In Progress', '418 Larkspur Lane', 'Naperville, IL 60540', 'Helen Okafor'])
    await expect(one.getByText(text).first()).toBeVisible();
  const facts: [string, RegExp][] = [
    ['Lockbox', /^4471$/],
    ['Resident type', /^Owner occupied$/],
    ['Scheduled', /^[A-Z][a-z]{2} \d{1,2}, \d{4}$/],
    ['Assigned', /^[A-Z][a-z]{2} \d{1,2}, \d{4}, \d{1,2}:\d{2} [AP]M$/],
    ['Notes', /Power is off in the basement/],
  ];
  for (const [term, value] of facts)
    await expect(one.locator('div:has(> dt)', { hasText: term }).locator('dd').first()).toHaveText(value);
  await expect(one.getByRole('link', { name: /\(630\) 555-/ })).toHaveAttribute('href', /^tel:630555\d{4}$/);
  await expect(one.getByRole('link', { name: /opens maps/ })).toHaveAttribute(
    'href',
    isMobile
      ? 'geo:0,0?q=418%20Larkspur%20Lane%2C%20Naperville%2C%20IL%2060540'
      : /^https:\/\/www\.openstreetmap\.org\/search\?query=418%20Larkspur/,
  );
  await expect(one.getByLabel('Claim Type').locator('option')).toHaveText([
    'HOA - Multiple Units',
    'HOA - Single Unit',
    'Single Family',
    'Commercial',
  ]);
  await expect(one.getByRole('button', { name: 'Resume Inspection' })).toBeVisible();
  await expect(one.getByRole('link', { name: 'View Details' })).toHaveAttribute('href', '/project/1');
  await expect(one.getByRole('button', { name: 'FOLLOWUP' })).toBeHidden();
  await expect(
    card(page, 'Mold in crawl space and hall bath').getByRole('button', { name: 'Start Inspection' }),
  ).toBeVisible();
});

test('dashboard: a claim type is saved immediately, waits offline, and says so when it is refused @main', async ({
  page,
  context,
  server,
  complaints,
}) => {
  const title = 'Dishwasher leak, kitchen and dining room';
  const manager = await office(server.url);
  const { id, technicianId } = await manager.project(title);
  await signIn(page);
  const one = card(page, title);
  const select = one.getByLabel('Claim Type');
  await select.selectOption('Commercial');
  await expect(page.getByText('Project updated successfully')).toBeVisible();
  expect((await manager.project(title)).claimType).toBe('Commercial');

  complaints.expectNetworkFailures(true);
  await context.setOffline(true);
  await select.selectOption('Single Family');
  await expect(select).toHaveValue('Single Family');
  await expect(one.getByText('1 change saved on this device, not sent yet')).toBeVisible();
  await expect(page.getByText(waits)).toBeVisible();
  await expect(page.getByText('Project updated successfully')).toHaveCount(0);
  await context.setOffline(false);
  await expect(one.getByText('not sent yet')).toBeHidden({ timeout: 30_000 });
  expect((await manager.project(title)).claimType).toBe('Single Family');

  complaints.expectMessage(/404/);
  await withoutNews(page);
  await page.reload();
  await expect(select).toBeVisible();
  await dashboardShows(page);
  await manager.change(id, { technicianId: 2 });
  await select.selectOption('Commercial');
  await expect(page.getByRole('alert').getByText('Failed to update project')).toBeVisible();
  await expect(page.getByRole('alert').getByText('Project not found')).toBeVisible();
  await expect(one.getByText('1 change not sent.')).toBeVisible();
  await page.goto('/to-send');
  await expect(
    page.getByText(/Failed to update project\. This project is no longer assigned to you/),
  ).toBeVisible();
  await manager.change(id, { technicianId });
  await page
    .getByRole('button', { name: /^Retry / })
    .first()
    .click();
  await expect(page.getByText('This project is no longer assigned to you')).toBeHidden();
});

test('dashboard: an inspection in progress resumes at its step, and one on hold starts', async ({ page }) => {
  await signIn(page);
  await card(page, basement).getByRole('button', { name: 'Resume Inspection' }).click();
  await expect(page.getByText(/Resuming inspection from step \d of 4\./)).toBeVisible();
  await expect(page).toHaveURL(/\/inspection\/1$/);
  await page.goto('/');
  await card(page, 'Mold in crawl space and hall bath')
    .getByRole('button', { name: 'Start Inspection' })
    .click();
  await expect(page.getByText('Starting a new inspection for this project.')).toBeVisible();
  await expect(page).toHaveURL(/\/inspection\/6$/);
});

test('dashboard: it works with the keyboard alone', { tag: '@desktop' }, async ({ page }) => {
  await signIn(page);
  await dashboardShows(page);
  await tabTo(page, filter(page, 'Completed'));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/filter=completed/);
  await tabTo(page, search(page));
  await page.keyboard.type('hawthorne');
  await expect(page.getByRole('article')).toHaveCount(1);
  const one = card(page, 'Roof leak over primary bedroom');
  await tabTo(page, one.getByLabel('Claim Type'));
  const details = one.getByRole('link', { name: 'View Details' });
  for (let presses = 0; presses < 10; presses++) {
    if (await details.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press('Shift+Tab');
  }
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Roof leak over primary bedroom' })).toBeFocused();
});
