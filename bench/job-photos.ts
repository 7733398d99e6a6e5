import { loadavg } from 'node:os';
import { type Browser, type BrowserContextOptions, chromium, type Page } from '@playwright/test';
import { photo } from '../api/src/testing/photo.ts';
import { type Server, startServer } from '../e2e/fixtures/server.ts';
import { openSignedIn } from '../e2e/fixtures/sign-in.ts';
import { submittedEvidence } from '../e2e/steps/evidence.ts';
import { multiplyPhotos } from '../e2e/steps/many-photos.ts';
import { appIsKept, technician } from '../e2e/steps/open-inspection.ts';
import { chromiumOptions } from './browser.ts';
import { type Figure, median, show } from './figure.ts';
import { slowDown } from './keystroke/typists.ts';

const photos = 500;
/** Milliseconds to the first photos, and of a task while they scroll (issue 32, "Must show"). */
const limits = { first: 1_000, task: 100 };
const first = 20;
const turns = 3;
/** Pixels a second: a hand that looks for one. */
const speed = 3_000;

interface Place {
  name: string;
  screen: BrowserContextOptions;
  /** What opens the photos from the job's page. */
  way: 'tab' | 'link';
}
const places: Place[] = [
  { name: 'desktop', screen: { viewport: { width: 1440, height: 900 } }, way: 'tab' },
  {
    name: 'phone',
    screen: {
      viewport: { width: 390, height: 844 },
      ...{ deviceScaleFactor: 2, hasTouch: true, isMobile: true },
    },
    way: 'link',
  },
];

declare global {
  /** Of the measured page: milliseconds from the click to the paint of the photos, and how many have a picture. */
  var shown: Promise<{ ms: number; pictures: number }>;
}

/**
 * Runs in the page: the next click begins it. The first tiles, and a picture in each of them that is on the screen, end
 * it.
 */
function watchPhotos(many: number): void {
  globalThis.shown = new Promise((tell) => {
    const begin = ({ timeStamp }: Event) => {
      const look = () => {
        const tiles = [...document.querySelectorAll('ul[aria-label^="Photos,"] > li')].slice(0, many);
        const drawn = tiles.filter((tile) => tile.querySelector('img')?.complete);
        const inSight = tiles.filter((tile) => tile.getBoundingClientRect().top < innerHeight);
        if (tiles.length < many || inSight.some((tile) => !drawn.includes(tile)))
          return void requestAnimationFrame(look);
        // The frame that paints them ends when the next task begins.
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => tell({ ms: performance.now() - timeStamp, pictures: drawn.length });
          port2.postMessage(undefined);
        });
      };
      look();
    };
    addEventListener('click', begin, { once: true, capture: true });
  });
}

const idle = (page: Page) =>
  page.evaluate(async () => {
    for (let turn = 0; turn < 2; turn++) await new Promise((resolve) => requestIdleCallback(resolve));
  });

interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  tdur?: number;
  args: { name?: string };
}

/** Milliseconds of the thread, and of the clock. */
interface Task {
  spent: number;
  took: number;
}

/** The tasks of the page's thread meanwhile. */
async function tasksDuring(browser: Browser, page: Page, run: () => Promise<void>): Promise<Task[]> {
  await browser.startTracing(page, {
    categories: ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'blink.user_timing'],
  });
  // The first task is the trace's own.
  await idle(page);
  await page.evaluate(() => void performance.mark('scrolling'));
  await run();
  const { traceEvents } = JSON.parse(String(await browser.stopTracing())) as { traceEvents: TraceEvent[] };
  const pages = traceEvents.filter(
    ({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain',
  );
  const begun = traceEvents.find(({ name }) => name === 'scrolling')!.ts;
  const byPage = pages.map(({ pid, tid }) =>
    traceEvents
      .filter(
        (event) => event.pid === pid && event.tid === tid && event.name === 'RunTask' && event.ts > begun,
      )
      .map(({ dur = 0, tdur = 0 }) => ({ spent: tdur / 1000, took: dur / 1000 })),
  );
  // The other threads of that name are the browser's own.
  return byPage.toSorted((a, b) => b.length - a.length)[0]!;
}

/** From top to bottom and back, as a finger or a wheel scrolls. */
async function scroll(page: Page, touch: boolean): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const height = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
  for (const yDistance of [-height, height])
    await session.send('Input.synthesizeScrollGesture', {
      ...{ x: 190, y: 420, yDistance, speed, preventFling: true },
      gestureSourceType: touch ? 'touch' : 'mouse',
    });
  await idle(page);
}

async function measureAt(browser: Browser, server: Server, job: string, place: Place): Promise<Figure[]> {
  const context = await browser.newContext({ baseURL: server.url, locale: 'en-US', ...place.screen });
  const page = await context.newPage();
  await openSignedIn(page, technician, job);
  await appIsKept(page);
  await slowDown(page);
  const opener = page.getByRole(place.way, { name: /^Evidence/ });
  const times: number[] = [];
  const tasks: Task[] = [];
  let drawn = 0;
  for (let turn = 0; turn < turns; turn++) {
    await page.goto(job);
    await opener.filter({ hasText: /50\d/ }).waitFor();
    await idle(page);
    await page.evaluate(watchPhotos, first);
    await opener.click();
    const { ms, pictures } = await page.evaluate(() => globalThis.shown);
    times.push(ms);
    drawn = pictures;
    await idle(page);
    tasks.push(...(await tasksDuring(browser, page, () => scroll(page, place.way === 'link'))));
  }
  await context.close();
  const time = Math.round(median(times));
  const spent = Math.round(Math.max(0, ...tasks.map((task) => task.spent)));
  const took = tasks.map((task) => task.took);
  const note = `page's processor 4 times slower, ${turns} turns; load ${loadavg()[0]!.toFixed(1)}`;
  return [
    {
      what: `First ${first} of ${photos} photos of a job, ${place.name}`,
      measured: `${time} ms, longest ${Math.round(Math.max(...times))} ms, ${drawn} pictures drawn`,
      goal: { text: `at most ${limits.first} ms`, met: time <= limits.first },
      note: `from the click on Evidence to the paint of their tiles, with the pictures of all in sight; median; ${note}`,
    },
    {
      what: `Scrolling all ${photos} and back, ${place.name}`,
      measured: `longest task ${spent} ms; by the clock ${Math.round(Math.max(0, ...took))} ms, ${took.filter((one) => one > limits.task).length} over ${limits.task}`,
      goal: { text: `no task over ${limits.task} ms`, met: spent <= limits.task },
      note: `processor time of one task of the page's thread, ${speed} pixels a second; of all turns; ${note}`,
    },
  ];
}

/** How soon a job shows its photos when it has hundreds, and whether they scroll. Needs the built web app. */
export async function measure(): Promise<Figure[]> {
  const server = await startServer();
  const browser = await chromium.launch(chromiumOptions());
  try {
    const buffer = Buffer.from(await photo(3));
    const more = ['p0.jpg', 'p1.jpg', 'p2.jpg'].map((name) => ({ name, mimeType: 'image/jpeg', buffer }));
    const { id, projectId } = await submittedEvidence(server.url, more);
    await multiplyPhotos(server, id, photos);
    const figures: Figure[] = [];
    for (const place of places)
      figures.push(...(await measureAt(browser, server, `/project/${projectId}`, place)));
    return figures;
  } finally {
    await browser.close();
    await server.stop();
  }
}

if (import.meta.main) show(await measure());
