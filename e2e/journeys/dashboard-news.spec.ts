import { signIn } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';
import { card, dashboardShows } from '../steps/dashboard.ts';
import { hold } from '../steps/hold.ts';
import { office } from '../steps/office.ts';
import { withoutNews } from '../steps/without-news.ts';

test('live changes: Refresh brings what changed on the server', async ({ page, server }) => {
  const title = 'Frozen pipe above garage';
  await withoutNews(page);
  await signIn(page);
  await dashboardShows(page);
  await expect(card(page, title).getByText('Low', { exact: true })).toBeVisible();
  const manager = await office(server.url);
  const { id } = await manager.project(title);
  await manager.change(id, { priority: 'High' });
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(card(page, title).getByText('High', { exact: true })).toBeVisible();
  await manager.change(id, { priority: 'Low' });
});

test('live changes: an assignment and a change made elsewhere appear without a reload, and a removed project goes @main', async ({
  page,
  server,
}) => {
  const title = 'Leaking skylight, studio';
  const manager = await office(server.url);
  const { id } = await manager.project(title);
  const listening = page.waitForResponse('**/api/v1/live?*');
  await signIn(page);
  await listening;
  await dashboardShows(page);
  await manager.change(id, { technicianId: 1 });
  await expect(card(page, title)).toBeVisible();
  await expect(card(page, title).getByText('Assigned').first()).toBeVisible();
  await manager.change(id, { status: 'On Hold' });
  await expect(card(page, title).getByText('On Hold')).toBeVisible();
  await manager.change(id, { technicianId: 2 });
  await expect(card(page, title)).toBeHidden();
});

test('live changes: a change between the first read and the start of the stream appears too', async ({
  page,
  server,
}) => {
  const title = 'Frozen pipe above garage';
  const manager = await office(server.url);
  const { id } = await manager.project(title);
  const changed = await hold(page, '**/api/v1/live?*');
  await signIn(page);
  await dashboardShows(page);
  await expect(page.getByRole('button', { name: 'Refresh' })).toBeEnabled();
  await expect(card(page, title).getByText('Low', { exact: true })).toBeVisible();
  await manager.change(id, { priority: 'High' });
  changed();
  await expect(card(page, title).getByText('High', { exact: true })).toBeVisible();
  await manager.change(id, { priority: 'Low' });
  await expect(card(page, title).getByText('Low', { exact: true })).toBeVisible();
});

test('live changes: without the stream the server is asked every minute', async ({
  page,
  server,
  complaints,
}) => {
  const title = 'Frozen pipe above garage';
  complaints.expectNetworkFailures(true);
  await page.clock.install();
  await page.route('**/api/v1/live?*', (route) => route.abort());
  await signIn(page);
  await dashboardShows(page);
  const manager = await office(server.url);
  const { id } = await manager.project(title);
  await manager.change(id, { priority: 'High' });
  await expect(card(page, title).getByText('Low', { exact: true })).toBeVisible();
  await page.clock.runFor(61_000);
  await expect(card(page, title).getByText('High', { exact: true })).toBeVisible();
  await manager.change(id, { priority: 'Low' });
});
