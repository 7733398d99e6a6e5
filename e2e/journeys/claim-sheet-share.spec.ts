import type { Browser, Locator, Page } from '@playwright/test';
import { expectAccessible } from '../fixtures/expect-accessible.ts';
import { openSignedIn } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';
import { brokenWords } from '../steps/broken-words.ts';
import { hold } from '../steps/hold.ts';
import { freshInspection, technician } from '../steps/open-inspection.ts';

const sheet = { general: [{ yesX: 12.5, afterHrs: true }], zippers: { qty: 77 } };
const dialog = (page: Page) => page.getByRole('dialog', { name: /^Share link/ });
const act = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true });

/** A room with a few lines, its sheet open in the app. */
async function openSheet(page: Page, url: string) {
  const { id: inspectionId, projectId, its } = await freshInspection(url);
  const { room } = await its.ask<{ room: { id: string } }>('POST', '/rooms', {
    inspectionId,
    name: 'Wine cellar',
    type: 'Basement',
    condition: 'damaged',
    dimensionsLength: 14.5,
  });
  const body = { inspectionId, inspectionRoomId: room.id, claimSheetData: sheet };
  await its.ask('POST', '/claim-sheet-data/bulk', body);
  await openSignedIn(page, technician, `/inspection/${projectId}/room/${room.id}`);
  await expect(page.getByRole('heading', { name: 'Wine cellar' })).toBeVisible();
  return { inspectionId, roomId: room.id, its };
}

async function createLink(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Share link' }).click();
  await act(page, 'Create link').click();
  const field = dialog(page).getByLabel('Link');
  await expect(field).toHaveValue(/\/claim-sheet-report\/.+share=/);
  return field.inputValue();
}

/** A person who got the link: no account, no app, nothing stored. */
async function stranger(browser: Browser, use: Parameters<Browser['newContext']>[0]) {
  const context = await browser.newContext(use);
  return { context, page: await context.newPage() };
}

