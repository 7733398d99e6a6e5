import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { type BrowserContext, chromium } from '@playwright/test';
import { startServer } from '../e2e/fixtures/server.ts';
import { goOffline, type Route } from '../e2e/steps/technician-routes.ts';
import { chromiumOptions } from './browser.ts';
import { openLonePage } from './cold-open/lone-page.ts';
import { type Figure, median, show } from './figure.ts';
import { throttle } from './keystroke/typists.ts';

/** Milliseconds from the start of the navigation to the paint of the screen's content (issue 10, "App shell"). */
const limit = 1_000;
const turns = 5;

/** A text the service worker returns without the app: the time of browser and machine alone. */
const plain: Route = { path: '/theme.js', element: 'body', text: 'Sets the colours' };
/** Its name in the table and on the command line. */
const nameOf = ({ path }: Route) => path.replace(/[\da-f-]{36}/, '{room}');

const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true };

declare global {
  /** Of the measured page: milliseconds from its start to the paint of the content. */
  var painted: Promise<number>;
}

/** Runs in the page from its first moment. */
function watchFor({ element, text }: Pick<Route, 'element' | 'text'>): void {
  globalThis.painted = new Promise((tell) => {
    const look = () => {
      const there = [...document.querySelectorAll(element)].some(
        (found) => found.textContent?.includes(text) && found.checkVisibility(),
      );
      if (!there) return void requestAnimationFrame(look);
      // The frame with the content is painted before the next task.
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => tell(performance.now());
        port2.postMessage(undefined);
      });
    };
    requestAnimationFrame(look);
  });
}

/** A device's browser, with its data in a folder. */
const startBrowser = (device: string, baseURL: string): Promise<BrowserContext> =>
  chromium.launchPersistentContext(device, { ...chromiumOptions(), ...phone, baseURL });

/** @throws Error if it takes longer */
function within<T>(ms: number, wanted: Promise<T>): Promise<T> {
  const late = AbortSignal.timeout(ms);
  return new Promise((resolve, reject) => {
    late.addEventListener('abort', () => reject(new Error(`Nothing was painted within ${ms / 1000} s.`)));
    wanted.then(resolve, reject);
  });
}

/** A device that has had the app for a while. Its server then stops. @returns every route */
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

/** Starts the browser, so that memory holds neither app nor service worker, and then opens the app. */
async function openCold(device: string, url: string, { path, element, text }: Route): Promise<number> {
  const page = await openLonePage(device);
  try {
    const { viewport, deviceScaleFactor, isMobile: mobile } = phone;
    await page.send('Emulation.setDeviceMetricsOverride', { ...viewport, deviceScaleFactor, mobile });
    await page.send('Emulation.setTouchEmulationEnabled', { enabled: phone.hasTouch });
    await page.send('Emulation.setCPUThrottlingRate', { rate: throttle });
    const offline = { offline: true, latency: 0, downloadThroughput: -1, uploadThroughput: -1 };
    await page.send('Network.emulateNetworkConditions', offline);
    await page.send('Page.enable');
    const source = `(${watchFor})(${JSON.stringify({ element, text })})`;
    await page.send('Page.addScriptToEvaluateOnNewDocument', { source });
    // The browser's own start does not count.
    await after(1_000);
    await page.send('Page.navigate', { url: url + path });
    const { result } = await within(
      60_000,
      page.send<{ result: { value: number } }>('Runtime.evaluate', {
        expression: 'painted',
        awaitPromise: true,
        returnByValue: true,
      }),
    );
    return result.value;
  } finally {
    await page.close();
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
 * How long a technician in a basement waits for the app, at the named routes or at every one. Needs the built web app.
 * @throws Error for an unknown route
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
