import { type Browser, type BrowserContextOptions, chromium, type Page } from '@playwright/test';
import { startServer } from '../e2e/fixtures/server.ts';
import { signIn } from '../e2e/fixtures/sign-in.ts';
import { chromiumOptions } from './browser.ts';
import { type Figure, median, quantile, show } from './figure.ts';
import { durations, forget, observe } from './keystroke/event-timing.ts';
import { slowDown, typePlain } from './keystroke/typists.ts';

/** Milliseconds. */
const limit = 50;

/** Every kind of typed answer of step 1: a policy's text, number and date, the notes, a count. */
const fields: [section: RegExp, label: string, keys: string][] = [
  [/Master Policy Details/, 'Insurance company', 'Heartland Casualty of Illinois'],
  [/Master Policy Details/, 'Deductible', '2500.50'],
  [/Homeowner Claim Details/, 'Contact email', 'noe.brandt@mail.example'],
  [/Service Details/, 'Testing and clearances, other', 'Thermal images of the north wall'],
  [/Service Details/, 'Monitoring trips, regular hours', '12'],
  [/Additional Notes/, 'Additional notes', 'Water line at 4 inches, insulation wet to the second bay. '],
];

const places: { name: string; options: BrowserContextOptions }[] = [
  {
    name: 'on a phone',
    options: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true },
  },
  { name: 'on a desktop', options: { viewport: { width: 1440, height: 900 } } },
];

/** Opens step 1 of project 1 with every section unfolded, as slow as it gets. */
async function toStepOne(page: Page): Promise<void> {
  await page.goto('/inspection/1');
  await page.getByRole('button', { name: /^1, Project Info/ }).click();
  await page
    .getByRole('button', { name: /^\D*2?\D*Claim Information/ })
    .last()
    .click();
  await page.getByRole('radio', { name: 'Both' }).click();
  for (const head of await page.locator('section[id^="section-"] > h2 > button[aria-expanded="false"]').all())
    await head.click();
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    await new Promise((resolve) => requestIdleCallback(resolve));
  });
  await slowDown(page);
}

async function type(page: Page): Promise<number[]> {
  await toStepOne(page);
  await forget(page);
  let keys = 0;
  for (const [section, label, text] of fields) {
    const field = page.getByRole('region', { name: section }).getByLabel(label, { exact: true });
    await field.focus();
    for (const key of text) {
      await page.keyboard.press(key === ' ' ? 'Space' : key, { delay: 15 });
      keys++;
    }
  }
  return durations(page, keys);
}

async function measureAt(browser: Browser, baseURL: string, { name, options }: (typeof places)[number]) {
  const context = await browser.newContext({ baseURL, ...options });
  await context.addInitScript(observe);
  const page = await context.newPage();
  await signIn(page);
  const plain = await typePlain(page);
  const keys = await type(page);
  await context.close();
  const p95 = quantile(keys, 0.95);
  const alone = `an empty page at the same time: p50 ${median(plain)} ms, p95 ${quantile(plain, 0.95)} ms`;
  return {
    what: `Keystroke to paint, step 1 with every section open, ${name}`,
    measured: `p50 ${median(keys)} ms, p95 ${p95} ms, longest ${Math.max(...keys)} ms`,
    goal: { text: `p95 at most ${limit} ms`, met: p95 <= limit },
    note: `Chromium, processor 4 times slower; ${keys.length} keystrokes, each on the device within 100 ms; Event Timing API, in steps of 8 ms, less than 16 counted as 16; ${alone}`,
  } satisfies Figure;
}

/** How long a technician waits for what he types into the intake to show. Needs the built web app. */
export async function measure(): Promise<Figure[]> {
  const server = await startServer();
  const browser = await chromium.launch(chromiumOptions());
  try {
    const figures: Figure[] = [];
    for (const place of places) figures.push(await measureAt(browser, server.url, place));
    return figures;
  } finally {
    await browser.close();
    await server.stop();
  }
}

if (import.meta.main) show(await measure());
