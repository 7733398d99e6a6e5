import { loadavg } from 'node:os';
import { type Browser, chromium, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';
import { startServer } from '../e2e/fixtures/server.ts';
import { choose, openDocumentation } from '../e2e/steps/documentation.ts';
import { multiplyPhotos } from '../e2e/steps/many-photos.ts';
import { chromiumOptions } from './browser.ts';
import { type Figure, median, show } from './figure.ts';
import { tasksOf } from './keystroke/main-thread.ts';
import { slowDown, throttle } from './keystroke/typists.ts';

const photos = 500;
/** Photos with bytes of their own; each is there many times, under ids of its own. */
const different = 8;
const first = 20;
/** Milliseconds. */
const limits = { first: 1_000, task: 100 };
const turns = Number(process.env.TURNS ?? 5);
const lists = { overview: 'ul[aria-label="Photos"]', evidence: 'ul[aria-label^="Photos, "]' };

interface Place {
  name: string;
  screen: object;
  evidence: (page: Page) => Locator;
}
const places: Place[] = [
  {
    name: 'phone',
    screen: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true },
    evidence: (page) => page.getByRole('link', { name: /^Evidence/ }),
  },
  {
    name: 'desktop',
    screen: { viewport: { width: 1440, height: 900 } },
    evidence: (page) => page.getByRole('tab', { name: /^Evidence/ }),
  },
];

/** Milliseconds. */
interface Seen {
  /** From Back or the press to the frame with the first photos: on the job's page, and on its Evidence. */
  page: number;
  evidence: number;
  /** The longest task's processor time, after Show all and while all are scrolled through on both. */
  showingAll: number;
  scrollingPage: number;
  scrollingEvidence: number;
}

/** A camera's photo as the app sends it. */
async function photo(nth: number) {
  const buffer = await sharp({
    create: {
      ...{ width: 1600, height: 1200, channels: 3, background: { r: 90 + nth * 10, g: 110, b: 120 } },
      noise: { type: 'gaussian', mean: 128, sigma: 20 },
    },
  })
    .jpeg({ quality: 80 })
    .toBuffer();
  return { name: `p${nth}.jpg`, mimeType: 'image/jpeg', buffer };
}

/** Runs in the page: from the next press, or Back, to the frame with so many tiles and every picture on the screen. */
function untilShown([list, count]: [string, number]): Promise<number> {
  const isDrawn = (tile: Element) => {
    const { top, bottom } = tile.getBoundingClientRect();
    return bottom < 0 || top > innerHeight || (tile.querySelector('img')?.naturalWidth ?? 0) > 0;
  };
  return new Promise((tell) => {
    const watch = ({ timeStamp }: Event) => {
      const look = () => {
        const tiles = [...document.querySelectorAll(`${list} [role="img"]`)];
        if (tiles.length < count || !tiles.every(isDrawn)) requestAnimationFrame(look);
        else requestAnimationFrame(() => setTimeout(() => tell(performance.now() - timeStamp)));
      };
      look();
    };
    const both = new AbortController();
    for (const event of ['click', 'popstate'])
      addEventListener(
        event,
        (happened) => {
          both.abort();
          watch(happened);
        },
        { capture: true, signal: both.signal },
      );
  });
}

/** Runs in the page: from top to bottom like a fast finger. */
async function scrollThrough(): Promise<void> {
  for (let top = 0; top < document.documentElement.scrollHeight - innerHeight; top += 240) {
    scrollTo(0, top);
    await new Promise(requestAnimationFrame);
  }
}

/** Until the page has nothing to do. */
const idle = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let turn = 0; turn < 3; turn++)
      await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 5_000 }));
  });

/** Presses, and waits for the first photos. @returns how long that took */
async function opening(page: Page, list: string, press: () => Promise<void>): Promise<number> {
  const [shown] = await Promise.all([page.evaluate(untilShown, [list, first] as [string, number]), press()]);
  return shown;
}

