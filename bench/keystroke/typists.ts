import type { Locator, Page } from '@playwright/test';
import { durations, forget, opening } from './event-timing.ts';

export interface Typed {
  opens: number[];
  keys: number[];
}

export const throttle = 4;
/** Milliseconds between two keys: a fast typist's. Faster ones queue up, and the queue would be measured. */
export const pace = 80;
/** How long of that a finger stays on the glass: a person's stays 50 to 100. */
export const rest = 50;
const plainKeys = 60;
/** The rooms whose sheets are opened in turn. */
const openings = [1, 0, 1, 0, 1, 0, 1, 0, 1];
/** How often the number pad goes through a group's lines: a few slow keys of a hundred are not a p95 yet. */
const passes = 3;
const keysOfALine = ['1', '2', '5', '0', 'Clear', '3', '9', '9', '1', '4', 'Clear', '6', 'Next line'];

export async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: throttle });
}

/** Goes to the rooms of project 1, lets the first visit finish, and slows the processor down from here on. */
async function toRooms(page: Page): Promise<void> {
  await page.goto('/inspection/1');
  await page.getByRole('heading', { name: 'Room Configuration' }).waitFor();
  await page
    .getByLabel(/^Claim sheet of/)
    .first()
    .waitFor();
  // The app is on the device and idle: the cost of the first visit is over.
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    await new Promise((resolve) => requestIdleCallback(resolve));
  });
  await slowDown(page);
}

/** Types in an empty page's text field: the time of browser and machine at that moment. */
export async function typePlain(page: Page): Promise<number[]> {
  await page.goto('about:blank');
  await page.setContent('<input aria-label="Plain">');
  await slowDown(page);
  await page.getByLabel('Plain').focus();
  await forget(page);
  for (let key = 0; key < plainKeys; key++) {
    await page.keyboard.press('5', { delay: 15 });
    await page.waitForTimeout(pace - 15);
  }
  return durations(page, plainKeys);
}

/** Types on the paper form with a keyboard: the middle, the far end and the start, six lines each. */
export async function typeAtDesk(page: Page): Promise<Typed> {
  await toRooms(page);
  const opens: number[] = [];
  await page.getByRole('link', { name: 'Full width' }).click();
  const rooms = page.getByRole('navigation', { name: 'Rooms' }).getByRole('link');
  await rooms.first().waitFor();
  for (const room of openings) opens.push(await opening(page, () => rooms.nth(room).click()));
  await page.locator('[data-line="106"]').first().waitFor();
  await forget(page);
  let keys = 0;
  for (const line of [51, 106, 9, 75, 55]) {
    await page.locator(`td [data-line="${line}"]`).first().focus();
    for (let row = 0; row < 6; row++) {
      for (const key of ['1', '2', '.', '5', 'Enter']) {
        await page.keyboard.press(key, { delay: 15 });
        await page.waitForTimeout(pace - 15);
        keys++;
      }
    }
  }
  return { opens, keys: await durations(page, keys) };
}

/** Types on the number pad with a thumb, line by line. */
export async function typeOnPhone(page: Page): Promise<Typed> {
  await toRooms(page);
  const opens: number[] = [];
  const cards = page.getByLabel(/^Claim sheet of/);
  for (const room of openings) {
    opens.push(await opening(page, () => cards.nth(room).tap()));
    if (opens.length === openings.length) break;
    await page.getByRole('button', { name: 'Done' }).tap();
    await cards.first().waitFor();
  }
  await page.getByRole('button', { name: /^Extraction/ }).tap();
  const tap = await finger(page);
  const keys: number[] = [];
  for (let pass = 0; pass < passes; pass++) keys.push(...(await typeAGroup(page, tap)));
  return { opens, keys };
}

/**
 * Types into the lines of Extraction. "Next line" goes through all open groups; after the last line the pad would
 * close.
 */
async function typeAGroup(page: Page, tap: (x: number, y: number) => Promise<void>): Promise<number[]> {
  await page
    .locator('#line-49')
    .getByRole('button', { name: /Open number pad/ })
    .tap();
  const pad = page.getByRole('dialog', { name: /^Number pad/ });
  await pad.waitFor();
  await forget(page);
  let keys = 0;
  for (const line of [49, 50, 51, 52, 53]) {
    const places = await placesOf(pad);
    for (const key of keysOfALine) {
      await tap(...places(key));
      await page.waitForTimeout(pace - rest);
      keys++;
    }
    await page.locator(`#line-${line + 1}[data-active]`).waitFor();
  }
  const taken = await durations(page, keys);
  await pad.getByRole('button', { name: 'Close number pad' }).tap();
  await pad.waitFor({ state: 'hidden' });
  return taken;
}

/** Touches, rests and leaves: Playwright's own tap leaves in the same instant, which no finger can. */
export async function finger(page: Page): Promise<(x: number, y: number) => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  return async (x, y) => {
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
    await page.waitForTimeout(rest);
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  };
}

/**
 * Where the pad's keys are. A tap at a position is a finger's; a tap on a locator makes the page look for it, wait two
 * frames and test what is on top, which would be measured too.
 */
export async function placesOf(pad: Locator): Promise<(key: string) => [number, number]> {
  const middles = await pad.getByRole('button').evaluateAll((buttons) =>
    buttons.map((button) => {
      const { x, y, width, height } = button.getBoundingClientRect();
      const name = button.getAttribute('aria-label') ?? button.textContent ?? '';
      return [name, [x + width / 2, y + height / 2]] as const;
    }),
  );
  const byName = new Map<string, readonly number[]>(middles);
  return (key) => {
    const [x, y] = byName.get(key) ?? [];
    if (x === undefined || y === undefined) throw new Error(`The number pad has no key ${key}.`);
    return [x, y];
  };
}
