import type { Page } from '@playwright/test';
import { accounts, openSignedIn } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';
import { makeAccount } from '../steps/account.ts';
import { brokenWords } from '../steps/broken-words.ts';
import { choose, openDocumentation } from '../steps/documentation.ts';
import { office } from '../steps/office.ts';
import { appIsKept, openSection } from '../steps/open-inspection.ts';

/** The parts of a card's controls that end past the card's other lines. */
const beyondItsCard = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('article')].flatMap((card) => {
      const edge = card.getBoundingClientRect().right - 16;
      return [...card.querySelectorAll('button, a, select')]
        .filter((control) => control.getBoundingClientRect().right > edge + 0.5)
        .map((control) => control.textContent);
    }),
  );

test('between sizes: a desktop zoomed to 200%, no button of a card is cut off', { tag: '@desktop' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 720, height: 450 });
  await openSignedIn(page, accounts.technician, '/');
  await expect(page.getByRole('button', { name: 'Resume Inspection' }).first()).toBeVisible();
  expect(await beyondItsCard(page)).toEqual([]);
});

test('between sizes: a small phone, no button ends past the other lines of its card', {
  tag: '@phone',
}, async ({ page }) => {
  await openSignedIn(page, accounts.technician, '/');
  await expect(page.getByRole('button', { name: 'Resume Inspection' }).first()).toBeVisible();
  for (const width of [360, 375, 390, 412]) {
    await page.setViewportSize({ width, height: 740 });
    expect(await beyondItsCard(page), `at ${width}`).toEqual([]);
  }
});

