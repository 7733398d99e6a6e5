import { setTimeout as rest } from 'node:timers/promises';
import type { Browser, CDPSession, Page } from '@playwright/test';
import { openGroup, pressOnPad } from '../e2e/steps/claim-sheet.ts';
import { search } from '../e2e/steps/dashboard.ts';
import { openDocumentation } from '../e2e/steps/documentation.ts';
import { next, project, stepButton } from '../e2e/steps/open-inspection.ts';
import { type Picture, png } from '../e2e/steps/pictures.ts';
import { type Figure, show } from './figure.ts';
import { slope, used } from './heap.ts';
import { measureInApp } from './measure-in-app.ts';
import { observeTasks } from './observe-tasks.ts';

/** Minutes of use; MINUTES shortens it. */
const minutes = Number(process.env.MINUTES ?? 60);
/** Milliseconds between two touches; PACE changes it. */
const pace = Number(process.env.PACE ?? 1_500);
/** Rounds before the first measure, so that everything is loaded and compiled. */
const warm = 3;
/** How much more the page may hold at the end than after those first rounds. */
const limit = 1.25;
const rooms = ['Basement', 'Kitchen', 'Hall', 'Bath', 'Attic', 'Garage'];
const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true };

/**
 * The file is put into the page's input inside the page: a driver that sets it keeps the input, and with it every page
 * that had it, until the browser closes (seen in heap snapshots, under "DevTools console").
 */
async function give(page: Page, { name, mimeType, buffer }: Picture): Promise<void> {
  await page.locator('input[type=file][multiple]').first().waitFor({ state: 'attached' });
  await page.evaluate(
    ({ name, type, bytes }) => {
      const input = document.querySelector<HTMLInputElement>('input[type=file][multiple]')!;
      const chosen = new DataTransfer();
      chosen.items.add(new File([Uint8Array.from(bytes)], name, { type }));
      input.files = chosen.files;
      input.dispatchEvent(new Event('change', { bubbles: true }));
    },
    { name, type: mimeType, bytes: [...buffer] },
  );
  await page.getByRole('button', { name: `Delete ${name}` }).waitFor();
}

/**
 * Three lines in three rooms, one photo that is deleted again (a page of a hundred photos is rightly heavier than one
 * of three), the To send page, and back through the dashboard's search.
 */
async function work(page: Page, nth: number): Promise<void> {
  const pause = () => rest(pace);
  await stepButton(page, 'Room Setup').click();
  // Three of them in order; the last has none after it.
  const first = nth % (rooms.length - 2);
  await page.getByLabel(new RegExp(`^Claim sheet of ${rooms[first]}`)).click();
  for (const room of rooms.slice(first, first + 3)) {
    await page.getByRole('heading', { name: room, exact: true }).waitFor();
    await openGroup(page, 'Extraction');
    await page
      .locator('#line-49')
      .getByRole('button', { name: /Open number pad/ })
      .click();
    for (let line = 0; line < 3; line++) {
      await pause();
      await pressOnPad(page, 'Clear', ...String(100 + ((nth * 7 + line) % 900)), 'Next line');
    }
    await pressOnPad(page, 'Close number pad');
    await pause();
    if (room !== rooms[first + 2]) await page.getByRole('button', { name: 'Next room' }).click();
  }
  await page.getByRole('button', { name: 'Done' }).click();
  await pause();
  await next(page).click();
  await give(page, png(`round ${nth}.png`, 64, nth % 256));
  await pause();
  await page.getByRole('link', { name: /Open send status/ }).click();
  await page.getByRole('heading', { name: 'To send', level: 1 }).waitFor();
  await pause();
  await page.goBack();
  await page.getByRole('button', { name: `Delete round ${nth}.png` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete photo' }).click();
  await page.getByRole('button', { name: `Delete round ${nth}.png` }).waitFor({ state: 'detached' });
  await page
    .getByRole('link', { name: /Back to Dashboard/ })
    .first()
    .click();
  await search(page).fill('grease');
  await page.getByRole('article', { name: project }).waitFor();
  await pause();
  await search(page).fill('');
  await page
    .getByRole('article', { name: project })
    .getByRole('button', { name: 'Resume Inspection' })
    .click();
  await page.getByRole('region', { name: 'Inspection Progress' }).waitFor();
}

async function measureAt(browser: Browser, url: string): Promise<Figure> {
  const context = await browser.newContext({ baseURL: url, ...phone });
  const page = await context.newPage();
  await page.addInitScript(observeTasks);
  await openDocumentation(page, url, rooms);
  const session: CDPSession = await context.newCDPSession(page);
  await session.send('HeapProfiler.enable');
  const measures: Awaited<ReturnType<typeof used>>[] = [];
  const until = Date.now() + minutes * 60_000;
  let rounds = 0;
  for (; Date.now() < until || rounds <= warm + 1; rounds++) {
    await work(page, rounds);
    if (rounds >= warm) measures.push(await used(session));
  }
  const tasks = await page.evaluate(() => (window as unknown as { tasks: number[] }).tasks);
  await context.close();
  const megabytes = (at: number) => (measures.at(at)!.heap / 2 ** 20).toFixed(1);
  const growth = measures.at(-1)!.heap / measures[0]!.heap;
  const each = slope(measures.map(({ heap }) => heap)) / 1024;
  const nodes = slope(measures.map((measure) => measure.nodes));
  return {
    what: `Memory of the page over ${minutes} minutes of use`,
    measured: `${megabytes(0)} MB, then ${megabytes(-1)} MB, ${growth.toFixed(2)} times; ${each.toFixed(1)} kB and ${nodes.toFixed(1)} DOM nodes a round`,
    goal: { text: `at most ${limit} times`, met: growth <= limit },
    note: `one tab never loaded anew, on a phone; ${rounds} rounds of nine lines in three rooms, a photo and its deletion, To send, the dashboard's search; heap after collection; ${tasks.length} tasks over 50 ms, longest ${Math.round(Math.max(0, ...tasks))} ms, processor not slowed down`,
  };
}

/**
 * Whether the app is as light after an hour of work as after some minutes. Needs the built web app; takes that hour.
 */
export const measure = (): Promise<Figure[]> => measureInApp([null], measureAt);

if (import.meta.main) show(await measure());
