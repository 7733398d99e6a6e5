import { mkdir, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { startServer } from '../fixtures/server.ts';
import { signIn } from '../fixtures/sign-in.ts';
import { choose, sent } from '../steps/documentation.ts';
import { furnishedInspection } from '../steps/furnished.ts';
import { next, openSection, stepButton, technician } from '../steps/open-inspection.ts';
import { png } from '../steps/pictures.ts';
import { startFirefox } from './firefox.ts';
import { EnginePage } from './page.ts';
import { startWebkit } from './webkit.ts';
import { layWire } from './wire.ts';

/** Takes the main screens in three engines, side by side on one picture each, to look at: `node e2e/engines/side-by-side.ts`. */
const folder = resolve(import.meta.dirname, '../results/side-by-side');
const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
const viewport = { width: 390, height: 844 };

type Show = (page: Page) => Promise<unknown>;
const atTop = (page: Page) => page.evaluate(() => scrollTo(0, 0));

/** In the order of the job; each goes on from the one before. */
const screens: Record<string, Show> = {
  'sign-in': (page) => page.goto('/login').then(() => page.getByLabel('Email').waitFor()),
  async dashboard(page) {
    await signIn(page, technician);
    await page.getByRole('article').first().waitFor();
  },
  async 'step-1'(page) {
    await page.goto(its.address);
    await stepButton(page, 'Project Info').click();
    await (await openSection(page, 'Arrival Time')).getByText('mm/dd/yyyy').waitFor();
    await atTop(page);
  },
  async 'next-section'(page) {
    const onward = page.getByRole('button', { name: /^Go to next section/ }).first();
    await onward.scrollIntoViewIfNeeded();
  },
  async 'next-section-320'(page) {
    await page.setViewportSize({ width: 320, height: 700 });
    await page
      .getByRole('button', { name: /^Go to next section/ })
      .first()
      .scrollIntoViewIfNeeded();
  },
  async landscape(page) {
    await page.setViewportSize({ width: 740, height: 360 });
    await page.evaluate(() => scrollTo(0, 600));
  },
  async pad(page) {
    await page.setViewportSize(viewport);
    await page.goto(its.sheetAddress('Basement'));
    await page.getByRole('button', { name: /^General/ }).click();
    await page.getByRole('button', { name: /^Anti-Microbial Regular, .*Open number pad/ }).click();
    await page.getByRole('dialog', { name: /Number pad/ }).waitFor();
  },
  async photos(page) {
    await page.goto(its.address);
    await stepButton(page, 'Documentation').click();
    await choose(page, 'Upload Photos', [png('one.png', 30), png('two.png', 31)]);
    await sent(page).nth(1).waitFor();
    await atTop(page);
  },
  async review(page) {
    await next(page).click();
    await page.getByRole('textbox', { name: 'Final notes' }).waitFor();
    await atTop(page);
  },
};

const server = await startServer();
let its: Awaited<ReturnType<typeof furnishedInspection>>;
const wire = await layWire(server.url);
const taken = new Map<string, Buffer[]>();

/** Each engine has an inspection of its own: the photos of another would be duplicates. */
async function takeAll(page: Page): Promise<void> {
  its = await furnishedInspection(server.url, [{ name: 'Basement', rows: { 5: { yesX: 2 } } }]);
  await its.its.ask('PUT', `/inspections/${its.id}/step`, { currentStep: 4 });
  for (const [name, show] of Object.entries(screens)) {
    await show(page);
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    taken.set(name, [...(taken.get(name) ?? []), await page.screenshot()]);
  }
}

const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
try {
  const looks = { baseURL: wire.url, viewport, locale: 'en-US', timezoneId: 'America/Chicago' } as const;
  await takeAll(await browser.newPage({ ...looks, hasTouch: true, reducedMotion: 'reduce' }));
  for (const start of [startWebkit, startFirefox]) {
    const driver = await start();
    try {
      await takeAll(new EnginePage(driver, wire) as unknown as Page);
    } finally {
      await driver.end();
    }
  }
  await mkdir(folder, { recursive: true });
  const sheet = await browser.newPage({ viewport: { width: 1200, height: 900 } });
  for (const [name, pictures] of taken) {
    const images = pictures.map((one) => `<img src="data:image/png;base64,${one.toString('base64')}">`);
    await sheet.setContent(
      `<body style="display: flex; gap: 8px; margin: 0; width: max-content">${images.join('')}`,
    );
    await writeFile(resolve(folder, `${name}.png`), await sheet.locator('body').screenshot());
  }
  process.stdout.write(`Chromium, WebKit, Firefox, from left to right: ${folder}\n`);
} finally {
  await browser.close();
  await wire.cut();
  await server.stop();
}
