import type { Browser, BrowserContext } from '@playwright/test';
import { goOffline, type Route } from '../e2e/steps/technician-routes.ts';
import { type Figure, median, show } from './figure.ts';
import { slowDown } from './keystroke/typists.ts';
import { measureInApp } from './measure-in-app.ts';

/** Milliseconds from the start of the navigation to the paint of the screen's content (issue 10, "App shell"). */
const limit = 1_000;
const turns = 5;

/** A text the service worker answers, without the app: what browser and machine take by themselves. */
const plain: Route = { path: '/theme.js', element: 'body', text: 'Sets the colours' };
/** As it stands in the table and is named on the command line. */
const nameOf = ({ path }: Route) => path.replace(/[\da-f-]{36}/, '{room}');

const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true };

/** Runs in the page from its first moment: notes when the content of the route was painted. */
function watchFor({ element, text }: Pick<Route, 'element' | 'text'>): void {
  const look = () => {
    const there = [...document.querySelectorAll(element)].some(
      (found) => found.textContent?.includes(text) && found.checkVisibility(),
    );
    if (!there) return void requestAnimationFrame(look);
    // The frame that has it is painted before the task after it.
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => performance.mark('content');
      port2.postMessage(undefined);
    });
  };
  requestAnimationFrame(look);
}

/** A new page, as after the app was swiped away; its caches are those of a device that has had the app for a while. */
async function openCold(context: BrowserContext, route: Route): Promise<number> {
  const page = await context.newPage();
  await slowDown(page);
  await page.addInitScript(watchFor, { element: route.element, text: route.text });
  await page.goto(route.path);
  const at = await page.waitForFunction(
    () => performance.getEntriesByName('content')[0]?.startTime,
    undefined,
    // Looked for seldom: each look is the slowed-down processor's time too.
    { timeout: 20_000, polling: 100 },
  );
  const took = (await at.jsonValue())!;
  await page.close();
  return took;
}

async function measureAt(browser: Browser, url: string, only: readonly string[]): Promise<Figure[]> {
  const context = await browser.newContext({ baseURL: url, ...phone });
  const routes = await goOffline(await context.newPage(), url);
  const unknown = only.find((name) => !routes.some((route) => nameOf(route) === name));
  if (unknown) throw new Error(`There is no route ${unknown}; there are ${routes.map(nameOf).join(', ')}.`);
  const chosen = routes.filter((route) => only.length === 0 || only.includes(nameOf(route)));
  const figures: Figure[] = [];
  for (const route of [plain, ...chosen]) {
    const times: number[] = [];
    for (let turn = 0; turn < turns; turn++) times.push(await openCold(context, route));
    const middle = Math.round(median(times));
    figures.push({
      what: `Opening ${route === plain ? 'a plain text' : nameOf(route)} from cold without a network`,
      measured: `${middle} ms, longest ${Math.round(Math.max(...times))} ms`,
      ...(route !== plain && { goal: { text: `at most ${limit} ms`, met: middle <= limit } }),
      note: `a phone's Chromium, page's processor 4 times slower; median of ${turns}; to the paint of its content`,
    });
  }
  await context.close();
  return figures;
}

/**
 * How long a technician in a basement waits for the app, at the routes named or at every one. Needs the built web app.
 * @throws Error naming a route there is not
 */
export const measure = async (...only: string[]): Promise<Figure[]> =>
  (await measureInApp([only], measureAt)).flat();

if (import.meta.main) show(await measure(...process.argv.slice(2)));
