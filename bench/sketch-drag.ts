import { type Browser, chromium, type Page } from '@playwright/test';
import { startServer } from '../e2e/fixtures/server.ts';
import { openSignedIn } from '../e2e/fixtures/sign-in.ts';
import { inspectionWithRooms } from '../e2e/steps/claim-sheet.ts';
import { technician } from '../e2e/steps/open-inspection.ts';
import { chromiumOptions } from './browser.ts';
import { type Figure, median, quantile, show } from './figure.ts';
import { spentOn } from './keystroke/main-thread.ts';
import { slowDown } from './keystroke/typists.ts';

/** Milliseconds of a frame (issue 38: 60 a second). A frame's time is a whole number of screen refreshes. */
const limit = 17;
const moves = 240;
const nudges = 60;
/** Milliseconds of a frame, as a processor takes them that is 4 times slower: what slows it down is counted. */
const work = 16.6;
const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true };

/** A room of 64 corners, 40 ft wide: teeth along its upper side, as wide as the notches between them. */
const points = [
  [0, 0],
  [7_680, 0],
  ...Array.from({ length: 31 }, (_, step) => {
    const [right, height] = [7_680 - step * 240, step % 2 ? 3_840 : 4_800];
    return [
      [right, height],
      [right - 240, height],
    ];
  }).flat(),
];
/** Its last corner stands above the first. */
points[points.length - 1]![0] = 0;

/** Runs in the page: milliseconds between two frames, until it is read. */
function countFrames(): void {
  const frames: number[] = [];
  let before = 0;
  const next = (now: number) => {
    if (before) frames.push(now - before);
    before = now;
    requestAnimationFrame(next);
  };
  requestAnimationFrame(next);
  Object.assign(window, { frames });
}

/** The processor time that the page's thread takes for a frame of the same drag, of which a busy machine changes little. */
async function spentOnDrag(browser: Browser, page: Page, at: readonly [number, number]) {
  const drags = async () => {
    await drag(page, at, false);
    return moves;
  };
  return spentOn(browser, page, drags, 'pointermove');
}

/** Drags what lies at a place down and up with a finger, a pixel each sixtieth of a second. */
async function drag(page: Page, [x, y]: readonly [number, number], counted = true): Promise<number[]> {
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: number) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: at === undefined ? [] : [{ x, y: at }] });
  await touch('touchStart', y);
  for (let far = 1; far <= 12; far++) await touch('touchMove', y + far);
  if (counted) await page.evaluate(countFrames);
  for (let nth = 0; nth < moves; nth++) {
    const began = performance.now();
    await touch('touchMove', y + 12 + (nth % 60 < 30 ? nth % 30 : 30 - (nth % 30)));
    const left = 1_000 / 60 - (performance.now() - began);
    if (left > 0) await page.waitForTimeout(left);
  }
  const frames = counted ? await page.evaluate(() => (window as unknown as { frames: number[] }).frames) : [];
  await touch('touchEnd');
  await session.detach();
  return frames.slice(1);
}

/** A page without the app: it has as many walls and redraws the dragged one and its two neighbors. */
const plainPlan = `<svg width="390" height="380" style="touch-action:none"></svg><script>
  const svg = document.querySelector('svg');
  const add = (name, more) => svg.appendChild(Object.assign(document.createElementNS(svg.namespaceURI, name), more));
  const walls = Array.from({ length: 64 }, (_, at) => [add('path', {}), add('text', { textContent: "1'3" })]);
  let from = 300;
  const draw = (at) => {
    const x = 60 + at * 4;
    const d = at === 0 ? 'M60 ' + from + 'H316' : 'M' + x + ' 60V' + (at === 1 || at === 63 ? from : 90);
    walls[at][0].setAttribute('d', d);
    walls[at][1].setAttribute('x', x);
    walls[at][1].setAttribute('y', at < 2 || at === 63 ? from + 16 : 50);
  };
  for (let at = 0; at < 64; at++) draw(at);
  for (const [path] of walls) path.setAttribute('style', 'fill:none;stroke:#000;stroke-width:4');
  svg.addEventListener('pointermove', (event) => { from = event.clientY; [0, 1, 63].forEach(draw); });
</script>`;

const inShort = (frames: readonly number[]) => ({
  ...{ p50: median(frames), p95: quantile(frames, 0.95), longest: Math.max(...frames) },
});
const said = ({ p50, p95, longest }: ReturnType<typeof inShort>) =>
  `p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms, longest ${longest.toFixed(0)} ms`;

/** Moves the wall that has the focus by an inch, down and up, as a held key does. */
async function nudge(page: Page): Promise<number> {
  for (let nth = 0; nth < nudges; nth++) {
    await page.keyboard.press(nth % 20 < 10 ? 'ArrowDown' : 'ArrowUp');
    await page.waitForTimeout(1_000 / 30);
  }
  return nudges;
}

async function measureIn(browser: Browser, url: string): Promise<Figure[]> {
  const size = { dimensionsLength: 40, dimensionsWidth: 25, dimensionsHeight: 8 };
  const its = await inspectionWithRooms(url, ['Basement'], size);
  await its.draw(0, { v: 1, points, height: 1_536 });
  const context = await browser.newContext({ baseURL: url, ...phone });
  const empty = await context.newPage();
  await empty.setContent(plainPlan);
  await slowDown(empty);
  const plain = await drag(empty, [188, 300]);
  await empty.close();
  const page = await context.newPage();
  await openSignedIn(page, technician, its.sheetAddress(0));
  await page.getByRole('link', { name: 'Sketch of Basement' }).tap();
  const wall = page.getByRole('button', { name: /^Wall 1 of 64/ });
  await wall.waitFor();
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await slowDown(page);
  const { x, y, width, height } = (await wall.boundingBox())!;
  const middle = [x + width / 2, y + height / 2] as const;
  const frames = await drag(page, middle);
  const { perKey, parts } = await spentOnDrag(browser, page, middle);
  await wall.focus();
  const nudged = await spentOn(browser, page, () => nudge(page));
  await page.getByRole('button', { name: 'Undo' }).and(page.locator(':enabled')).waitFor();
  await context.close();
  const [ours, alone] = [inShort(frames), inShort(plain)];
  return [
    {
      what: 'A frame while a wall of a room of 64 is dragged, on a phone',
      measured: `${said(ours)}; ${(ours.p95 / alone.p95).toFixed(1)} times the plain page's p95`,
      goal: { text: `p95 at most ${limit} ms`, met: ours.p95 <= limit },
      note: `Chromium, processor 4 times slower, ${frames.length} frames; a plain page that moves 3 of 64 walls, right before: ${said(alone)}`,
    },
    {
      what: 'What a step of the same drag costs the thread of the page',
      measured: `${perKey.toFixed(1)} ms of processor time, 4 times slower`,
      goal: { text: `at most ${work} ms`, met: perKey <= work },
      note: Object.entries(parts)
        .map(([part, time]) => `${part} ${time.toFixed(2)}`)
        .join(', '),
    },
    {
      what: 'What an arrow key that moves the same wall costs, saving included',
      measured: `${nudged.perKey.toFixed(1)} ms of processor time, 4 times slower`,
      note: Object.entries(nudged.parts)
        .map(([part, time]) => `${part} ${time.toFixed(2)}`)
        .join(', '),
    },
  ];
}

/** How smoothly a wall of a large room follows the finger. Needs the built web app. */
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
