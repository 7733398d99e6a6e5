import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { expectAccessible } from '../fixtures/expect-accessible.ts';
import { startServer } from '../fixtures/server.ts';
import { accounts, openSignedIn } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';
import { office } from '../steps/office.ts';
import { freshInspection, wholeStepOne } from '../steps/open-inspection.ts';

/** The whole path of a submitted inspection, with nothing between the server and the folders. */
async function submitted(url: string) {
  const { id, projectId, its } = await freshInspection(url, wholeStepOne);
  // The project keeps the rooms of every earlier inspection.
  const name = `Kitchen ${id.slice(-6)}`;
  const { room } = await its.ask<{ room: { id: string } }>('POST', '/rooms', {
    inspectionId: id,
    name,
    type: 'Kitchen',
  });
  await its.ask('POST', '/claim-sheet-data/bulk', {
    inspectionId: id,
    inspectionRoomId: room.id,
    claimSheetData: { contents: [{ fieldMasterId: 9, detach: 2 }] },
  });
  const { pagination } = await its.ask<{ pagination: { total: number } }>(
    'GET',
    `/inspections?projectId=${projectId}`,
  );
  const of = `Project ${projectId} - Inspection ${pagination.total}`;
  return { id, projectId, name, its, of, file: `${of} - Room 1 - ${name} - claim sheet.pdf` };
}

test('deliveries: after Submit the office sees them in the drive folder and the CRM folder @main', async ({
  page,
  server,
}) => {
  const { id, projectId, name: room, file, of, its } = await submitted(server.url);
  await its.ask('PUT', `/inspections/${id}/completed`);

  await openSignedIn(page, accounts.manager, `/project/${projectId}`);
  const card = page.locator('section', { has: page.getByRole('heading', { name: 'Deliveries' }) });
  const names = [
    'Inspection to the CRM',
    'Quote to the CRM',
    'Estimate to the drive',
    'Inspection report to the drive',
    `Claim sheet of ${room}`,
    'Mail to the office',
  ];
  for (const name of names) {
    await expect(card.getByRole('listitem', { name }).first()).toContainText('Done', { timeout: 30_000 });
  }
  await expectAccessible(page);

  const report = `${of} - report.pdf`;
  for (const name of [file, report]) {
    const pdf = await readFile(join(server.dataDir, 'drive', 'TSP Claim Sheets', name));
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
  }
  const record = JSON.parse(await readFile(join(server.dataDir, 'crm', 'records', `${id}.json`), 'utf8'));
  expect(record).toMatchObject({ externalId: id, project: { id: projectId }, rooms: [{ name: room }] });
  const letters = (await readdir(join(server.dataDir, 'mail'))).filter((name) => name.endsWith('.eml'));
  expect(letters.length).toBeGreaterThan(0);
});

test('deliveries: a failed one says why, and arrives after Retry', async ({ page, server }) => {
  const drive = join(server.dataDir, 'drive');
  await rm(drive, { recursive: true, force: true });
  // A file where the drive's folder should be.
  await writeFile(drive, '');
  const { projectId, id, name: room, file, its } = await submitted(server.url);
  await its.ask('PUT', `/inspections/${id}/completed`);

  await openSignedIn(page, accounts.manager, `/project/${projectId}`);
  const row = page.getByRole('listitem', { name: `Claim sheet of ${room}` }).filter({ hasText: 'Next try' });
  await expect(row).toContainText('Waiting', { timeout: 30_000 });
  // Above the delivered ones, of this inspection and of earlier ones.
  const deliveries = page.locator('section', { has: page.getByRole('heading', { name: 'Deliveries' }) });
  await expect(deliveries.getByRole('listitem').first()).toContainText('Next try');
  await expectAccessible(page);

  await rm(drive);
  await row.getByRole('button', { name: `Retry, Claim sheet of ${room}` }).click();
  await expect(page.getByText('The delivery is on its way.')).toBeVisible();
  await expect(deliveries.getByRole('list', { name: 'Deliveries' })).toBeFocused();
  await expect
    .poll(() => readdir(join(drive, 'TSP Claim Sheets')).catch(() => []), { timeout: 30_000 })
    .toContain(file);
});

