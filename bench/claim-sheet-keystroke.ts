import { type Browser, type BrowserContextOptions, chromium, type Page } from '@playwright/test';
import { startServer } from '../e2e/fixtures/server.ts';
import { signIn } from '../e2e/fixtures/sign-in.ts';
import { chromiumOptions } from './browser.ts';
import { type Figure, median, quantile, show } from './figure.ts';
import { observe } from './keystroke/event-timing.ts';
import { type Typed, typeAtDesk, typeOnPhone, typePlain } from './keystroke/typists.ts';

/** Milliseconds; the limits of architecture and design. */
const limits = { key: 50, open: 400 };

const places: { name: string; options: BrowserContextOptions; type: (page: Page) => Promise<Typed> }[] = [
  {
    name: 'number pad on a phone',
    options: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true },
    type: typeOnPhone,
  },
  {
    name: 'paper form on a desktop',
    options: { viewport: { width: 1440, height: 900 } },
    type: typeAtDesk,
  },
];

async function measureAt(
  browser: Browser,
  baseURL: string,
  { name, options, type }: (typeof places)[number],
) {
  const context = await browser.newContext({ baseURL, ...options });
  await context.addInitScript(observe);
  const page = await context.newPage();
  await signIn(page);
  const plain = await typePlain(page);
  const { opens, keys } = await type(page);
  await context.close();
  const p95 = quantile(keys, 0.95);
  const open = median(opens);
  const note = 'Chromium, processor 4 times slower';
  const alone = `an empty page at the same time: p50 ${median(plain)} ms, p95 ${quantile(plain, 0.95)} ms`;
  return [
    {
      what: `Keystroke to paint, ${name}`,
      measured: `p50 ${median(keys)} ms, p95 ${p95} ms, longest ${Math.max(...keys)} ms`,
      goal: { text: `p95 at most ${limits.key} ms`, met: p95 <= limits.key },
      note: `${note}; ${keys.length} keystrokes; Event Timing API, in steps of 8 ms, less than 16 counted as 16; ${alone}`,
    },
    {
      what: `Opening a claim sheet, ${name}`,
      measured: `${Math.round(open)} ms`,
      goal: { text: `at most ${limits.open} ms`, met: open <= limits.open },
      note: `${note}; median of ${opens.length}, from the tap to the first line painted`,
    },
  ] satisfies Figure[];
}

/** How long a technician waits until typing appears. Needs the built web app. */
export async function measure(): Promise<Figure[]> {
  const server = await startServer();
  const browser = await chromium.launch(chromiumOptions());
  try {
    const figures: Figure[] = [];
    for (const place of places) figures.push(...(await measureAt(browser, server.url, place)));
    return figures;
  } finally {
    await browser.close();
    await server.stop();
  }
}

if (import.meta.main) show(await measure());