test('between sizes: a phone number is on one line on every card', { tag: '@phone' }, async ({
  page,
  server,
}) => {
  const { id } = await (await office(server.url)).project('Dishwasher leak, kitchen and dining room');
  await (await office(server.url)).change(id, { customerPhone: '+1 (630) 555-0100 ext. 2291' });
  await openSignedIn(page, accounts.technician, '/');
  const numbers = page.locator('article a[href^="tel:"] > span');
  await expect(page.getByText('+1 (630) 555-0100 ext. 2291')).toBeVisible();
  await expect(numbers.first()).toBeVisible();
  for (const width of [360, 390, 720, 820, 1024, 1280, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    const tall = await numbers.evaluateAll((spans) =>
      spans
        .filter((span) => span.clientHeight > 1.9 * parseFloat(getComputedStyle(span).fontSize))
        .map((span) => span.textContent),
    );
    expect(tall, `at ${width}`).toEqual([]);
  }
});

test('between sizes: from 1024 px on, no word of an office page is broken, and none is wider than the window', {
  tag: '@desktop',
}, async ({ page, server }) => {
  const { id } = await (await office(server.url)).project('Basement water loss, sump pump failure');
  const parts = ['overview', 'papers', 'estimate'].map((part) => `/project/${id}?part=${part}`);
  await openSignedIn(page, accounts.manager, '/today');
  for (const path of [
    '/today',
    '/projects',
    '/week',
    '/invoices',
    '/overview',
    '/settings/company',
    ...parts,
  ]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    for (const width of [1024, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const broken = async () =>
        (await brokenWords(page.locator('main'))).filter((word) => /^\p{L}+$/u.test(word));
      await expect.poll(broken, `${path} at ${width}`).toEqual([]);
      const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(beyond, `${path} at ${width}`).toBe(0);
    }
  }
});

test('between sizes: a tablet, the actions are at the foot of each card', { tag: '@desktop' }, async ({
  page,
  server,
}) => {
  await page.setViewportSize({ width: 820, height: 1180 });
  // A customer without a phone number has one line fewer than their neighbor.
  await makeAccount(server);
  await openSignedIn(page, accounts.manager, '/technicians');
  await expect(page.getByRole('article').first()).toBeVisible();
  const gaps = await page
    .getByRole('article')
    .evaluateAll((cards) =>
      cards.map(
        (card) => card.getBoundingClientRect().bottom - card.lastElementChild!.getBoundingClientRect().bottom,
      ),
    );
  expect(Math.max(...gaps) - Math.min(...gaps)).toBeLessThan(1);
});

test("between sizes: thousands of unsent changes, the app's name is shown in full or not at all", {
  tag: '@phone',
}, async ({ page, context, server, complaints }) => {
  await openDocumentation(page, server.url);
  await appIsKept(page);
  complaints.expectNetworkFailures(true);
  await context.setOffline(true);
  await page.getByRole('tab', { name: /Documents/ }).click();
  const order = { name: 'order.txt', mimeType: 'text/plain', buffer: Buffer.from('Dry it') };
  await choose(page, 'Upload Documents', [order]);
  await expect(page.getByText('1 file waiting')).toBeVisible();
  const unsent = await page.evaluate(copyChanges, 12_000);
  await page.goto('/');
  const pill = page.getByRole('link', { name: /send status/ });
  await expect(pill).toContainText(`${unsent.toLocaleString('en-US')} to send`);
  const name = page.getByRole('banner').getByText('Tidemark', { exact: true });
  for (const [width, whole] of [
    [360, false],
    [390, true],
    [430, true],
  ] as const) {
    await page.setViewportSize({ width, height: 740 });
    const [box, bar] = [(await name.boundingBox())!, (await page.getByRole('banner').boundingBox())!];
    const end = (await pill.boundingBox())!;
    const isIn = box.y + box.height <= bar.y + bar.height && box.x + box.width <= end.x;
    expect(isIn, `at ${width}`).toBe(whole);
    // A button is either inside or entirely below, where it is cut off.
    if (!whole) expect(box.y).toBeGreaterThanOrEqual(bar.y + bar.height - 8);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});

/** As if the last change had been made this many more times. @returns how many then wait */
async function copyChanges(times: number): Promise<number> {
  const done = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  const { name } = (await indexedDB.databases()).find((one) => one.name!.startsWith('tsp-device-'))!;
  const database = await done(indexedDB.open(name!));
  const outbox = database.transaction('outbox', 'readwrite').objectStore('outbox');
  const last = (await done(outbox.getAll())).at(-1);
  for (let n = 1; n <= times; n++) outbox.put({ ...last, seq: last.seq + n, key: crypto.randomUUID() });
  const unsent = await done(outbox.count());
  database.close();
  return unsent;
}

test('between sizes: 360 px wide, the strip of sections shows the current one', { tag: '@phone' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openSignedIn(page, accounts.technician2, '/inspection/2');
  await openSection(page, 'Debris & Equipment');
  const last = page
    .getByRole('navigation', { name: 'Sections' })
    .getByRole('button', { name: /^8, Debris & Equipment/ });
  await expect(last).toHaveAttribute('aria-current', 'true');
  await expect(last).toBeInViewport({ ratio: 0.99 });
});

test('between sizes: a message is open, the focused field stays clear of it and shows its label', {
  tag: '@phone',
}, async ({ page }) => {
  await openSignedIn(page, accounts.manager, '/project/3');
  await page.getByRole('button', { name: /^Download report/ }).click();
  const message = page.getByRole('region', { name: 'Messages' }).getByText('Report Downloaded');
  await expect(message).toBeVisible();
  const top = await message.evaluate(
    (words) => words.parentElement!.parentElement!.getBoundingClientRect().top,
  );
  await page.mouse.move(200, 5);
  for (let stop = 0; stop < 4; stop++) {
    await page.keyboard.press('Tab');
    const foot = await page.evaluate(() => document.activeElement!.getBoundingClientRect().bottom);
    expect(foot, `stop ${stop}`).toBeLessThan(top);
  }
  await page.goto('/project/3/edit');
  const notes = page.getByLabel('Notes');
  await expect(notes).toBeVisible();
  await page.getByRole('button', { name: 'Save Changes' }).focus();
  const bar = await page
    .locator('header')
    .first()
    .evaluate((box) => box.getBoundingClientRect().bottom);
  for (let stop = 0; stop < 22; stop++) {
    await page.keyboard.press('Shift+Tab');
    const label = await page.evaluate(
      () => (document.activeElement as HTMLInputElement).labels?.[0]?.getBoundingClientRect().top,
    );
    if (label !== undefined) expect(label, `stop ${stop}`).toBeGreaterThanOrEqual(bar - 1);
  }
});
