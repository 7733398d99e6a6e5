import type { Page } from '@playwright/test';
import { accounts, openSignedIn } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';
import { furnishedInspection } from '../steps/furnished.ts';
import { hold } from '../steps/hold.ts';
import { technician } from '../steps/open-inspection.ts';
import { recordTexts } from '../steps/texts-shown.ts';
import { withoutNews } from '../steps/without-news.ts';

/** The messages about a list that could not be loaded, and about a known one. */
const untrue =
  /Not on this device yet|No rooms added yet|No inspection data|Failed to fetch|Error Loading|\d needed|^Start Inspection|^No (photos|documents)|^0 rooms/m;

test('opening: a project that never was on this device is not called missing or empty', async ({ page }) => {
  const shown = await recordTexts(page);
  await openSignedIn(page, accounts.technician, '/project/1');
  await expect(page.getByRole('listitem', { name: 'Basement' })).toBeVisible();
  // What is known by then is shown: this one has no files.
  await expect(page.getByText('No documents uploaded.')).toBeVisible();
  const said = (await shown()).replace('No photos uploaded.', '').replace('No documents uploaded.', '');
  expect(said).toContain('Basement water loss');
  expect(said).not.toMatch(untrue);
});

test('opening: an inspection that never was on this device is not called missing or empty', async ({
  page,
  server,
}) => {
  const { address } = await furnishedInspection(server.url, [{ name: 'Scullery' }]);
  const shown = await recordTexts(page);
  await openSignedIn(page, technician, address);
  await expect(page.getByRole('article', { name: 'Scullery' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Next' })).toBeVisible();
  expect(await shown()).toContain('Scullery');
  expect(await shown()).not.toMatch(untrue);
});

test('opening: rooms are loading, the inspection is not said to lack one and does not continue without', async ({
  page,
  server,
}) => {
  const { address } = await furnishedInspection(server.url, [{ name: 'Scullery' }]);
  const give = await hold(page, '**/api/v1/rooms/inspection/*');
  await openSignedIn(page, technician, address);
  await expect(page.getByText('Loading rooms...')).toBeAttached();
  const step = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: '2, Room Setup' }) });
  await expect(step).toHaveAttribute('data-state', 'current');
  await expect(page.getByRole('button', { name: 'Next' })).toHaveAttribute('aria-disabled', 'true');
  give();
  await expect(page.getByRole('article', { name: 'Scullery' })).toBeVisible();
  await expect(step).toHaveAttribute('data-state', 'current');
});

test('opening: from the rooms to a sheet and back, nothing read a moment ago is requested again', async ({
  page,
  server,
  isMobile,
}) => {
  const { address } = await furnishedInspection(server.url, [{ name: 'Scullery' }]);
  await withoutNews(page);
  // On any machine, all of it happens within the same moment.
  await page.clock.setFixedTime(Date.now());
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    const [read] = /\/(projects|inspections|rooms\/\w[\w-]*)(?=\/|$)/.exec(pathname) ?? [];
    if (read && request.method() === 'GET') asked.push(read);
  });
  await openSignedIn(page, technician, address);
  const toSheet = isMobile
    ? page.getByRole('article', { name: 'Scullery' }).getByRole('link', { name: /^Claim sheet of/ })
    : page.getByRole('link', { name: 'Full width' });
  await toSheet.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Scullery' })).toBeVisible();
  for (const read of ['/projects', '/inspections', '/rooms/inspection', '/rooms/claim-sheet-data'])
    await expect.poll(() => asked).toContain(read);
  await nothingLeftToAsk(page);
  const before = asked.length;
  await page.goBack();
  await expect(page.getByRole('article', { name: 'Scullery' })).toBeVisible();
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1, name: 'Scullery' })).toBeVisible();
  await nothingLeftToAsk(page);
  expect(asked.slice(before)).toEqual([]);
});

/** A screen's first requests leave between two frames, after it reads the device. */
async function nothingLeftToAsk(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let turn = 0; turn < 5; turn++) {
      await new Promise((resolve) => requestIdleCallback(resolve));
      await indexedDB.databases();
    }
  });
}
