import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { expectAccessible } from '../fixtures/expect-accessible.ts';
import { accounts, openSignedIn } from '../fixtures/sign-in.ts';
import { test as base, expect } from '../fixtures/test.ts';
import { type Deployed, deployed } from '../steps/deployed.ts';
import { openDocumentation, sent } from '../steps/documentation.ts';
import { appIsKept, technician } from '../steps/open-inspection.ts';

const test = base.extend<{ front: Deployed }>({
  front: async ({ server }, use) => {
    const front = await deployed(server);
    await use(front);
    await front.close();
  },
  baseURL: async ({ front }, use) => use(front.url),
});

const offered = (page: Page) => page.getByText('A new version of Tidemark is ready.', { exact: false });
const anHour = 3_600_000;

test('app shell: a newer version waits for the person and does not disturb a tab that records under the older one @desktop @main', async ({
  page,
  context,
  server,
  front,
  complaints,
}) => {
  // Dexie logs that it closes for the newer version of the store.
  complaints.expectMessage(/Another connection wants to upgrade database/);
  await context.grantPermissions(['microphone']);
  const { files } = await openDocumentation(page, server.url);
  await appIsKept(page);
  const other = await context.newPage();
  await other.clock.install();
  await openSignedIn(other, technician, '/help');
  await expect(other).toHaveTitle('Help · Tidemark');

  await page.getByRole('tab', { name: /Voice Notes/ }).click();
  await page.getByRole('button', { name: 'Record Voice Note' }).click();
  const recording = page.getByRole('region', { name: 'Recording' });
  await expect(recording).toContainText('0:01');

  const looks = front.looks();
  front.deployNext();
  await other.clock.fastForward(anHour + 1);
  await expect(offered(other)).toBeVisible();
  expect(front.looks()).toBeGreaterThan(looks);
  await expect(other).toHaveTitle('Help · Tidemark');
  await expectAccessible(other);
  await other.getByRole('button', { name: 'Later' }).click();
  await expect(offered(other)).toBeHidden();
  await other.reload();
  await expect(other).toHaveTitle('Help · Tidemark');
  await other.getByRole('button', { name: 'Update' }).click();
  await expect(other).toHaveTitle('Help · Tidemark 2');
  await expect(offered(other)).toBeHidden();

  await expect(offered(page)).toBeHidden();
  await page.getByRole('button', { name: 'Save Voice Note' }).click();
  await expect.poll(async () => (await files()).voiceNotes.length).toBe(1);
  await expect(sent(page)).toHaveCount(1);
  await expect(page).toHaveTitle('Inspection · Tidemark');
  await other.goto('/to-send');
  await expect(other.getByText('All sent').filter({ visible: true }).first()).toBeVisible();

  // The server no longer has screens the older tab had not opened yet, and they still open in it.
  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  await page.getByRole('link', { name: 'Settings' }).first().click();
  await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible();
  await expect(page).toHaveTitle('Settings · Tidemark');
  await expect(offered(page)).toBeVisible();
  await page.getByRole('button', { name: 'Update' }).click();
  await expect(page).toHaveTitle('Settings · Tidemark 2');
});

test('app shell: a deployment during the first visit, the app is kept on the device all the same @phone', async ({
  page,
  front,
  complaints,
}) => {
  // Files of the previous version are gone.
  complaints.expectMessage(/404/);
  const registered = () => page.evaluate(async () => !!(await navigator.serviceWorker.getRegistration()));
  front.deployAfterLook();
  await page.clock.install();
  await page.goto('/login');
  await expect.poll(() => front.looks()).toBe(1);
  await expect.poll(registered).toBe(false);
  await page.clock.fastForward(300_001);
  await appIsKept(page);
  await page.context().setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Sign In' })).toBeVisible();
});

