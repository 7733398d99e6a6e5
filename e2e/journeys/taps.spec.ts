import { appendFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { accounts, openSignedIn } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';
import { type Account, makeAccount } from '../steps/account.ts';
import { choose } from '../steps/documentation.ts';
import { furnishedInspection } from '../steps/furnished.ts';
import { choose as chooseLines, headers, line } from '../steps/import-file.ts';
import { newAddress } from '../steps/mail.ts';
import { office } from '../steps/office.ts';
import { makeProject } from '../steps/office-projects.ts';
import { firstInspection, next, submitted } from '../steps/open-inspection.ts';
import { png } from '../steps/pictures.ts';
import { countTaps, pick, tapped, typeIn } from '../steps/taps.ts';

// What bench/RESULTS.md says of taps, counted: JOURNEYS=all npx playwright test -c e2e taps --project phone

const rooms = ['Kitchen', 'Bathroom', 'Basement'];
const size = ['12.5', '10', '8'];
/** Seven, seven and six lines: counts, one tap each. */
const counts = ['Small', 'Med', 'Large', 'Xlg', 'Heat Registers', 'Cold Air Return', 'Drapery'];

/** The taps of a job by its parts; `by hand` is every field filled as before the app offered anything. */
type Parts = Record<string, number>;
async function tell(job: string, parts: Parts): Promise<number> {
  const all = Object.values(parts).reduce((sum, taps) => sum + taps, 0);
  const words = Object.entries(parts).map(([part, taps]) => `${part} ${taps}`);
  const figures = `${job}: ${all} taps (${words.join(', ')})\n`;
  process.stdout.write(figures);
  if (process.env.TAPS_FILE) await appendFile(process.env.TAPS_FILE, figures);
  return all;
}

/** Step 1 of an insurance claim whose facts the office knows. */
async function fillStepOne(page: Page, byHand: boolean): Promise<void> {
  await page.getByRole('radio', { name: 'Insurance' }).click();
  await page.getByRole('radio', { name: 'Individual' }).click();
  const policy = page.getByRole('region', { name: /Homeowner Claim Details/ });
  if (byHand) {
    await page.getByRole('button', { name: 'Go to next section: Homeowner Claim Details' }).click();
    await typeIn(policy.getByLabel('Insurance company'), 'Fairway Mutual');
    await typeIn(policy.getByLabel('Claim number'), 'FM-20');
    await policy.getByLabel('Date of loss').fill('2026-11-19');
    await typeIn(policy.getByLabel('Claimant name'), 'Maria Alvarez');
    await typeIn(policy.getByLabel('Contact number'), '6305550142');
    await typeIn(policy.getByLabel('Loss address'), '12 Quarry Street', 'Batavia');
    await pick(policy.getByLabel('State'), 'IL');
    await typeIn(policy.getByLabel('ZIP code'), '60510');
    await policy.getByRole('button', { name: 'Go to next section: Damage Assessment' }).click();
  } else {
    await policy.getByRole('button', { name: 'Use these' }).click();
    await policy.getByRole('button', { name: "Use the project's address and customer" }).click();
  }
  await page.getByRole('checkbox', { name: 'Water' }).click();
  await page.getByRole('radio', { name: 'Category 2' }).click();
  const affected = page.getByRole('group', { name: /Affected rooms/ });
  for (const room of rooms) await affected.getByRole('checkbox', { name: room }).click();
  await page.getByRole('checkbox', { name: 'Drywall' }).click();
  await typeIn(page.getByRole('textbox', { name: 'Qty of rooms affected' }), '3');
  if (byHand) await page.getByRole('button', { name: 'Go to next section: Service Details' }).click();
  await page.getByRole('radio', { name: 'Regular Hours' }).click();
  if (byHand) await page.getByRole('button', { name: 'Go to next section: Additional Notes' }).click();
  for (const question of [/microbial growth/, /continuous materials/, /cabinets need/, /Pack Out/])
    await page.getByRole('group', { name: question }).getByRole('checkbox', { name: 'No' }).click();
  await next(page).click();
}

/** The ticked rooms with their sizes, one after another in one dialog. */
async function measureRooms(page: Page, ticked: readonly string[]): Promise<void> {
  await page.getByRole('button', { name: `Add the ${ticked.length} rooms you checked` }).click();
  await page.getByRole('button', { name: `Edit ${ticked[0]}`, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Room' });
  for (const room of ticked) {
    await expect(dialog.getByLabel('Room Name')).toHaveValue(room);
    await expect(dialog.getByLabel('Length (ft)')).toBeFocused();
    for (const feet of size) {
      await page.keyboard.type(feet);
      await page.keyboard.press('Enter');
    }
  }
  await expect(dialog).toBeHidden();
  await expect(page.getByText("12.5' x 10' x 8'")).toHaveCount(ticked.length);
}

async function addRoomsByHand(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog');
  for (const room of rooms) {
    await page
      .getByRole('button', { name: /^Add (First )?Room$/ })
      .first()
      .click();
    await pick(dialog.getByLabel('Room Type'), room);
    await typeIn(dialog.getByLabel('Room Name'), room);
    await typeIn(dialog.getByLabel('Length (ft)'), ...size);
    await dialog.getByRole('button', { name: 'Add Room' }).click();
    await expect(dialog).toBeHidden();
  }
}

/** What the first line of a sheet asked for: its name, and three sizes taken from the room on the number pad. */
async function fillFirstLine(page: Page, room: string): Promise<void> {
  await typeIn(page.getByRole('textbox', { name: 'Room Name, name' }), room);
  await page.getByRole('button', { name: /^Room Name, size/ }).click();
  const pad = page.getByRole('dialog', { name: /Number pad/ });
  for (const side of [1, 2, 3]) {
    await pad.getByRole('button', { name: /Size of this room/ }).click();
    if (side < 3)
      for (let cell = 0; cell < 2; cell++) await pad.getByRole('button', { name: 'Next field' }).click();
  }
  await pad.getByRole('button', { name: 'Close number pad' }).click();
}

/** By hand each sheet is opened from Room Setup. */
async function fillSheets(page: Page, byHand: boolean): Promise<void> {
  for (const [place, room] of rooms.entries()) {
    if (byHand || place === 0) await page.getByRole('link', { name: `Claim sheet of ${room}` }).click();
    else await page.getByRole('button', { name: 'Next room' }).click();
    await expect(page.getByRole('heading', { name: room, level: 1 })).toBeVisible();
    if (byHand) await fillFirstLine(page, room);
    for (const group of ['Contents', 'Misc']) {
      const head = page.getByRole('button', { name: new RegExp(`^${group}\\b`) }).first();
      if ((await head.getAttribute('aria-expanded')) !== 'true') await head.click();
    }
    for (const item of counts.slice(0, place === 2 ? 6 : 7))
      await page.getByRole('button', { name: new RegExp(`^Add one: ${item}`) }).click();
    if (byHand || place === rooms.length - 1) await page.getByRole('button', { name: 'Done' }).click();
  }
  await next(page).click();
}

/** Ten from the device's album: a tap each there, and one that takes them. */
async function addPhotos(page: Page): Promise<void> {
  const photos = Array.from({ length: 10 }, (_, place) => png(`wall-${place}.png`, 40 + place));
  await choose(page, 'Upload Photos', photos);
  await tapped(page, 10 + 1);
  await expect(page.getByRole('button', { name: /^View wall-/ })).toHaveCount(10);
  await next(page).click();
}

async function doTheJob(page: Page, account: Account, title: string, byHand: boolean): Promise<Parts> {
  const parts: Parts = {};
  await page.goto('/login');
  const taps = await countTaps(page);
  let before = await taps();
  const end = async (part: string) => {
    const all = await taps();
    parts[part] = all - before;
    before = all;
  };
  await typeIn(page.getByLabel('Email'), account.email, account.password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.getByRole('article', { name: title }).getByRole('button', { name: 'Start Inspection' }).click();
  await expect(page.getByRole('region', { name: 'Inspection Progress' })).toBeVisible();
  await end('open');
  await fillStepOne(page, byHand);
  await end('step 1');
  await (byHand ? addRoomsByHand(page) : measureRooms(page, rooms));
  await end('3 rooms');
  await fillSheets(page, byHand);
  await end('20 lines');
  await addPhotos(page);
  await end('10 photos');
  await page.getByRole('button', { name: 'Submit', exact: true }).last().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Submit', exact: true }).click();
  await expect(submitted(page)).toBeVisible();
  await end('submit');
  // The next job is another one only once the office has this.
  await expect(page.getByRole('link', { name: /All sent/ }).first()).toBeVisible();
  return parts;
}

test(
  'taps: from sign-in to submit with 3 rooms, 20 lines and 10 photos takes two thirds of what it took by hand',
  {
    tag: '@phone',
  },
  async ({ browser, server }, info) => {
    const account = await makeAccount(server);
    const manager = await office(server.url);
    const job = async (byHand: boolean) => {
      const title = byHand ? 'First leak' : 'Second leak';
      const place = { addressLine1: '12 Quarry Street', city: 'Batavia', zipCode: '60510' };
      const claim = { insuranceCompany: 'Fairway Mutual', claimNumber: 'FM-20', dateOfLoss: '2026-11-19' };
      const who = { customerPhone: '630 555 0142', technicianId: account.id };
      await makeProject(manager, { title, ...place, ...claim, ...who });
      const { viewport = null, isMobile = true, hasTouch = true } = info.project.use;
      const device = await browser.newContext({ baseURL: server.url, viewport, isMobile, hasTouch });
      const parts = await doTheJob(await device.newPage(), account, title, byHand);
      await device.close();
      return tell(byHand ? 'sign-in to submit, by hand' : 'sign-in to submit', parts);
    };
    const [byHand, now] = [await job(true), await job(false)];
    expect(now).toBeLessThanOrEqual((byHand * 2) / 3);
    expect(now).toBeLessThanOrEqual(81);
  },
);

test('taps: six rooms that were ticked are there with their sizes after 20', { tag: '@phone' }, async ({
  page,
  server,
}) => {
  const six = ['Kitchen', 'Bathroom', 'Basement', 'Attic', 'Garage', 'Stairs'];
  const { address, its, id } = await firstInspection(server.url, { affectedRooms: six });
  await its.ask('PUT', `/inspections/${id}/step`, { currentStep: 2 });
  await openSignedIn(page, accounts.technician2, address);
  const taps = await countTaps(page);
  await measureRooms(page, six);
  expect(await tell('six rooms', { 'six rooms': await taps() })).toBeLessThanOrEqual(20);
});

test('taps: fifty projects are imported and spread over a week in at most 30', { tag: '@phone' }, async ({
  page,
}) => {
  const run = Date.now();
  await openSignedIn(page, accounts.manager, '/projects');
  await expect(page.getByRole('article').first()).toBeVisible();
  const taps = await countTaps(page);
  await page.getByRole('link', { name: 'Import', exact: true }).click();
  await page.getByText('Choose a file').waitFor();
  // The button, the file in the device's list, and Open there.
  await tapped(page, 3);
  const fifty = Array.from({ length: 50 }, (_, n) => line(`${run}${n}`, { date: '' }).replace('9:30 AM', ''));
  await chooseLines(page, [headers, ...fifty]);
  await page.getByRole('button', { name: 'Check lines' }).click();
  await page.getByRole('button', { name: 'Import all 50 lines' }).click();
  await page.getByRole('link', { name: 'Show newest projects' }).click();
  const imported = await taps();
  await page.getByRole('checkbox', { name: 'Select all on this page' }).click();
  await page.getByRole('button', { name: 'Change', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Schedule' }).click();
  const dialog = page.getByRole('dialog', { name: /50 projects/ });
  await expect(dialog.getByRole('cell', { name: /^\+\d/ }).first()).toBeVisible();
  await dialog.getByRole('button', { name: 'Schedule' }).click();
  await expect(dialog.getByText('50 changed')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close', exact: true }).last().click();
  const parts = { import: imported, spread: (await taps()) - imported };
  expect(await tell('import 50, spread over a week', parts)).toBeLessThanOrEqual(30);
});

test('taps: what is late is on the screen a manager begins with', { tag: '@phone' }, async ({
  page,
  server,
}) => {
  const title = 'Late leak';
  await makeProject(await office(server.url), { title, city: 'Lateton', scheduledDate: '2020-01-02' });
  await openSignedIn(page, accounts.manager, '/projects');
  const taps = await countTaps(page);
  await page.getByRole('link', { name: 'Today', exact: true }).click();
  const late = page.locator('section').filter({ has: page.getByRole('heading', { level: 2, name: 'Late' }) });
  await expect(late.getByRole('link', { name: title })).toBeVisible();
  expect(await tell('what is late', { 'what is late': await taps() })).toBe(1);
});

test('taps: an estimate is sent in 4 from the office', { tag: '@phone' }, async ({ page, server }) => {
  const title = 'Sent leak';
  const bedroom = { name: 'Bedroom', rows: { 5: { yesX: 2 } } };
  const claim = {
    insuranceClaimType: 'Insurance',
    policyType: 'Individual',
    contactEmail1: newAddress('maria'),
  };
  const open = (url: string, draft: object = {}) => firstInspection(url, { ...draft, ...claim });
  const { id, projectId, its } = await furnishedInspection(server.url, [bedroom], open);
  await its.ask('PUT', `/inspections/${id}/completed`, {});
  const manager = await office(server.url);
  await manager.ask('PUT', `/projects/${projectId}`, { title });
  // Other journeys submit too: what waits longest comes first.
  const { toReview } = await manager.ask<{ toReview: { inspections: { id: string }[] } }>(
    'GET',
    '/office/today',
  );
  for (const other of toReview.inspections)
    if (other.id !== id)
      await manager.ask('PUT', `/office/inspections/${other.id}/review`, { reviewed: true });
  await openSignedIn(page, accounts.manager, '/today');
  const taps = await countTaps(page);
  await page
    .getByRole('link', { name: new RegExp(title) })
    .first()
    .click();
  await page
    .getByRole('tab', { name: 'Estimate' })
    .or(page.getByRole('link', { name: /^Estimate/ }))
    .first()
    .click();
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await page.getByRole('button', { name: 'Send to 1 person' }).click();
  await expect(page.getByText('The estimate is on its way')).toBeVisible();
  expect(await tell('estimate sent', { 'estimate sent': await taps() })).toBeLessThanOrEqual(4);
});
