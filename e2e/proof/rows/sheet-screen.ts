import type { Page } from '@playwright/test';

/** Lines measured on the number pad, all of one group: the section Extraction. */
export const lines = [49, 50, 51, 52, 53, 54];
const group = 'extraction';

/** Opens a room's claim sheet and its group of lines. */
export async function openSheet(
  page: Page,
  url: string,
  { project, roomId }: { project: number; roomId: string },
) {
  await page.goto(`${url}/inspection/${project}/room/${roomId}`, { waitUntil: 'commit' });
  const head = page.locator(`#group-${group} h2 button`);
  await head.tap();
}

/** Types a figure into a line on the number pad, as a thumb does. The pad stays open. */
export async function typeFigure(page: Page, line: number, figure: number): Promise<void> {
  await page
    .locator(`#line-${line}`)
    .getByRole('button', { name: /Open number pad/ })
    .tap();
  const pad = page.getByRole('dialog', { name: /^Number pad/ });
  for (const digit of String(figure)) await pad.getByRole('button', { name: digit, exact: true }).tap();
}

/** Leaves the pad, which saves at once. */
export async function closePad(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Close number pad' }).tap();
}