async function look(browser: Browser, page: Page, { evidence }: Place, projectId: number): Promise<Seen> {
  const longest = async (run: () => Promise<unknown>) => {
    const tasks = await tasksOf(browser, page, async () => {
      await run();
      await idle(page);
    });
    return Math.max(...tasks);
  };
  const scrolling = () => longest(() => page.evaluate(scrollThrough));
  await page.goto(`/project/${projectId}`);
  await page.getByRole('button', { name: /^Show all/ }).waitFor();
  await idle(page);
  await page.getByRole('link', { name: 'Dashboard' }).first().dispatchEvent('click');
  await page.getByRole('searchbox', { name: 'Search projects' }).waitFor();
  await idle(page);
  // Back opens it as a press on it does, wherever the dashboard shows it by then.
  const opened = await opening(page, lists.overview, () => page.evaluate(() => history.back()));
  await idle(page);
  const showingAll = await longest(async () => {
    await page.getByRole('button', { name: /^Show all/ }).click();
    await page.waitForFunction(
      ([list, count]) => document.querySelectorAll(`${list} > li`).length === count,
      [lists.overview, photos] as const,
    );
  });
  const scrollingPage = await scrolling();
  const shown = await opening(page, lists.evidence, () => evidence(page).dispatchEvent('click'));
  await idle(page);
  return { page: opened, evidence: shown, showingAll, scrollingPage, scrollingEvidence: await scrolling() };
}

async function measureAt(browser: Browser, place: Place): Promise<Figure[]> {
  const server = await startServer();
  const context = await browser.newContext({ baseURL: server.url, ...place.screen });
  try {
    context.setDefaultTimeout(120_000);
    const page = await context.newPage();
    const { id, projectId } = await openDocumentation(page, server.url);
    await choose(
      page,
      'Upload Photos',
      await Promise.all(Array.from({ length: different }, (_, nth) => photo(nth))),
    );
    await page
      .getByText('Sent', { exact: true })
      .nth(different - 1)
      .waitFor();
    await multiplyPhotos(server, id, photos);
    await page.goto(`/project/${projectId}?part=evidence`);
    await page.getByText(`${photos} photos`).first().waitFor();
    await slowDown(page);
    const seen: Seen[] = [];
    for (let turn = 0; turn < turns; turn++) {
      seen.push(await look(browser, page, place, projectId));
      process.stderr.write(`${place.name} ${JSON.stringify(seen.at(-1))}\n`);
    }
    return figuresOf(place, seen);
  } finally {
    await context.close();
    await server.stop();
  }
}

function figuresOf({ name }: Place, seen: readonly Seen[]): Figure[] {
  const note = `Chromium, the page's processor ${throttle} times slower; medians of ${turns}, tasks by their processor time; load ${loadavg()[0]!.toFixed(1)}`;
  const figure = (what: string, of: keyof Seen, limit: number): Figure => {
    const all = seen.map((one) => one[of]);
    const middle = median(all);
    const measured = `${Math.round(middle)} ms, at most ${Math.round(Math.max(...all))}`;
    return { what: `${name}: ${what}`, measured, goal: { text: `${limit} ms`, met: middle <= limit }, note };
  };
  return [
    figure(`first ${first} of ${photos} photos, from the press on the job`, 'page', limits.first),
    figure('the same, from the press on Evidence', 'evidence', limits.first),
    figure('longest task after Show all', 'showingAll', limits.task),
    figure("longest task, all scrolled through on the job's page", 'scrollingPage', limits.task),
    figure('the same on Evidence', 'scrollingEvidence', limits.task),
  ];
}

/** How soon the photos of a large job show, and how smoothly they scroll. Needs the built web app. */
export async function measure(): Promise<Figure[]> {
  const browser = await chromium.launch(chromiumOptions());
  try {
    const figures: Figure[][] = [];
    for (const place of places) figures.push(await measureAt(browser, place));
    return figures.flat();
  } finally {
    await browser.close();
  }
}

if (import.meta.main) show(await measure());
