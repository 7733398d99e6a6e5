import { type Browser, chromium, type Page } from '@playwright/test';
import { startServer } from '../e2e/fixtures/server.ts';
import { signIn } from '../e2e/fixtures/sign-in.ts';
import { dryingJob } from '../e2e/steps/drying-job.ts';
import { technician } from '../e2e/steps/open-inspection.ts';
import { chromiumOptions } from './browser.ts';
import { type Figure, median, quantile, show } from './figure.ts';
import { durations, forget, observe } from './keystroke/event-timing.ts';
import { spentOn } from './keystroke/main-thread.ts';
import { finger, pace, placesOf, rest, slowDown, typePlain } from './keystroke/typists.ts';

/** Milliseconds (drying.md 13, issue 36). */
const limits = { key: 50, visit: 180_000 };
/** Of five places. */
const air = ['4862', '7142', '7838', '7940', '9020'];
const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true };

/** A whole visit with a thumb: five places of air, then 12 points, each saved as the next one is asked for. */
async function typeVisit(page: Page): Promise<number[]> {
  const pad = page.getByRole('dialog', { name: /^Number pad/ });
  const tap = await finger(page);
  let keys = 0;
  const type = async (names: readonly string[]) => {
    // The keys stay where they are. Looking for one, or waiting for a point, would cost the page more than a key does.
    const places = await placesOf(pad);
    for (const name of names) {
      await tap(...places(name));
      await page.waitForTimeout(pace - rest);
      keys++;
    }
  };
  await page.getByRole('button', { name: 'Begin the first visit' }).tap();
  await pad.waitFor();
  await forget(page);
  await type(air.flatMap((figures) => [...figures]));
  await pad.getByText('point 1 of 12').waitFor();
  await type(Array.from({ length: 12 }, (_, at) => [...String(21 + at), 'Next point']).flat());
  await pad.waitFor({ state: 'detached' });
  await page.getByText('17 of 17 read').waitFor();
  return durations(page, keys);
}

async function openDrying(page: Page, projectId: number): Promise<void> {
  await page.goto(`/project/${projectId}?part=drying`);
  await page.getByRole('button', { name: /^Wall 12 drywall/ }).waitFor();
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    await new Promise((resolve) => requestIdleCallback(resolve));
  });
}

async function measureIn(browser: Browser, baseURL: string): Promise<Figure[]> {
  const { projectId } = await dryingJob(baseURL);
  const context = await browser.newContext({ baseURL, ...phone });
  await context.addInitScript(observe);
  const page = await context.newPage();
  await signIn(page, technician);
  const plain = await typePlain(page);
  await openDrying(page, projectId);
  await slowDown(page);
  const from = performance.now();
  const keys = await typeVisit(page);
  const took = performance.now() - from;
  const again = await dryingJob(baseURL);
  await openDrying(page, again.projectId);
  const { perKey } = await spentOn(browser, page, async () => (await typeVisit(page)).length, 'pointerdown');
  await context.close();
  const p95 = quantile(keys, 0.95);
  const alone = `an empty page at the same time: p50 ${median(plain)} ms, p95 ${quantile(plain, 0.95)} ms`;
  return [
    {
      what: 'Keystroke to paint, pad of a drying visit on a phone',
      measured: `p50 ${median(keys)} ms, p95 ${p95} ms, longest ${Math.max(...keys)} ms`,
      goal: { text: `p95 at most ${limits.key} ms`, met: p95 <= limits.key },
      note: `Chromium, processor 4 times slower; ${keys.length} keystrokes; Event Timing API, in steps of 8 ms; ${alone}`,
    },
    {
      what: 'What a key of the same pad costs the thread of the page, saving and sending included',
      measured: `${perKey.toFixed(0)} ms of processor time, 4 times slower`,
      note: 'The same visit of another job, under a trace; a busy machine changes little of it',
    },
    {
      what: 'A drying visit of 5 places and 12 points',
      measured: `${keys.length + 1} taps, ${Math.round(took / 1000)} s`,
      goal: { text: 'at most 60 taps and 180 s', met: keys.length + 1 <= 60 && took <= limits.visit },
      note: `Chromium, processor 4 times slower; a key each ${pace} ms, nobody reads a meter`,
    },
  ];
}

/** How long a technician waits until a figure of a visit appears. Needs the built web app. */
export async function measure(): Promise<Figure[]> {
  const server = await startServer();
  const browser = await chromium.launch(chromiumOptions());
  try {
    return await measureIn(browser, server.url);
  } finally {
    await browser.close();
    await server.stop();
  }
}

if (import.meta.main) show(await measure());
