import type { Page, Route } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { assignProject, makeAccount, signInAs } from '../steps/account.ts';
import { office } from '../steps/office.ts';

const accessToken = (page: Page) => page.evaluate(() => localStorage.getItem('tsp-accessToken'));
/** An unsigned token is refused like an expired one. */
const expire = (page: Page) => page.evaluate(() => localStorage.setItem('tsp-accessToken', 'expired'));
/** The browser's messages about streams that a killed server broke. */
const brokenOff = /net::ERR_(INCOMPLETE_CHUNKED_ENCODING|CONNECTION_RESET|EMPTY_RESPONSE)/;
const appKept = (page: Page) => page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));

test('sessions: two tabs with an expired token outlive the server, and refresh it once when it is back @desktop @main', async ({
  page,
  context,
  server,
  complaints,
}) => {
  complaints.expectMessage(/401/);
  await signInAs(page, await makeAccount(server));
  await appKept(page);
  const second = await context.newPage();
  await second.goto('/support');
  await expect(second.getByText('(630) 555-0100')).toBeVisible();
  const refreshes: number[] = [];
  context.on('response', (response) => {
    if (response.url().endsWith('/auth/refresh')) refreshes.push(response.status());
  });
  await expire(page);
  complaints.expectNetworkFailures(true);
  complaints.expectMessage(brokenOff);
  await server.kill();
  await Promise.all([page.reload(), second.reload()]);
  await expect(page.getByRole('heading', { name: 'Hello, Amara' })).toBeVisible();
  await server.restart();
  await Promise.all([page.goto('/profile'), second.goto('/profile')]);
  for (const tab of [page, second]) await expect(tab.getByText('Personal information')).toBeVisible();
  // The profile appears from the device before the server is asked.
  await expect.poll(() => accessToken(page)).not.toBe('expired');
  expect(refreshes).toEqual([200]);
});

test('sessions: the server dies while sending new tokens, the old one still gets new ones @desktop', async ({
  page,
  context,
  server,
  complaints,
}) => {
  complaints.expectMessage(/401/);
  await signInAs(page, await makeAccount(server));
  await appKept(page);
  await expire(page);
  complaints.expectNetworkFailures(true);
  complaints.expectMessage(brokenOff);
  let answered = 0;
  const lose = async (route: Route) => {
    const answer = await route.fetch();
    await server.kill();
    await route.abort();
    answered = answer.status();
  };
  await context.route('**/api/v1/auth/refresh', lose, { times: 1 });
  await page.goto('/profile');
  await expect.poll(() => answered).toBe(200);
  expect(await accessToken(page)).toBe('expired');
  await server.restart();
  await page.reload();
  await expect(page.getByText('Personal information')).toBeVisible();
  await expect.poll(() => accessToken(page)).not.toBe('expired');
});

for (const [skew, hours] of [
  ['ahead', 2],
  ['behind', -2],
] as const) {
  test(`sessions: a device whose clock is two hours ${skew} stays signed in and sends @phone`, async ({
    page,
    server,
    complaints,
  }) => {
    complaints.expectMessage(/401/);
    const account = await makeAccount(server);
    const its = await office(server.url);
    const { title } = await assignProject(its, account.id);
    await page.clock.install({ time: Date.now() + hours * 3_600_000 });
    await signInAs(page, account);
    const card = page.getByRole('article', { name: title });
    await expect(card).toBeVisible();
    await expire(page);
    await card.getByLabel('Claim Type').selectOption('Commercial');
    await expect(page.getByText('All sent').filter({ visible: true }).first()).toBeVisible();
    await expect.poll(async () => (await its.project(title)).claimType).toBe('Commercial');
    expect(await accessToken(page)).not.toBe('expired');
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Hello, Amara' })).toBeVisible();
  });
}
