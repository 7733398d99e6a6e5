import type { Page, Route } from '@playwright/test';
import { expectAccessible } from '../fixtures/expect-accessible.ts';
import { accounts, openSignedIn } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';
import { card, dashboardShows, filter } from '../steps/dashboard.ts';
import { choose, openDocumentation, sent } from '../steps/documentation.ts';
import { furnishedInspection } from '../steps/furnished.ts';
import { technician } from '../steps/open-inspection.ts';
import { serverFault } from '../steps/server-fault.ts';
import { withoutNews } from '../steps/without-news.ts';

/**
 * Holds the responses to matching calls until released; from `fail` on they are a 500 without text, also for calls that
 * come then: a screen may send a request of its own just before the tapped one.
 */
async function held(page: Page, calls: string) {
  const waiting: Route[] = [];
  const answer = (route: Route) => route.fulfill(serverFault());
  let failing = false;
  await page.route(calls, (route) => (failing ? answer(route) : void waiting.push(route)));
  return {
    async fail() {
      await expect.poll(() => waiting.length).toBeGreaterThan(0);
      failing = true;
      for (const route of waiting.splice(0)) await answer(route);
    },
    letGo: () => page.unroute(calls),
  };
}

test('waiting: what is being sent or loaded says so, and what failed says why', { tag: '@phone' }, async ({
  page,
  complaints,
}) => {
  complaints.expectMessage(/status of 500/);
  complaints.expectNetworkFailures(true);
  await withoutNews(page);
  await openSignedIn(page, accounts.technician, '/help');
  await expect(page.getByRole('heading', { name: 'Getting Started' })).toBeVisible();

  const project = await held(page, '**/api/v1/projects/1');
  await page.goto('/inspection/1');
  await expect(page.getByRole('status').getByText('Loading project...')).toBeVisible();
  await project.fail();
  await expect(page.getByText('Error Loading Project').first()).toBeVisible();
  await expect(page.getByText('Something went wrong on the server.')).toBeVisible();
  await project.letGo();

  const assigned = await held(page, '**/api/v1/projects/assigned?*');
  await page.goto('/');
  await expect(page.getByRole('status').filter({ hasText: 'Loading...' })).toBeVisible();
  await expectAccessible(page);
  await assigned.fail();
  const alert = page.getByRole('alert').filter({ hasText: 'Failed to fetch assigned projects' });
  await expect(alert).toContainText('Something went wrong on the server.');
  await assigned.letGo();
  await alert.getByRole('button', { name: 'Retry' }).click();
  await expect(card(page, 'Basement water loss, sump pump failure')).toBeVisible();
  await dashboardShows(page);

  const byStatus = await held(page, '**/api/v1/projects?*');
  await filter(page, 'Completed').click();
  await byStatus.fail();
  await expect(page.getByRole('alert').filter({ hasText: 'Failed to fetch projects' })).toBeVisible();
  await byStatus.letGo();

  const inspections = await held(page, '**/api/v1/inspections?*');
  await page.goto('/project/1');
  await inspections.fail();
  const messages = page.getByRole('region', { name: 'Messages' });
  await expect(messages.getByText('Failed to fetch inspection')).toBeVisible();
});

test('waiting: a document on the server shows that it loads, says when it cannot be reached, and opens then', {
  tag: '@phone',
}, async ({ page, server, complaints }) => {
  complaints.expectMessage(/status of 500/);
  await openDocumentation(page, server.url);
  await page.getByRole('tab', { name: /Documents/ }).click();
  const buffer = Buffer.from('%PDF-1.4\n% a letter\n%%EOF\n');
  await choose(page, 'Upload Documents', [{ name: 'letter.pdf', mimeType: 'application/pdf', buffer }]);
  await expect(sent(page)).toHaveCount(1);
  const documentation = await held(page, '**/api/v1/documentation/inspection/*');
  await page.getByRole('button', { name: 'Open letter.pdf' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Opening...' })).toBeVisible();
  await documentation.fail();
  await expect(page.getByText("This file isn't on this device.")).toBeVisible();
  await expect(page.getByText('Opening...')).toBeHidden();
  await documentation.letGo();
  const opened = page
    .context()
    .waitForEvent('request', (request) => /\/documentation\/file\//.test(request.url()));
  await page.getByRole('button', { name: 'Open letter.pdf' }).click();
  expect((await (await opened).response())?.headers()).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': expect.stringMatching(/^inline/),
  });
});

test('waiting: the card of a selected room says Loading until its claim sheet is there', {
  tag: '@desktop',
}, async ({ page, server }) => {
  const { address } = await furnishedInspection(server.url, [
    { name: 'Hall', rows: { 5: { yesX: 2 } } },
    { name: 'Den' },
  ]);
  const sheets = await held(page, '**/api/v1/rooms/claim-sheet-data/*');
  await openSignedIn(page, technician, address);
  const card = page.getByRole('article', { name: 'Hall' });
  await card.getByRole('button', { name: /^Claim sheet of Hall/ }).click();
  await expect(card).toContainText('Loading');
  await sheets.letGo();
  await expect(card).toContainText('Claim Sheet Open');
});

test('waiting: a claim sheet that cannot be loaded says so, and appears when it comes', {
  tag: '@phone',
}, async ({ page, server, complaints }) => {
  complaints.expectMessage(/status of 500/);
  const { sheetAddress } = await furnishedInspection(server.url, [
    { name: 'Hall', rows: { 5: { yesX: 2 } } },
  ]);
  await withoutNews(page);
  const sheets = await held(page, '**/api/v1/rooms/claim-sheet-data/*');
  await openSignedIn(page, technician, sheetAddress('Hall'));
  await expect(page.getByRole('status').filter({ hasText: 'Loading claim sheet...' })).toBeVisible();
  await sheets.fail();
  const alert = page.getByRole('alert').filter({ hasText: 'No claim sheet data available.' });
  await expect(alert).toContainText('Please try selecting the room again.');
  await sheets.letGo();
  await alert.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('button', { name: /^General/ })).toContainText('1');
  await expect(alert).toBeHidden();
  await page.reload();
  await expect(page.getByRole('button', { name: /^General/ })).toContainText('1');
  await expect(alert).toBeHidden();
});
