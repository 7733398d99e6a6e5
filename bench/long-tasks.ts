import type { Browser, Locator, Page } from '@playwright/test';
import { choose, openDocumentation } from '../e2e/steps/documentation.ts';
import { appIsKept, next, project, stepButton } from '../e2e/steps/open-inspection.ts';
import { png } from '../e2e/steps/pictures.ts';
import { type Figure, median, show } from './figure.ts';
import { slowDown } from './keystroke/typists.ts';
import { measureInApp } from './measure-in-app.ts';
import { observeTasks } from './observe-tasks.ts';

/** Milliseconds a page may block a finger: web.dev's good interaction to next paint. */
const limit = 200;
const turns = 5;
/**
 * Milliseconds between two taps: a sooner one at the same place counts as a double tap
 * (web/src/ui/controls/second-press.ts).
 */
const apart = 600;
const rooms = ['Basement', 'Kitchen', 'Hall', 'Bath', 'Attic', 'Garage'];
const photos = 40;
const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true };

/** A screen that a tap opens from the one before it. */
interface Screen {
  name: string;
  tap: (page: Page) => Locator;
  shows: (page: Page) => Locator;
}

/** In the order of a round, which ends where it began: on step 1. */
const round: Screen[] = [
  {
    name: 'Room Setup, six rooms',
    tap: (page) => stepButton(page, 'Room Setup'),
    shows: (page) => page.getByLabel(/^Claim sheet of Garage/),
  },
  {
    name: 'a claim sheet',
    tap: (page) => page.getByLabel(/^Claim sheet of Basement/),
    shows: (page) => page.getByRole('button', { name: /^Extraction/ }),
  },
  {
    name: 'Room Setup again',
    tap: (page) => page.getByRole('button', { name: 'Done' }),
    shows: (page) => page.getByLabel(/^Claim sheet of Garage/),
  },
  {
    name: `Documentation, ${photos} photos`,
    tap: (page) => next(page),
    shows: (page) => page.getByRole('button', { name: 'Delete p0.png' }),
  },
  {
    name: 'To send',
    tap: (page) => page.getByRole('link', { name: /Open send status/ }),
    shows: (page) => page.getByRole('heading', { name: 'To send', level: 1 }),
  },
  {
    name: 'the dashboard',
    tap: (page) => page.getByRole('link', { name: 'Dashboard' }).first(),
    shows: (page) => page.getByRole('article', { name: project }),
  },
  {
    name: 'a project',
    tap: (page) => page.getByRole('article', { name: project }).getByRole('link', { name: /View Details/ }),
    shows: (page) => page.getByRole('heading', { name: project }),
  },
];

/** The page thread's busy time since the last look, until it is idle again. */
const taken = (page: Page): Promise<number[]> =>
  page.evaluate(async () => {
    for (let turn = 0; turn < 2; turn++) await new Promise((resolve) => requestIdleCallback(resolve));
    return (window as unknown as { tasks: number[] }).tasks.splice(0);
  });

async function measureRounds(browser: Browser, baseURL: string): Promise<Figure[]> {
  const context = await browser.newContext({ baseURL, ...phone });
  const page = await context.newPage();
  await page.addInitScript(observeTasks);
  const { address } = await openDocumentation(page, baseURL, rooms);
  await choose(
    page,
    'Upload Photos',
    Array.from({ length: photos }, (_, nth) => png(`p${nth}.png`, 64, nth)),
  );
  await page
    .getByText('Sent', { exact: true })
    .nth(photos - 1)
    .waitFor();
  await appIsKept(page);
  await slowDown(page);
  const opened = new Map<string, { longest: number; blocked: number }[]>();
  for (let turn = 0; turn < turns; turn++) {
    await page.goto(address);
    await page.getByRole('region', { name: 'Inspection Progress' }).waitFor();
    for (const { name, tap, shows } of round) {
      await page.waitForTimeout(apart);
      await taken(page);
      await tap(page).tap();
      await shows(page).waitFor();
      const tasks = await taken(page);
      const blocked = tasks.reduce((sum, task) => sum + task - 50, 0);
      opened.set(name, [...(opened.get(name) ?? []), { longest: Math.max(0, ...tasks), blocked }]);
    }
  }
  await context.close();
  return [...opened].map(([name, all]) => {
    const longest = median(all.map((one) => one.longest));
    return {
      what: `Long tasks on opening ${name}`,
      measured: `longest ${Math.round(longest)} ms, ${Math.round(median(all.map((one) => one.blocked)))} ms above 50`,
      goal: { text: `longest at most ${limit} ms`, met: longest <= limit },
      note: `a phone's Chromium, page's processor 4 times slower; from the tap until the page is idle; medians of ${turns}`,
    };
  });
}

/** How long the page's thread is blocked while a technician moves from screen to screen. Needs the built web app. */
export const measure = async (): Promise<Figure[]> => (await measureInApp([null], measureRounds)).flat();

if (import.meta.main) show(await measure());
