import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium } from '@playwright/test';
import { startServer } from '../e2e/fixtures/server.ts';
import { goOffline, type Route } from '../e2e/steps/technician-routes.ts';
import { chromiumOptions } from './browser.ts';
import { type Figure, median, show } from './figure.ts';
import { slowDown } from './keystroke/typists.ts';

/** Milliseconds from the start of the navigation to the paint of the screen's content (issue 10, "App shell"). */
const limit = 1_000;
const turns = 5;

/** A text the service worker answers, without the app: what browser and machine take by themselves. */
const plain: Route = { path: '/theme.js', element: 'body', text: 'Sets the colours' };
/** As it stands in the table and is named on the command line. */
const nameOf = ({ path }: Route) => path.replace(/[\da-f-]{36}/, '{room}');

const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true };

declare global {
  /** Of the page that is measured: told when the content of the route was painted. */
  var tellPainted: (ms: string) => void;
}

/** Runs in the page from its first moment. */
function watchFor({ element, text }: Pick<Route, 'element' | 'text'>): void {
  const look = () => {
    const there = [...document.querySelectorAll(element)].some(
      (found) => found.textContent?.includes(text) && found.checkVisibility(),
    );
    if (!there) return void requestAnimationFrame(look);
    // The frame that has it is painted before the task after it.
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => tellPainted(String(performance.now()));
      port2.postMessage(undefined);
    });
  };
  requestAnimationFrame(look);
}

/** The browser of a device, and what it keeps in its folder. */
const startBrowser = (device: string, baseURL: string): Promise<BrowserContext> =>
  chromium.launchPersistentContext(device, { ...chromiumOptions(), ...phone, baseURL });

/** @throws Error when it takes longer */
function within<T>(ms: number, wanted: Promise<T>): Promise<T> {
  const late = AbortSignal.timeout(ms);
  return new Promise((resolve, reject) => {
    late.addEventListener('abort', () => reject(new Error(`Nothing was painted within ${ms / 1000} s.`)));
    wanted.then(resolve, reject);
  });
}

/** A device that has had the app for a while. Its server is gone afterwards. @returns every route there is */
async function prepare(device: string): Promise<{ url: string; routes: readonly Route[] }> {
  const server = await startServer();
  try {
    const context = await startBrowser(device, server.url);
    const routes = await goOffline(await context.newPage(), server.url);
    await context.close();
    return { url: server.url, routes };
  } finally {
    await server.stop();
  }
}

/** The browser is started, so that nothing of the app is in memory, its service worker neither; then the app is opened. */
async function openCold(device: string, url: string, route: Route): Promise<number> {
  const context = await startBrowser(device, url);
  try {
    await context.setOffline(true);
    const page = context.pages()[0] ?? (await context.newPage());
    await slowDown(page);
    await page.addInitScript(watchFor, { element: route.element, text: route.text });
    // The browser's own beginning is not the app's.
    await page.waitForTimeout(1_000);
    // The page tells: whoever looks into it has it parse some code first, in the slowed-down processor's time.
    const session = await context.newCDPSession(page);
    await session.send('Runtime.enable');
    await session.send('Runtime.addBinding', { name: 'tellPainted' });
    const painted = new Promise<number>((resolve) => {
      session.once('Runtime.bindingCalled', ({ payload }) => resolve(Number(payload)));
    });
    await page.goto(route.path, { waitUntil: 'commit' });
    return await within(60_000, painted);
  } finally {
    await context.close();
  }
}

async function measureOn(device: string, only: readonly string[]): Promise<Figure[]> {
  const { url, routes } = await prepare(device);
  const unknown = only.find((name) => !routes.some((route) => nameOf(route) === name));
  if (unknown) throw new Error(`There is no route ${unknown}; there are ${routes.map(nameOf).join(', ')}.`);
  const chosen = routes.filter((route) => only.length === 0 || only.includes(nameOf(route)));
  const figures: Figure[] = [];
  for (const route of [plain, ...chosen]) {
    const times: number[] = [];
    for (let turn = 0; turn < turns; turn++) times.push(await openCold(device, url, route));
    const middle = Math.round(median(times));
    figures.push({
      what: `Opening ${route === plain ? 'a plain text' : nameOf(route)} from cold without a network`,
      measured: `${middle} ms, shortest ${Math.round(Math.min(...times))}, longest ${Math.round(Math.max(...times))} ms`,
      ...(route !== plain && { goal: { text: `at most ${limit} ms`, met: middle <= limit } }),
      note: `a phone's Chromium just started, no server, page's processor 4 times slower; median of ${turns}; to the paint of its content`,
    });
  }
  return figures;
}

/**
 * How long a technician in a basement waits for the app, at the routes named or at every one. Needs the built web app.
 * @throws Error naming a route there is not
 */
export async function measure(...only: string[]): Promise<Figure[]> {
  const device = await mkdtemp(join(tmpdir(), 'tidemark-cold-'));
  try {
    return await measureOn(device, only);
  } finally {
    await rm(device, { recursive: true });
  }
}

if (import.meta.main) show(await measure(...process.argv.slice(2)));
