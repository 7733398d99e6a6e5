import { expectAccessible } from '../fixtures/expect-accessible.ts';
import { accounts, openSignedIn, signIn } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';
import { office } from '../steps/office.ts';
import { makeProject } from '../steps/office-projects.ts';
import { freshInspection, wholeStepOne } from '../steps/open-inspection.ts';
import { serverFault } from '../steps/server-fault.ts';
import { withoutNews } from '../steps/without-news.ts';

test('overview: technicians are refused', async ({ page }) => {
  await openSignedIn(page, accounts.technician, '/overview');
  await expect(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible();
});

test('overview: counts and trends, each picture with its figures, lead to the projects behind them @main', async ({
  page,
  server,
}) => {
  const manager = await office(server.url);
  const { byStatus, weeks } = await manager.ask<{
    byStatus: { status: string; total: number }[];
    weeks: { created: number }[];
  }>('GET', '/office/overview');
  await openSignedIn(page, accounts.manager, '/overview');
  for (const { status, total } of byStatus) {
    await expect(
      page.getByRole('row', { name: new RegExp(`^${status} ${total.toLocaleString('en-US')}$`) }),
    ).toBeVisible();
  }
  const picture = page.getByRole('img', { name: /created, [\d,]+ completed\.$/ });
  await expect(picture).toBeVisible();
  await expectAccessible(page);

  const card = page.locator('section', {
    has: page.getByRole('heading', { name: 'Created and completed by week' }),
  });
  await card.getByText('Figures as a table').click();
  const rows = card.getByRole('table', { name: 'Created and completed by week' }).getByRole('row');
  await expect(rows).toHaveCount(13);
  await expect(rows.last().getByRole('cell').first()).toHaveText(
    weeks.at(-1)!.created.toLocaleString('en-US'),
  );
  await expectAccessible(page);

  // Another person's change appears on its own, and nothing being read moves.
  const before = await card.boundingBox();
  const made = Number((await rows.last().getByRole('cell').first().innerText()).replaceAll(',', ''));
  await makeProject(manager, { title: 'Seen on the overview', city: 'Overton' });
  await expect(rows.last().getByRole('cell').first()).toHaveText((made + 1).toLocaleString('en-US'));
  expect(await card.boundingBox()).toEqual(before);
  await page.getByLabel('Weeks shown').selectOption('52');
  await expect(rows).toHaveCount(53);

  await page.getByRole('link', { name: /^Overdue, / }).click();
  await expect(page).toHaveURL(/\/projects\?overdue=true/);
  await expect(page.getByRole('heading', { name: 'Projects', exact: true })).toBeAttached();
});

test('overview: without the server it says so and tries again', async ({ page, complaints }) => {
  await signIn(page, accounts.manager);
  complaints.expectMessage(/500/);
  complaints.expectNetworkFailures(true);
  await withoutNews(page);
  await page.route('**/api/v1/office/overview?*', (route) => route.fulfill(serverFault()));
  await page.goto('/overview');
  await expect(page.getByRole('heading', { name: "Couldn't load the overview." })).toBeVisible();
  await expectAccessible(page);
  await page.unroute('**/api/v1/office/overview?*');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('heading', { name: 'Projects by status' })).toBeVisible();

  // Charts of 12 weeks are not shown under another number.
  await page.route('**/api/v1/office/overview?*', (route) => route.fulfill(serverFault()));
  await page.getByLabel('Weeks shown').selectOption('4');
  await expect(page.getByRole('heading', { name: "Couldn't load the overview." })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Projects by status' })).toBeHidden();
});

test('overview: a manager watches an inspection fill, missing items go as they arrive', async ({
  page,
  server,
}) => {
  const { id, projectId, its } = await freshInspection(server.url, {});
  const listening = page.waitForResponse('**/api/v1/live?*');
  await signIn(page, accounts.manager);
  await listening;
  await page.goto(`/project/${projectId}`);
  const card = page.locator('section', { has: page.getByRole('heading', { name: 'Evidence' }) });
  const questions = card.getByRole('listitem').filter({ hasText: /^Questions/ });
  await expect(questions).toContainText('0 of 4');
  await expect(card.getByText('Incomplete')).toBeVisible();
  await questions.getByText('4 missing').click();
  await expect(questions.getByText('Is a Pack Out required?')).toBeVisible();
  await expectAccessible(page);

  await its.ask('PUT', `/inspections/${id}`, wholeStepOne);
  await expect(questions).toContainText('4 of 4');
  await card.getByText('Answers so far').click();
  await expect(card.locator('dl > div', { hasText: 'Damage Type' })).toContainText('Water');
  await its.ask('POST', '/rooms', { inspectionId: id, name: 'Wet kitchen', type: 'Kitchen' });
  const photos = card.getByRole('listitem').filter({ hasText: /^Photos of rooms/ });
  await photos.getByText(/missing/).click();
  await expect(photos.getByText('Wet kitchen has no photo.')).toBeVisible();
  await expectAccessible(page);
});

test('overview: a delivery that fails appears within a minute, with no project changed', async ({ page }) => {
  await page.clock.install();
  let failing = 0;
  await page.route('**/api/v1/office/overview?*', async (route) => {
    const answer = await route.fetch();
    const told = await answer.json();
    told.data.deliveries.failing = failing;
    await route.fulfill({ response: answer, json: told });
  });
  await openSignedIn(page, accounts.manager, '/overview');
  const card = page.locator('section', { has: page.getByRole('heading', { name: 'Deliveries failing' }) });
  await expect(card.locator('.num').first()).toHaveText('0');
  failing = 7;
  // Shorter than a stream may be silent: what follows that would also send requests.
  await page.clock.runFor(46_000);
  await expect(card.locator('.num').first()).toHaveText('7');
  // It may be asking again; the page must not disappear under that.
  await page.unrouteAll({ behavior: 'wait' });
});