test('share link: it is created, copied and opened by someone without an account @main', async ({
  page,
  context,
  browser,
  server,
  viewport,
  isMobile,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openSheet(page, server.url);
  await page.getByRole('button', { name: 'Share link' }).click();
  await expect(dialog(page).getByText('There is no link for this room.')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Share link' })).toBeFocused();
  const url = await createLink(page);
  await expect(dialog(page).getByText(/^Good until /)).toBeVisible();
  await act(page, 'Copy link').click();
  await expect(act(page, 'Copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(url);
  await expectAccessible(page);

  const { context: theirs, page: report } = await stranger(browser, { viewport, isMobile });
  const calls: string[] = [];
  report.on('request', (request) => {
    if (request.url().includes('/api/')) calls.push(request.url());
  });
  await report.goto(url);
  await expect(report.getByRole('heading', { name: 'Claim Sheet' })).toBeVisible();
  await expect(report.getByRole('definition').filter({ hasText: 'Wine cellar' })).toBeVisible();
  const line = report.getByRole('row', { name: /^Anti-Microbial Regular/ });
  await expect(line).toContainText('12.5');
  await expect(line.getByRole('cell', { name: 'X', exact: true })).toBeVisible();
  await expect(report.getByRole('row')).toHaveCount(19 + 106);
  await expect(report.getByRole('textbox')).toHaveCount(0);
  expect(calls).toHaveLength(1);
  expect(await report.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  await expectAccessible(report);
  await report.emulateMedia({ colorScheme: 'dark' });
  await report.reload();
  await expect(report.getByRole('heading', { name: 'Claim Sheet' })).toBeVisible();
  await expectAccessible(report);
  await report.getByLabel('Only filled').check();
  await expect(report.getByRole('row')).toHaveCount(2 + 2);
  const top = async (found: Locator) => (await found.boundingBox())!.y;
  const [key, zippers] = [report.getByText('lines filled.'), report.getByRole('table').last()];
  expect(
    (await top(key)) > (await top(zippers)),
    'on a phone what explains the groups stands below them',
  ).toBe(isMobile);
  await theirs.close();
});

test('share link: on a phone no name of the form breaks within a word', { tag: ['@phone', '@rare'] }, async ({
  page,
  server,
}) => {
  await openSheet(page, server.url);
  await page.goto(await createLink(page));
  await expect(page.getByRole('rowheader', { name: 'Door/Window Casing' })).toBeVisible();
  expect(await brokenWords(page.locator('tbody th'))).toEqual([]);
});

test('share link: it is revoked after a question, and then opens nothing', async ({
  page,
  browser,
  server,
}) => {
  await openSheet(page, server.url);
  const url = await createLink(page);
  const { context, page: report } = await stranger(browser, {});
  await report.goto(url);
  await expect(report.getByRole('definition').filter({ hasText: 'Wine cellar' })).toBeVisible();

  await act(page, 'Revoke link').click();
  await expect(act(page, 'Keep link')).toBeFocused();
  await expectAccessible(page);
  await act(page, 'Keep link').click();
  await expect(act(page, 'Copy link')).toBeVisible();
  await act(page, 'Revoke link').click();
  await act(page, 'Revoke link').click();
  await expect(act(page, 'Create link')).toBeVisible();
  await report.reload();
  await expect(report.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible();
  await expect(report).toHaveTitle('Page not found');
  await expect(report.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
  await expectAccessible(report);
  await context.close();
});

test('share link: by keyboard it is created and revoked without losing the focus', async ({
  page,
  server,
}) => {
  await openSheet(page, server.url);
  await page.getByRole('button', { name: 'Share link' }).press('Enter');
  await act(page, 'Create link').press('Enter');
  await expect(act(page, 'Copy link')).toBeFocused();
  await act(page, 'Revoke link').press('Enter');
  await act(page, 'Revoke link').press('Enter');
  await expect(act(page, 'Create link')).toBeFocused();
});

test('share link: a technician without the token sees what anyone sees, and nothing is requested', async ({
  page,
  server,
}) => {
  const { inspectionId, roomId } = await openSheet(page, server.url);
  await createLink(page);
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('auth-less')) calls.push(request.url());
  });
  await page.goto(`/claim-sheet-report/${inspectionId}/${roomId}`);
  await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible();
  expect(calls).toEqual([]);
});

test('share link: the report prints on one Letter page with all figures and names', {
  tag: '@desktop',
}, async ({ page, browser, server }) => {
  const { inspectionId, roomId, its } = await openSheet(page, server.url);
  const wide = { detachFt: 999_999.99, detachIn: 11.99, disposeFt: 888_888.88 };
  const claimSheetData = {
    baseboardTrim: Array.from({ length: 6 }, () => wide),
    misc: [
      ...Array(7).fill({}),
      { title: 'Antique built-in sideboard with a marble top', detach: 654_321.12 },
    ],
  };
  await its.ask('POST', '/claim-sheet-data/bulk', { inspectionId, inspectionRoomId: roomId, claimSheetData });
  const { context, page: report } = await stranger(browser, { colorScheme: 'dark' });
  await report.goto(await createLink(page));
  await expect(report.getByText('Antique built-in sideboard')).toBeVisible();
  const pdf = await report.pdf({ preferCSSPageSize: true });
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);

  await report.setViewportSize({ width: 816, height: 1056 });
  await report.emulateMedia({ media: 'print' });
  await expect(report.getByRole('button', { name: 'Print' })).toBeHidden();
  const cut = await report.evaluate(() =>
    [...document.querySelectorAll('td, tbody th, dd')]
      .filter((cell) => cell.scrollWidth > cell.clientWidth || cell.scrollHeight > cell.clientHeight + 1)
      .map((cell) => cell.textContent),
  );
  expect(cut).toEqual([]);
  expect(await report.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(1056);
  expect(await report.evaluate(() => getComputedStyle(document.querySelector('main')!).backgroundColor)).toBe(
    'rgb(255, 255, 255)',
  );
  await context.close();
});

test('share link: names of 120 letters are complete on a phone and on one Letter page', {
  tag: ['@desktop', '@rare'],
}, async ({ page, browser, server }) => {
  const word = 'Donaudampfschifffahrtsgesellschaftskellerüberschwemmung'.repeat(3).slice(0, 120);
  const { inspectionId, roomId, its } = await openSheet(page, server.url);
  await its.ask('PUT', `/rooms/${roomId}`, { inspectionId, name: word });
  const claimSheetData = {
    roomInformation: [{ roomName: word }],
    misc: [...Array(7).fill({}), { title: word, detach: 3 }],
    doors: [...Array(4).fill({}), { title: word.slice(0, 27), detach: 3, dispose: 1 }],
  };
  await its.ask('POST', '/claim-sheet-data/bulk', { inspectionId, inspectionRoomId: roomId, claimSheetData });
  const link = await createLink(page);
  const { context, page: report } = await stranger(browser, {});
  await report.setViewportSize({ width: 390, height: 844 });
  await report.goto(link);
  await expect(report.getByRole('rowheader', { name: word })).toBeVisible();
  await expectAccessible(report);
  for (const line of ['Heat Registers', 'Bypass Door']) {
    const table = report.getByRole('table').filter({ hasText: line });
    expect((await table.boundingBox())!.width, line).toBeLessThanOrEqual(390 - 2 * 16);
  }

  const pdf = await report.pdf({ preferCSSPageSize: true });
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  await report.setViewportSize({ width: 816, height: 1056 });
  await report.emulateMedia({ media: 'print' });
  const cut = await report.evaluate(() =>
    [...document.querySelectorAll('td, tbody th, dd')]
      .filter((cell) => cell.scrollWidth > cell.clientWidth || cell.scrollHeight > cell.clientHeight + 1)
      .map((cell) => cell.textContent),
  );
  expect(cut).toEqual([]);
  await context.close();
});

test('share link: offline the report says so, and appears when the network is back', async ({
  page,
  browser,
  server,
}) => {
  await openSheet(page, server.url);
  const { context, page: report } = await stranger(browser, {});
  const url = await createLink(page);
  await report.route('**/api/**', async (route) => {
    await context.setOffline(true);
    await route.abort();
  });
  await report.goto(url);
  await expect(report.getByText("Couldn't load the claim sheet")).toBeVisible();
  await expect(report.getByText(/^You're offline\./)).toBeVisible();
  await expectAccessible(report);
  await report.unroute('**/api/**');
  await context.setOffline(false);
  await expect(report.getByRole('heading', { name: 'Claim Sheet', exact: true })).toBeVisible();

  let status = 503;
  await report.route('**/api/**', (route) => route.fulfill({ status, json: {} }));
  await report.reload();
  await expect(report.getByText('Something went wrong.')).toBeVisible();
  status = 429;
  const retry = report.getByRole('button', { name: 'Retry' });
  const answered = report.waitForResponse('**/api/**');
  await retry.press('Enter');
  await (await answered).finished();
  await expect(report.getByText('Wait a minute, then try again.')).toBeVisible();
  await expect(retry, 'refused once more it can be pressed once more').toBeFocused();
  await report.unroute('**/api/**');
  const answer = await hold(report, '**/api/**');
  await retry.press('Enter');
  await expect(retry).toHaveAttribute('aria-busy', 'true');
  answer();
  await expect(report.getByRole('definition').filter({ hasText: 'Wine cellar' })).toBeVisible();
  await context.close();
});

test('share link: offline the dialog says so before anyone tries, and a refused clipboard leaves the link selected', async ({
  page,
  context,
  complaints,
  server,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
  });
  await openSheet(page, server.url);
  const url = await createLink(page);
  await act(page, 'Copy link').click();
  await expect(dialog(page).getByLabel('Link')).toBeFocused();
  await expect(dialog(page).getByLabel('Link')).toHaveAccessibleDescription(/The link is selected/);
  expect(await page.evaluate(() => getSelection()?.toString())).toBe(url);

  complaints.expectNetworkFailures(true);
  await context.setOffline(true);
  await expect(dialog(page).getByText(/^You're offline\./)).toBeVisible();
  await expect(act(page, 'Revoke link')).toBeDisabled();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Share link' }).click();
  await expect(dialog(page).getByText(/^You're offline\./)).toBeVisible();
  await expect(dialog(page).getByLabel('Link')).toBeHidden();
  await expectAccessible(page);
  await context.setOffline(false);
  await expect(dialog(page).getByLabel('Link')).toHaveValue(url);
});
