import type { Browser, Page } from '@playwright/test';
import { signIn } from '../e2e/fixtures/sign-in.ts';
import { inspectionWithRooms } from '../e2e/steps/claim-sheet.ts';
import { technician } from '../e2e/steps/open-inspection.ts';
import { type Figure, show } from './figure.ts';
import { slope, type Used, used } from './heap.ts';
import { measureInApp } from './measure-in-app.ts';

const rooms = 40;
/** Rooms whose sheets are opened before the first measure, so that everything is loaded and compiled. */
const warm = 8;
/**
 * Kilobytes of heap a room may leave behind: a sheet's 500 cells take about 2,000. By snapshots, the dozen it leaves is
 * compiled code and the browser's own timing records, nothing of the app.
 */
const limit = 20;

const size = { dimensionsLength: 14, dimensionsWidth: 12, dimensionsHeight: 8 };
const filled = {
  general: [{ fieldMasterId: 5, yesX: 2 }],
  extraction: [{ fieldMasterId: 51, qty: 168 }],
  floors: [{ fieldMasterId: 77, all: true }],
  zippers: { fieldMasterId: 105, qty: 1 },
};

const places = [
  {
    name: 'on a phone',
    options: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true },
    next: (page: Page) => page.getByRole('button', { name: 'Next room' }).click(),
    stands: async (page: Page) => {
      await page.getByRole('button', { name: /^Extraction/ }).click();
      await page.locator('#line-51').waitFor();
    },
  },
  {
    name: 'on a desktop',
    options: { viewport: { width: 1440, height: 900 } },
    next: (page: Page) => page.getByRole('button', { name: 'Next room' }).click(),
    stands: (page: Page) => page.locator('[data-line="106"]').first().waitFor(),
  },
];

async function measureAt(
  browser: Browser,
  url: string,
  { name, options, next, stands }: (typeof places)[number],
) {
  const names = Array.from({ length: rooms }, (_, index) => `Room ${index + 1}`);
  const its = await inspectionWithRooms(url, names, size);
  for (const room of names.keys()) await its.save(room, filled);
  const context = await browser.newContext({ baseURL: url, ...options });
  const page = await context.newPage();
  await signIn(page, technician);
  await page.goto(its.sheetAddress(0));
  const session = await context.newCDPSession(page);
  await session.send('HeapProfiler.enable');
  const measures: Used[] = [];
  for (const [index, room] of names.entries()) {
    if (index > 0) await next(page);
    await page.getByRole('heading', { name: room, exact: true }).waitFor();
    await stands(page);
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1_000 })));
    if (index >= warm) measures.push(await used(session));
  }
  await context.close();
  const growth = slope(measures.map(({ heap }) => heap)) / 1024;
  const nodes = slope(measures.map((measure) => measure.nodes));
  const megabytes = (at: number) => (measures.at(at)!.heap / 1024 / 1024).toFixed(1);
  return {
    what: `Memory a room leaves behind, ${rooms} claim sheets opened in turn ${name}`,
    measured: `${growth.toFixed(1)} kB, ${nodes.toFixed(1)} DOM nodes`,
    goal: { text: `at most ${limit} kB and no nodes`, met: growth <= limit && nodes < 1 },
    note: `heap after collection: ${megabytes(0)} MB with room ${warm + 1}, ${megabytes(-1)} MB with room ${rooms}; DevTools protocol, median slope; it is compiled code, not sheets`,
  } satisfies Figure;
}

/** Whether the fortieth room of a day is as light as the ninth. Needs the built web app. */
export const measure = (): Promise<Figure[]> => measureInApp(places, measureAt);

if (import.meta.main) show(await measure());
