import type { Browser, Page } from '@playwright/test';
import { signIn } from '../e2e/fixtures/sign-in.ts';
import { appIsKept } from '../e2e/steps/open-inspection.ts';
import { weighRoutes } from '../scripts/bundle/weigh-routes.ts';
import { type Figure, median, show } from './figure.ts';
import { openPlainPage } from './first-load/plain-page.ts';
import { slowDown } from './keystroke/typists.ts';
import { measureInApp } from './measure-in-app.ts';

/** Milliseconds to the largest paint (issue 11, "Front end"). */
const limit = 2_000;
/** Against a plain React page of the same size: 2 s where that takes 1.6 (issue 34, "Must show"). */
const timesPlain = 1.25;
const turns = 5;

/** Slow 4G as in Lighthouse (throttling.md): round trip in ms, bytes per second. */
const slow4G = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_638_400 / 8,
  uploadThroughput: 750_000 / 8,
};
const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true };

interface Load {
  /** Milliseconds from the start of the navigation to the largest paint, once no request is open. */
  largest: number;
  /** Bytes over the network, compressed. */
  bytes: number;
  /** Milliseconds of the page's longest task, and the total time of all tasks above 50 ms each. */
  longest: number;
  blocked: number;
}

/** Runs in the page from its first moment. */
function observe(): void {
  const seen = { largest: 0, tasks: [] as number[] };
  Object.assign(window, { seen });
  new PerformanceObserver((list) => {
    seen.largest = list.getEntries().at(-1)!.startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    seen.tasks.push(...list.getEntries().map(({ duration }) => duration));
  }).observe({ type: 'longtask', buffered: true });
}

/** Loads the page in `open`'s condition, over that link and processor. */
async function load(page: Page, path: string, shows: string): Promise<Load> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', slow4G);
  await slowDown(page);
  await page.addInitScript(observe);
  let bytes = 0;
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await page.goto(path, { waitUntil: 'load' });
  await page.getByText(shows, { exact: true }).first().waitFor();
  await page.evaluate(() => document.fonts.ready);
  // After two idle moments observers have reported everything painted before.
  const { largest, tasks } = await page.evaluate(async () => {
    for (let turn = 0; turn < 2; turn++) await new Promise((resolve) => requestIdleCallback(resolve));
    return (window as unknown as { seen: { largest: number; tasks: number[] } }).seen;
  });
  return {
    largest,
    bytes,
    longest: Math.max(0, ...tasks),
    blocked: tasks.reduce((total, task) => total + Math.max(0, task - 50), 0),
  };
}

interface Visit {
  name: string;
  /** Loads it once, as such a visitor. */
  come: (browser: Browser, url: string) => Promise<Load>;
  /** Measured in turn with it. */
  beside?: (browser: Browser) => Promise<Load>;
}

/** Loads a page once in a browser that has nothing of it. */
async function loadAnew(browser: Browser, baseURL: string, path: string): Promise<Load> {
  const context = await browser.newContext({ baseURL, ...phone });
  const loaded = await load(await context.newPage(), path, 'Sign In');
  await context.close();
  return loaded;
}

async function loadPlain(browser: Browser): Promise<Load> {
  const { bytes } = (await weighRoutes()).find(({ route }) => route === 'src/auth/login-page.tsx')!;
  const plain = await openPlainPage(bytes);
  const loaded = await loadAnew(browser, plain.url, '/');
  plain.close();
  return loaded;
}

const visits: Visit[] = [
  {
    name: 'First load of the sign-in page, nothing of the app on the phone',
    come: (browser, baseURL) => loadAnew(browser, baseURL, '/login'),
    beside: loadPlain,
  },
  {
    name: 'Repeat load of the sign-in page, the app on the phone',
    async come(browser, baseURL) {
      const context = await browser.newContext({ baseURL, ...phone });
      const before = await context.newPage();
      await before.goto('/login');
      await appIsKept(before);
      await before.close();
      const loaded = await load(await context.newPage(), '/login', 'Sign In');
      await context.close();
      return loaded;
    },
  },
  {
    name: 'Repeat load of the dashboard, signed in, the app and its records on the phone',
    async come(browser, baseURL) {
      const context = await browser.newContext({ baseURL, ...phone });
      const before = await context.newPage();
      await signIn(before);
      await appIsKept(before);
      await before.close();
      const loaded = await load(await context.newPage(), '/', 'Basement water loss, sump pump failure');
      await context.close();
      return loaded;
    },
  },
];

async function measureVisit(browser: Browser, url: string, { name, come, beside }: Visit): Promise<Figure> {
  const loads: Load[] = [];
  const plain: Load[] = [];
  for (let turn = 0; turn < turns; turn++) {
    loads.push(await come(browser, url));
    if (beside) plain.push(await beside(browser));
  }
  const middle = (key: keyof Load, of = loads) => Math.round(median(of.map((loaded) => loaded[key])));
  const largest = middle('largest');
  const said = `largest paint ${largest} ms, longest ${Math.round(Math.max(...loads.map((one) => one.largest)))} ms; ${Math.round(middle('bytes') / 1000)} kB; longest task ${middle('longest')} ms, ${middle('blocked')} ms above 50`;
  const note = `a phone's Chromium, slow 4G (150 ms, 1.6 Mbit/s), page's processor 4 times slower; medians of ${turns}`;
  if (!beside)
    return {
      ...{ what: name, measured: said, note },
      goal: { text: `largest paint at most ${limit} ms`, met: largest <= limit },
    };
  const peer = middle('largest', plain);
  return {
    what: name,
    measured: `${said}; a plain React page of as many bytes of script ${peer} ms, ${middle('longest', plain)} ms its longest task: ${(largest / peer).toFixed(2)} times`,
    goal: { text: `at most ${timesPlain} times the plain page`, met: largest <= timesPlain * peer },
    note,
  };
}

/** How long someone waits for Tidemark the first time, and every time after. Needs the built web app. */
export const measure = (): Promise<Figure[]> => measureInApp(visits, measureVisit);

if (import.meta.main) show(await measure());