test("deliveries: a technician uploads a room's PDF and sees no deliveries", async ({ page, server }) => {
  const { projectId, name, file } = await submitted(server.url);
  await openSignedIn(page, accounts.technician2, `/project/${projectId}`);
  await expect(page.getByRole('listitem', { name })).toContainText('Not measured');
  await page.getByRole('button', { name: `Upload to WorkDrive, ${name}` }).click();
  await expect(page.getByText('The claim sheet PDF is on its way to the drive.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Deliveries' })).toHaveCount(0);
  await expect
    .poll(() => readdir(join(server.dataDir, 'drive', 'TSP Claim Sheets')).catch(() => []), {
      timeout: 30_000,
    })
    .toContain(file);
});

test('deliveries: a list that cannot be loaded says so and offers Retry, by keyboard too', async ({
  page,
  server,
  complaints,
}) => {
  const { id, projectId, its } = await submitted(server.url);
  await its.ask('PUT', `/inspections/${id}/completed`);
  complaints.expectMessage(/status of 500/);
  const error = 'Something went wrong.';
  await page.route('**/api/v1/inspections/*/deliveries', (route) =>
    route.fulfill({ status: 500, json: { success: false, error, message: error, code: 'internal_error' } }),
  );
  await openSignedIn(page, accounts.manager, `/project/${projectId}`);
  const card = page.locator('section', { has: page.getByRole('heading', { name: 'Deliveries' }) });
  await expect(card.getByRole('alert')).toContainText(`Failed to load the deliveries. ${error}`);
  await expectAccessible(page);
  const asked = page.waitForResponse(/deliveries/);
  await card.getByRole('button', { name: 'Retry' }).press('Enter');
  await asked;
  await expect(card.getByRole('button', { name: 'Retry' })).toBeFocused();
  await page.unroute('**/api/v1/inspections/*/deliveries');
  await page.keyboard.press('Enter');
  await expect(card.getByRole('listitem').first()).toBeVisible();
  await expect(card.getByRole('alert')).toBeHidden();
  await expect(card.getByRole('list')).toBeFocused();
});

/**
 * A submitted inspection whose CRM delivery failed: no address of this machine may be called, so the first try is the
 * last.
 */
async function withGivenUp(
  browser: Browser,
  work: (given: { page: Page; id: string; projectId: number; url: string }) => Promise<void>,
): Promise<void> {
  const server = await startServer({
    CRM: 'webhook',
    WEBHOOK_URL: 'http://127.0.0.1:9/',
    WEBHOOK_SECRET: 'a secret of 24 characters',
  });
  const context = await browser.newContext({ baseURL: server.url });
  try {
    const { id, projectId, its } = await submitted(server.url);
    await its.ask('PUT', `/inspections/${id}/completed`);
    await work({ page: await context.newPage(), id, projectId, url: server.url });
  } finally {
    await context.close();
    await server.stop();
  }
}

test('deliveries: two failed ones, each is retried from the overview while the other is being sent', async ({
  browser,
}) => {
  await withGivenUp(browser, async ({ page }) => {
    await openSignedIn(page, accounts.manager, '/overview');
    const failing = page.getByRole('list', { name: 'Deliveries failing' });
    await expect(async () => {
      await page.reload();
      await expect(failing.getByRole('button')).toHaveCount(2, { timeout: 1_000 });
    }).toPass({ timeout: 30_000 });
    await expectAccessible(page);

    let pass = () => {};
    const passing = new Promise<void>((done) => (pass = done));
    let asked = 0;
    await page.route('**/api/v1/deliveries/*/retry', async (route) => {
      asked++;
      await passing;
      await route.continue();
    });
    const quote = failing.getByRole('button', { name: /^Retry Quote/ });
    await quote.press('Enter');
    await expect(quote).toHaveAttribute('aria-busy', 'true');
    const other = failing.getByRole('button', { name: /^Retry Inspection/ });
    await other.press('Enter');
    await expect.poll(() => asked).toBe(2);
    pass();
    await expect(page.getByText('The delivery is on its way.')).toBeVisible();
    await expect(failing).toBeFocused();
  });
});

