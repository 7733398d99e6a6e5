import type { Page } from '@playwright/test';
import { openSignedIn, password } from '../fixtures/sign-in.ts';
import { test as base, expect } from '../fixtures/test.ts';
import { choose, openDocumentation } from '../steps/documentation.ts';
import { type InBetween, inBetween, type Stranger } from '../steps/in-between.ts';
import { appIsKept, project, technician } from '../steps/open-inspection.ts';

const test = base.extend<{ between: InBetween }>({
  between: async ({ server }, use) => {
    const between = await inBetween(server);
    await use(between);
    await between.close();
  },
  baseURL: async ({ between }, use) => use(between.url),
});

const page200 = '<!doctype html><title>Please sign in</title><h1>Your company asks you to sign in</h1>';
const json = (status: number, body: unknown, headers = {}): Stranger => ({
  status,
  headers,
  type: 'application/json',
  body: JSON.stringify(body),
});
const html = (status: number, headers = {}): Stranger => ({ status, headers, body: page200 });
const strangers: [what: string, answer: Stranger][] = [
  ['404 and a page', html(404)],
  ['200 and a page', html(200)],
  ['200 and JSON', json(200, { status: 'login_required' })],
  ['200 and success without data', json(200, { success: true })],
  ['200 and data that are not ours', json(200, { success: true, message: 'OK', data: { ok: true } })],
  ['200 and null', json(200, null)],
  ['204 and nothing', { status: 204 }],
  ['302 to a sign-in', html(302, { Location: '/company/sign-in' })],
  ['401 and a page', html(401)],
  ['401 and JSON', json(401, { error: 'Unauthorized' })],
  ['403 and JSON', json(403, { message: 'Forbidden', code: 403 })],
  [
    '404 and a failure without a code',
    json(404, { success: false, error: 'Not found', message: 'Not found' }),
  ],
  ['413 and a page', html(413)],
  ['429 and a page', html(429, { 'Retry-After': '1' })],
  ['502 and a page', html(502)],
  ['503 and JSON', json(503, { message: 'Service Unavailable' }, { 'Retry-After': '1' })],
];

interface Queued {
  key: string;
  state: string;
  action: string;
}

/** What is waiting on the device, without the app's own notes about it. */
const queued = (page: Page) =>
  page.evaluate(async () => {
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const { name } = (await indexedDB.databases()).find((one) => one.name?.startsWith('tsp-device-'))!;
    const database = await done(indexedDB.open(name!));
    const entries = await done(database.transaction('outbox').objectStore('outbox').getAll());
    database.close();
    return (entries as Queued[]).map(({ key, state, action }) => ({ key, state, action }));
  });

const plainly = 'Something between this device and the office answers instead of it.';

test('blocked responses: any of them, nothing is lost, deleted or refused, nobody is signed out, and all is sent once @phone', async ({
  page,
  server,
  between,
  complaints,
}) => {
  // The browser itself logs statuses, and files it could not compare.
  complaints.expectMessage(/Failed to load resource|service worker|integrity|MIME type/);
  complaints.expectNetworkFailures(true);
  const { projectId, its, id, files } = await openDocumentation(page, server.url, ['Kitchen', 'Attic']);
  await appIsKept(page);
  await page.getByRole('tab', { name: /Documents/ }).click();
  const addresses = [`/project/${projectId}`, '/', `/inspection/${projectId}`];

  between.answer(html(403));
  const buffer = Buffer.from('%PDF-1.4\n% a letter\n%%EOF\n');
  await choose(page, 'Upload Documents', [{ name: 'letter.pdf', mimeType: 'application/pdf', buffer }]);
  await expect.poll(async () => (await queued(page)).length).toBe(1);
  await page.goto('/');
  const claimType = page.getByRole('article').filter({ hasText: project }).getByLabel('Claim Type');
  const wanted = (await claimType.inputValue()) === 'Commercial' ? 'Single Family' : 'Commercial';
  await claimType.selectOption(wanted);
  await expect.poll(async () => (await queued(page)).length).toBe(2);
  const before = await queued(page);

  for (const [nth, [what, answer]] of strangers.entries()) {
    await test.step(what, async () => {
      between.answer(answer);
      await page.goto(addresses[nth % addresses.length]!);
      for (const kind of ['reading', 'live', 'upload', 'change', 'app'] as const)
        await expect.poll(() => between.answered.get(kind) ?? 0, { message: kind }).toBeGreaterThan(0);
      const named = page.getByText(project).or(page.getByText(`Enquiry #${projectId}`));
      await expect(named.filter({ visible: true }).first()).toBeVisible();
      await expect(page).not.toHaveURL(/login/);
    });
  }

  for (const answer of [
    html(401),
    json(401, { error: 'Unauthorized' }),
    json(200, { success: true }),
    html(404),
  ]) {
    // The server's response about an expired token is its own; the refresh is blocked.
    between.answer(answer, ['refresh']);
    await page.evaluate(() => localStorage.setItem('tsp-accessToken', 'over'));
    await page.reload();
    await expect.poll(() => between.answered.get('refresh') ?? 0).toBeGreaterThan(0);
    await expect(page).not.toHaveURL(/login/);
  }

  const still = await queued(page);
  expect(still.map(({ key }) => key)).toEqual(before.map(({ key }) => key));
  expect(still.map(({ state }) => state)).not.toContain('refused');
  expect(between.taken).toEqual([]);

  between.answer();
  await page.goto('/to-send');
  await expect(page.getByText('All sent').filter({ visible: true }).first()).toBeVisible();
  expect([...between.confirmed].toSorted()).toEqual(before.map(({ key }) => key).toSorted());
  expect(new Set(between.taken).size, 'nothing is done twice').toBe(between.taken.length);
  expect((await files()).documents.map(({ filename }) => filename)).toEqual(['letter.pdf']);
  expect(await its.project(project)).toMatchObject({ claimType: wanted });
  await page.goto(`/inspection/${projectId}`);
  await expect(page.getByRole('tablist', { name: 'Documentation' })).toBeVisible();

  // A deletion, whose success contains nothing else.
  await page.getByRole('button', { name: 'Room Setup' }).first().click();
  const attic = page.getByRole('button', { name: 'Delete Attic' });
  await expect(attic).toBeVisible();
  for (const [nth, answer] of [
    json(200, { status: 'login_required' }),
    json(200, { success: true, data: {} }),
    html(404),
  ].entries()) {
    between.answer(answer, ['deletion']);
    if (nth === 0) {
      await attic.click();
      await page.getByRole('button', { name: 'Delete room' }).click();
    } else await page.reload();
    await expect.poll(() => between.answered.get('deletion') ?? 0).toBeGreaterThan(0);
    expect(await queued(page)).toMatchObject([{ action: 'rooms.remove' }]);
  }
  between.answer();
  await page.goto('/to-send');
  await expect(page.getByText('All sent').filter({ visible: true }).first()).toBeVisible();
  const { rooms } = await its.ask<{ rooms: { name: string }[] }>('GET', `/rooms/inspection/${id}`);
  expect(rooms.map(({ name }) => name)).toEqual(['Kitchen']);
});

