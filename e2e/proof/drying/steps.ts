import type { Page } from '@playwright/test';
import { expect } from '../../fixtures/patient.ts';
import { rooms } from './site.ts';

/** Figures of a visit that no screen proposes: each point falls, a few of them stall or rise. */
const figureOf = (visit: number, point: number): string =>
  ((point * 7) % 10) + 60 - visit * (point % 9 === 0 ? 0 : 4) + (point % 5 === 0 ? '.5' : '');
/** Two digits each; a place has its own by its name, as the order of chambers is each job's own. */
const airOf = (visit: number, title: string) =>
  `${70 + ((visit + title.length) % 9)}${30 + ((visit * title.length) % 20)}`;

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' });
const pad = (page: Page) => page.getByRole('dialog', { name: /^Number pad/ });
const press = async (page: Page, keys: readonly string[]) => {
  for (const key of keys) await page.keyboard.press(key);
};

/** How far the job is, as the screen says it. A point is counted by its row, not by that below its map. */
export interface Progress {
  points: number;
  /** Visits that have begun, and of the last what is read; undefined once it has ended. */
  visits: number;
  read: number | undefined;
}
export async function progressOf(page: Page): Promise<Progress> {
  await expect(page.getByRole('heading', { name: 'Moisture points' })).toBeVisible();
  await expect(button(page, /^(Begin|End) (the first )?visit/)).toBeVisible();
  const points = await page.getByRole('button', { name: /^Point place \d+ drywall/ }).count();
  // Read at once: the button goes when the visit that has begun comes.
  const under = page.getByRole('heading', { name: /^(Set-up|Visit \d+), began/ });
  const shown = await under.or(button(page, /^Begin /)).innerText();
  const number = Number(/^(?:Begin v|V)isit (\d+)/.exec(shown)?.[1] ?? 0);
  if (shown.startsWith('Begin')) return { points, visits: number, read: undefined };
  const said = await page.getByText(/^\d+ of \d+ read$/).innerText();
  return { points, visits: number + 1, read: Number(/^\d+/.exec(said)![0]) };
}

/** Adds the next point; a new one is like the last. */
export async function addPoint(page: Page, nth: number, of: number): Promise<void> {
  await button(page, 'Add point').first().click();
  const dialog = page.getByRole('dialog', { name: 'Add point' });
  await dialog.getByLabel(/^Where/).fill(`Point place ${nth}`);
  await dialog.getByLabel(/^Room/).selectOption(rooms[Math.floor((nth * rooms.length) / of)]!);
  await dialog.getByLabel(/^Goal/).fill('18');
  await dialog.getByLabel(/^Reason/).fill('Dry wall upstairs');
  await dialog.getByRole('button', { name: 'Add point' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(button(page, new RegExp(`^Point place ${nth} drywall`))).toBeVisible();
}

export async function beginVisit(page: Page): Promise<void> {
  await button(page, /^Begin /).click();
  await expect(pad(page)).toBeVisible();
}

/** Reads what the pad asks for next; opens it where it is closed. */
export async function readNext(page: Page, visit: number): Promise<void> {
  if ((await pad(page).count()) === 0) await button(page, /^Next: /).click();
  const note = await pad(page)
    .getByText(/(Place|point) \d+ of \d+/)
    .innerText();
  const isAir = note.startsWith('Place');
  const title = await pad(page).getByRole('heading').innerText();
  if (isAir) {
    await press(page, [...airOf(visit, title)]);
  } else {
    await press(page, [...figureOf(visit, Number(/\d+/.exec(title)![0])), 'Enter']);
  }
  await expect(pad(page).getByText(note)).toHaveCount(0);
}

/** Waits until the screen counts one more than before as read. */
export const isRead = (page: Page, before: number) =>
  expect.poll(async () => (await progressOf(page)).read, { timeout: 20_000 }).toBeGreaterThan(before);

export async function endVisit(page: Page): Promise<void> {
  await button(page, 'End visit').click();
  const dialog = page.getByRole('dialog', { name: 'End visit' });
  await dialog.getByRole('button', { name: 'End visit' }).click();
  await expect(dialog).toHaveCount(0);
}

/** The unit leaves and drying is closed. */
export async function close(page: Page): Promise<void> {
  const unit = button(page, /dehumidifier, LGR/).last();
  if (!(await unit.innerText()).includes('removed')) {
    await unit.click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('What happens now').selectOption('Removed from site');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toHaveCount(0);
  }
  const done = page.getByText(/^Drying closed/);
  if ((await done.count()) === 0) {
    await button(page, 'Close drying').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Close drying' }).click();
  }
  await expect(done).toBeVisible();
}

/** Of the browser's store: how many changes are not sent. */
export async function unsent(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const name = (await indexedDB.databases()).find((one) => one.name?.startsWith('tsp-device-'))!.name!;
    const db = await done(indexedDB.open(name));
    const count = await done(db.transaction('outbox').objectStore('outbox').count());
    db.close();
    return count;
  });
}