test('deliveries: by keyboard Retry keeps the focus while it runs, says that it failed, and never takes the focus back', async ({
  browser,
}) => {
  await withGivenUp(browser, async ({ page, projectId }) => {
    await openSignedIn(page, accounts.manager, `/project/${projectId}`);
    const list = page.getByRole('list', { name: 'Deliveries' });
    const [first, second] = ['Inspection', 'Quote'].map((what) =>
      list.getByRole('button', { name: `Retry, ${what} to the CRM` }),
    );
    await expect(first!).toBeVisible({ timeout: 30_000 });
    await expect(second!).toBeVisible({ timeout: 30_000 });
    // The server responds to each on command: the first time it cannot.
    const answers: (() => Promise<void>)[] = [];
    await page.route('**/api/v1/deliveries/*/retry', async (route) => {
      const failed = answers.length === 0;
      const status = 503;
      await new Promise<void>((done) => {
        answers.push(async () => {
          done();
          if (!failed) return route.continue();
          const told = { error: 'Unavailable', message: 'Unavailable', code: 'unavailable' };
          await route.fulfill({ status, json: { success: false, ...told } });
        });
      });
    });
    await first!.press('Enter');
    await expect(first!).toHaveAttribute('aria-busy', 'true');
    await expect.poll(() => answers.length).toBe(1);
    await answers[0]!();
    await expect(page.getByRole('alert')).toContainText('Failed to retry the delivery. Please try again.');
    await expect(first!).toBeFocused();

    await first!.press('Enter');
    await second!.press('Enter');
    await expect(first!).toHaveAttribute('aria-busy', 'true');
    await expect(second!).toHaveAttribute('aria-busy', 'true');
    await expect.poll(() => answers.length).toBe(3);
    await answers[1]!();
    await expect(page.getByText('The delivery is on its way.')).toBeVisible();
    await expect(second!).toBeFocused();
    await answers[2]!();
    await expect(list).toBeFocused();
  });
});

test('deliveries: a response from before a Retry does not bring Retry back', async ({ browser }) => {
  await withGivenUp(browser, async ({ page, id, projectId, url }) => {
    await openSignedIn(page, accounts.manager, `/project/${projectId}`);
    const list = page.getByRole('list', { name: 'Deliveries' });
    const retries = list.getByRole('button');
    await expect(retries).toHaveCount(2, { timeout: 30_000 });
    const failed = await (await office(url)).ask<{ deliveries: object[] }>(
      'GET',
      `/inspections/${id}/deliveries`,
    );
    const running = { deliveries: failed.deliveries.map((one) => ({ ...one, state: 'running' })) };
    const answer = (data: object) => ({ json: { success: true, message: 'OK', data } });
    const { promise: late, resolve: release } = Promise.withResolvers<void>();
    let asked = 0;
    await page.route('**/api/v1/deliveries/*/retry', (route) =>
      route.fulfill(answer({ delivery: running.deliveries[0]! })),
    );
    await page.route('**/api/v1/inspections/*/deliveries', async (route) => {
      asked++;
      if (asked > 1) return route.fulfill(answer(running));
      await late;
      await route.fulfill(answer(failed));
    });
    await retries.first().press('Enter');
    await expect.poll(() => asked).toBe(1);
    await retries.last().press('Enter');
    await expect(retries).toHaveCount(0);
    const overtaken = page.waitForEvent('requestfinished', (one) => one.url().endsWith('/deliveries'));
    release();
    await overtaken;
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    await expect(retries).toHaveCount(0);
  });
});