test('blocked responses: for minutes, the app says so plainly until the server responds @phone', async ({
  page,
  between,
  complaints,
}) => {
  complaints.expectMessage(/Failed to load resource|service worker|MIME type/);
  await page.clock.install();
  await openSignedIn(page, technician, '/');
  await appIsKept(page);
  await expect(page.getByRole('article').filter({ hasText: project })).toBeVisible();
  between.answer(html(403));
  await page.reload();
  await expect.poll(() => between.answered.get('reading') ?? 0).toBeGreaterThan(0);
  await expect(page.getByText(plainly)).toBeHidden();
  await page.clock.fastForward(181_000);
  const said = page.getByRole('region', { name: 'Messages' }).getByText(plainly);
  await expect(said).toBeVisible();
  between.answer();
  await page.clock.fastForward(61_000);
  await expect(said).toBeHidden();
});

test('blocked responses: at sign-in, the message says so and not that the password is wrong @phone', async ({
  page,
  between,
  complaints,
}) => {
  complaints.expectMessage(/Failed to load resource/);
  await page.goto('/login');
  await appIsKept(page);
  between.answer(html(401));
  await page.getByLabel('Email').fill(technician);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByText(plainly)).toBeVisible();
  between.answer();
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).not.toHaveURL(/login/);
});

test("blocked responses: in place of the app's own page, not taken for a new version @phone", async ({
  page,
  between,
  complaints,
}) => {
  complaints.expectMessage(/Failed to load resource|integrity/);
  await openSignedIn(page, technician, '/help');
  await appIsKept(page);
  await expect(page).toHaveTitle('Help · Tidemark');
  between.amend('/sw.js', (was) => was.replace('url:"index.html",revision:"', '$&next-'));
  between.amend('/index.html', () => page200);
  const became = await page.evaluate(async () => {
    const registration = (await navigator.serviceWorker.getRegistration())!;
    const found = new Promise<ServiceWorker>((resolve) =>
      registration.addEventListener('updatefound', () => resolve(registration.installing!)),
    );
    await registration.update();
    const worker = await found;
    const isOver = () => worker.state === 'installed' || worker.state === 'redundant';
    while (!isOver())
      await new Promise((resolve) => worker.addEventListener('statechange', resolve, { once: true }));
    return worker.state;
  });
  expect(became).toBe('redundant');
  await expect(page.getByText('A new version of Tidemark is ready.', { exact: false })).toBeHidden();
  await page.reload();
  await expect(page).toHaveTitle('Help · Tidemark');
});

test("blocked responses: a stranger's script in place of the app's worker, not offered; the app's own next one is @phone", async ({
  page,
  between,
}) => {
  await openSignedIn(page, technician, '/help');
  await appIsKept(page);
  await page.clock.install();
  const note = page.getByText('A new version of Tidemark is ready.', { exact: false });
  /** Fetches what /sw.js is now; its worker has been installed. */
  const update = () =>
    page.evaluate(async () => {
      const registration = (await navigator.serviceWorker.getRegistration())!;
      const found = new Promise<ServiceWorker>((resolve) =>
        registration.addEventListener('updatefound', () => resolve(registration.installing!)),
      );
      await registration.update();
      const worker = await found;
      while (worker.state !== 'installed')
        await new Promise((resolve) => worker.addEventListener('statechange', resolve, { once: true }));
    });
  // It tells the page that it was asked who it is, and says nothing to that.
  const tells = "self.addEventListener('message', ({ source }) => source.postMessage('asked'));";
  const asked = page.evaluate(
    () =>
      new Promise((resolve) =>
        navigator.serviceWorker.addEventListener('message', ({ data }) => resolve(data), { once: true }),
      ),
  );
  between.amend('/sw.js', () => tells);
  await update();
  expect(await asked).toBe('asked');
  await page.clock.fastForward(60_000);
  await expect(note).toBeHidden();
  between.amend('/sw.js', (was) => `${was}\n// The next version.`);
  await update();
  await expect(note).toBeVisible();
});
