import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { choose, openDocumentation, sent } from '../steps/documentation.ts';
import { fingers } from '../steps/fingers.ts';
import { png } from '../steps/pictures.ts';

async function openThree(page: Page, url: string): Promise<void> {
  await openDocumentation(page, url);
  const photos = [png('one.png', 800, 255), png('two.png', 801, 200), png('three.png', 802)];
  await choose(page, 'Upload Photos', photos);
  await expect(sent(page)).toHaveCount(3);
}

test('photo touch: photos are swiped, spread, moved, tapped twice, turned with the phone, and pulled down to close', {
  tag: '@phone',
}, async ({ page, server }) => {
  await openThree(page, server.url);
  await page.getByRole('button', { name: 'View one.png' }).tap();
  const photo = page.locator('.yarl__slide_current img');
  const place = async () => (await photo.boundingBox())!;
  // Until it is read it is not painted and has no place.
  const wide = async () => Math.round((await photo.boundingBox())?.width ?? 0);
  // While the row of photos still glides, a spread is not recognized.
  const atRest = () =>
    expect
      .poll(async () => {
        const { x = -1, width = 0 } = (await photo.boundingBox()) ?? {};
        return `${Math.round(x)} to ${Math.round(x + width)}`;
      })
      .toBe('0 to 390');
  const hand = await fingers(page);
  const left = [[{ x: 320, y: 600 }], [{ x: 60, y: 605 }]] as const;

  await expect(photo).toHaveAttribute('alt', 'one.png');
  await atRest();
  await hand.move([...left[0]], [...left[1]]);
  await expect(photo).toHaveAttribute('alt', 'two.png');
  await atRest();
  await hand.move([...left[1]], [...left[0]]);
  await expect(photo).toHaveAttribute('alt', 'one.png');
  await atRest();

  // A swipe that begins on an arrow moves one photo, like any other.
  await hand.move([{ x: 358, y: 422 }], [{ x: 60, y: 425 }]);
  await expect(photo).toHaveAttribute('alt', 'two.png');
  await atRest();
  await hand.move([...left[1]], [...left[0]]);
  await expect(photo).toHaveAttribute('alt', 'one.png');
  await atRest();

  // Spread on the photo, it is larger, and a finger moves it instead of the row.
  await hand.move(
    [
      { x: 170, y: 400 },
      { x: 220, y: 440 },
    ],
    [
      { x: 100, y: 300 },
      { x: 290, y: 540 },
    ],
  );
  await expect.poll(wide).toBeGreaterThan(700);
  const before = await place();
  await hand.move([{ x: 200, y: 500 }], [{ x: 140, y: 460 }]);
  await expect.poll(async () => Math.round((await place()).x - before.x)).toBe(-60);
  await expect(photo).toHaveAttribute('alt', 'one.png');
  await page.setViewportSize({ width: 844, height: 390 });
  await expect(photo).toHaveAttribute('alt', 'one.png');
  await page.setViewportSize({ width: 390, height: 844 });
  // Above the facts, which have a place of their own below the photo.
  await hand.move(
    [
      { x: 60, y: 200 },
      { x: 330, y: 580 },
    ],
    [
      { x: 190, y: 410 },
      { x: 200, y: 430 },
    ],
  );
  await expect.poll(wide).toBe(390);

  await hand.doubleTap({ x: 200, y: 420 });
  // Three times as large, whatever the photo's own size; the second double tap zooms all the way out.
  await expect.poll(wide).toBe(1170);
  await hand.doubleTap({ x: 200, y: 420 });
  await expect.poll(wide).toBe(390);

  await page.setViewportSize({ width: 844, height: 390 });
  await expect.poll(wide).toBe(390);
  await expect(page.getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(wide).toBe(390);
  await hand.move([{ x: 200, y: 300 }], [{ x: 205, y: 640 }]);
  await expect(page.getByRole('button', { name: 'View one.png' })).toBeFocused();
});

test('photo touch: an arrow tapped as soon as a swiped photo stops moves on', { tag: '@phone' }, async ({
  page,
  server,
}) => {
  await openThree(page, server.url);
  const photo = page.locator('.yarl__slide_current img');
  const hand = await fingers(page);
  for (const width of [390, 820]) {
    await page.setViewportSize({ width, height: 844 });
    await page.getByRole('button', { name: 'View one.png' }).tap();
    // Until it is read, a touch does not hit the photo.
    await expect(photo).not.toHaveClass(/loading/);
    const arrow = (await page.getByRole('button', { name: 'Next' }).last().boundingBox())!;
    await hand.flick({ x: width * 0.8, y: 600 }, { x: width * 0.3, y: 602 });
    await expect(photo).toHaveAttribute('alt', 'two.png');
    const gliding = () => page.locator('.yarl__carousel').evaluate((row) => row.getAnimations().length);
    await expect.poll(gliding, { intervals: [20] }).toBe(0);
    await hand.tap({ x: arrow.x + arrow.width / 2, y: arrow.y + arrow.height / 2 });
    await expect(photo).toHaveAttribute('alt', 'three.png');
    await page.keyboard.press('Escape');
    await expect(photo).toHaveCount(0);
  }
});

test('photo touch: an arrow tapped as soon as a picture has loaded moves on', { tag: '@phone' }, async ({
  page,
  server,
}) => {
  await openThree(page, server.url);
  await page.getByRole('button', { name: 'View one.png' }).tap();
  const photo = page.locator('.yarl__slide_current img');
  await expect(photo).toHaveAttribute('alt', 'one.png');
  // It has an address and is about to be drawn.
  await page.evaluate(() => {
    const give = URL.createObjectURL;
    URL.createObjectURL = (picture) => {
      URL.createObjectURL = give;
      queueMicrotask(() => document.querySelector<HTMLElement>('.yarl__navigation_next')?.click());
      return give(picture);
    };
  });
  await page.getByRole('button', { name: 'Next' }).last().tap();
  await expect(photo).toHaveAttribute('alt', 'three.png');
});
