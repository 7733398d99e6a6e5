import type { Locator, Page } from '@playwright/test';
import { expect } from '../fixtures/patient.ts';

export const card = (page: Page, title: string) => page.getByRole('article', { name: title, exact: true });

export const filter = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Filter projects' }).getByRole('button', { name: new RegExp(`${name}$`) });

export const search = (page: Page) => page.getByRole('searchbox', { name: 'Search projects' });

/** Waits until the server has responded and the cards, or the reason for none, are there. */
export async function dashboardShows(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: 'Refresh' })).toHaveAttribute('aria-busy', 'false');
}

/** The titles of the cards, scrolling to the end of the list. */
export async function titles(page: Page): Promise<string[]> {
  const seen = new Set<string>();
  const look = async () => {
    for (const title of await page.getByRole('article').getByRole('heading').allTextContents())
      seen.add(title);
  };
  await look();
  for (let last = -1; last !== seen.size; await look()) {
    last = seen.size;
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
  }
  return [...seen].sort();
}

/** Presses Tab until the element has the focus. */
export async function tabTo(page: Page, wanted: Locator, most = 80): Promise<void> {
  for (let presses = 0; presses < most; presses++) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab did not reach ${wanted} in ${most} presses.`);
}