/** Whether the browser used stored code for each script of the app while it opened an address. */
async function compiledBy(context: BrowserContext, url: string): Promise<Map<string, boolean>> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const events: { name: string; args: { data?: { url?: string; consumedCacheSize?: number } } }[] = [];
  session.on(
    'Tracing.dataCollected',
    ({ value }) => void events.push(...(value as unknown as typeof events)),
  );
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['devtools.timeline'] },
  });
  await page.goto(url);
  await expect(page.getByRole('heading', { name: 'Sign In' })).toBeVisible();
  const ended = new Promise((done) => session.once('Tracing.tracingComplete', done));
  await session.send('Tracing.end');
  await ended;
  const compiled = events.filter(({ name }) => /^v8\.compile(Module)?$/.test(name));
  return new Map(
    compiled.flatMap(({ args: { data } }) => {
      const chunk = /\/assets\/([a-z-]+)-[\w-]{6,8}\.js$/.exec(data?.url ?? '')?.[1];
      return chunk ? [[chunk, (data?.consumedCacheSize ?? 0) > 0] as const] : [];
    }),
  );
}

test('app shell: a cold start compiles nothing that the browser compiled when it stored the app @phone', async ({
  front,
}) => {
  const { executablePath, args } = test.info().project.use.launchOptions!;
  const folder = await mkdtemp(join(tmpdir(), 'tidemark-compiled-'));
  const open = () =>
    chromium.launchPersistentContext(folder, { executablePath: executablePath!, args: args! });
  const before = await open();
  const page = before.pages()[0]!;
  await page.goto(`${front.url}/login`);
  await appIsKept(page);
  await before.close();

  const cold = await open();
  await cold.setOffline(true);
  const compiled = await compiledBy(cold, `${front.url}/login`);
  expect(compiled).toEqual(
    new Map([...compiled.keys()].map((chunk) => [chunk, chunk !== 'rolldown-runtime'])),
  );
  expect([...compiled.keys()]).toContain('first');
  await cold.close();
  await rm(folder, { recursive: true });
});

test('app shell: the browser has no objection to installing Tidemark @phone', async ({ front }) => {
  const { executablePath, args } = test.info().project.use.launchOptions!;
  const folder = await mkdtemp(join(tmpdir(), 'tidemark-install-'));
  // Not a private window, which can install nothing.
  const context = await chromium.launchPersistentContext(folder, {
    executablePath: executablePath!,
    args: args!,
  });
  const page = context.pages()[0]!;
  await page.goto(`${front.url}/login`);
  await appIsKept(page);
  const session = await context.newCDPSession(page);
  const { errors, manifest } = await session.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  expect(manifest).toMatchObject({ name: 'Tidemark', display: expect.stringMatching(/standalone/i) });
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  expect(installabilityErrors).toEqual([]);
  await context.close();
  await rm(folder, { recursive: true });
});

test('app shell: Settings offers to install the app, asks the browser once and accepts a refusal @phone', async ({
  page,
}) => {
  await openSignedIn(page, accounts.technician, '/settings');
  const card = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Install app' }) });
  await expect(page.getByRole('heading', { name: 'App preferences' })).toBeVisible();
  await expect(card).toBeHidden();
  const offer = () =>
    page.evaluate(() => {
      const event = new Event('beforeinstallprompt', { cancelable: true });
      const prompt = async () => {
        document.body.dataset.asked = String(Number(document.body.dataset.asked ?? 0) + 1);
        return { outcome: 'dismissed' };
      };
      dispatchEvent(Object.assign(event, { prompt }));
      return event.defaultPrevented;
    });
  expect(await offer(), 'no bar of the browser slides in').toBe(true);
  await expect(card).toBeVisible();
  await expectAccessible(page);
  await card.getByRole('button', { name: 'Install app' }).click();
  await expect(page.locator('body')).toHaveAttribute('data-asked', '1');
  await expect(card).toBeHidden();
  await offer();
  await card.getByRole('button', { name: 'Not now' }).click();
  await expect(card).toBeHidden();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'App preferences' })).toBeVisible();
  await offer();
  await expect(card).toBeHidden();
});

test('app shell: the network is lost during a first visit, no error, and the app is kept once the network is back', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const { register } = ServiceWorkerContainer.prototype;
    Object.defineProperty(Navigator.prototype, 'onLine', { get: () => 'reached' in window });
    ServiceWorkerContainer.prototype.register = function (...given) {
      Object.assign(window, { asked: true });
      return 'reached' in window ? register.apply(this, given) : Promise.reject(new TypeError('No network'));
    };
  });
  await page.goto('/login');
  await page.waitForFunction(() => 'asked' in window);
  await page.evaluate(() => {
    Object.assign(window, { reached: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await appIsKept(page);
});
