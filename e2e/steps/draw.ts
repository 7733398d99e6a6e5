import type { Locator, Page } from '@playwright/test';

/** Draws a line over a signature pad, as a finger does. */
export async function draw(page: Page, pad: Locator): Promise<void> {
  await pad.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const box = (await pad.boundingBox())!;
  await page.mouse.move(box.x + box.width * 0.2, box.y + box.height * 0.5);
  await page.mouse.down();
  for (const share of [0.3, 0.4, 0.5, 0.6, 0.7])
    await page.mouse.move(box.x + box.width * share, box.y + box.height * (share % 0.2 === 0 ? 0.3 : 0.7));
  await page.mouse.up();
}
