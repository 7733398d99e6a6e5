import type { Page } from '@playwright/test';
import { expectAccessible } from '../fixtures/expect-accessible.ts';
import { expect, test } from '../fixtures/test.ts';
import { choose, openDocumentation, sent } from '../steps/documentation.ts';
import { multiplyPhotos } from '../steps/many-photos.ts';
import { png } from '../steps/pictures.ts';

const tiny = (count: number) =>
  Array.from({ length: count }, (_, number) => png(`p${number}.png`, 16 + (number >> 8), number % 256));

test('documentation: a page of 500 photos loads only what is on screen, and scrolls', {
  tag: ['@phone', '@alone'],
}, async ({ page, server }) => {
  const { files, id, projectId } = await openDocumentation(page, server.url);
  await choose(page, 'Upload Photos', tiny(8));
  await expect(sent(page)).toHaveCount(8);
  await multiplyPhotos(server, id, 500);
  expect(new Set((await files()).photos.map(({ filename }) => filename)).size).toBe(500);
  await watchLongTasks(page);
  await page.reload();
  await expect(page.getByRole('tab', { name: /Photos 500/ })).toBeVisible();
  await scrollsSmoothly(page);

  // The project shows some of them, and all on request; its other inspections may have more.
  await page.goto(`/project/${projectId}`);
  const photos = page.getByRole('list', { name: 'Photos', exact: true }).getByRole('listitem');
  await expect(photos).toHaveCount(24);
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Show all \d+ photos$/ }).click();
  await expect(photos.nth(499)).toBeAttached();
  await expectAccessible(page);

  // Its evidence shows them all, and draws those near the screen.
  await page.goto(`/project/${projectId}?part=evidence`);
  const tiles = page.getByRole('button', { name: /^View \d+ p\d+\.png/ });
  await expect(tiles.first()).toBeVisible();
  const seen = await scrolled(page);
  test.info().annotations.push({ type: 'scrolling evidence', description: JSON.stringify(seen) });
  expect(seen.most, 'pictures held at once').toBeLessThan(60);
  expect(seen.longest, 'ms the page stood still').toBeLessThan(250);
  await page.keyboard.press('End');
  await expect(page.getByRole('button', { name: /^View 500 / }).locator('img')).toBeVisible();
  expect(await tiles.count()).toBeLessThan(200);
});

test('documentation: 500 photos selected at once are added one by one, and all reach the server once', {
  tag: ['@phone', '@slow'],
}, async ({ page, server }) => {
  test.setTimeout(900_000);
  const { files } = await openDocumentation(page, server.url);
  const many = tiny(500);
  await choose(page, 'Upload Photos', many);
  await expect(page.getByText(/^\d+ of 500 saved on this device$/).first()).toBeVisible();
  await expect(page.getByRole('tab', { name: /Photos 500/ })).toBeVisible({ timeout: 300_000 });
  const there = async () => (await files()).photos.map(({ filename }) => filename);
  await expect.poll(async () => (await there()).length, { timeout: 400_000, intervals: [2000] }).toBe(500);
  // In the order they were selected, though two are sent at a time.
  expect(await there()).toEqual(many.map(({ name }) => name));
});

/** From the next page on: how long scrolling stopped, each time. */
const watchLongTasks = (page: Page) =>
  page.addInitScript(() => {
    const held: number[] = [];
    Object.assign(window, { held });
    new PerformanceObserver((list) =>
      held.push(...list.getEntries().map(({ duration }) => duration)),
    ).observe({ type: 'longtask' });
  });

async function scrollsSmoothly(page: Page): Promise<void> {
  const cards = page.getByRole('list', { name: 'Photos' }).getByRole('listitem');
  const pictures = cards.locator('img');
  await expect(cards).toHaveCount(500);
  await expect(pictures.first()).toBeVisible();
  expect(await pictures.count()).toBeLessThan(60);
  const seen = await scrolled(page);
  test.info().annotations.push({ type: 'scrolling', description: JSON.stringify(seen) });
  expect(seen.most, 'pictures held at once').toBeLessThan(60);
  expect(seen.middle, 'ms between frames').toBeLessThan(50);
  expect(seen.longest, 'ms the page stood still').toBeLessThan(250);
  await expect(cards.last().locator('img')).toBeVisible();
  // While it glides few photos load; where it rests, those in sight and near it.
  const resting = await page.locator('ul img').count();
  expect(resting, 'pictures held where it rests').toBeGreaterThan(0);
  expect(resting, 'pictures held where it rests').toBeLessThan(60);
}

/** From top to bottom: pictures held at once, how long it stood still, and the time between frames. */
function scrolled(page: Page) {
  return page.evaluate(async () => {
    const { held } = window as unknown as { held: number[] };
    const gaps: number[] = [];
    let most = 0;
    let before = performance.now();
    const bottom = document.documentElement.scrollHeight - innerHeight;
    for (let top = 0; top < bottom; top += 240) {
      scrollTo(0, top);
      const now = await new Promise<number>(requestAnimationFrame);
      gaps.push(now - before);
      before = now;
      if (gaps.length % 20 === 0) most = Math.max(most, document.querySelectorAll('ul img').length);
    }
    gaps.sort((a, b) => a - b);
    return {
      most,
      held,
      longest: Math.max(0, ...held),
      middle: gaps[gaps.length >> 1]!,
      frames: gaps.length,
    };
  });
}
