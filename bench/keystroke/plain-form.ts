import type { Page } from '@playwright/test';
import { durations, forget } from './event-timing.ts';
import { pace, slowDown } from './typists.ts';

/**
 * Opens a page with this many native text fields, stacked, without a framework or saving: the browser's own cost of a
 * form of that length. The processor is slowed down from here on.
 */
export async function openPlainForm(page: Page, fields: number): Promise<void> {
  await page.goto('about:blank');
  const field = (_: unknown, index: number) => `<p><label>Field ${index + 1} <input></label></p>`;
  await page.setContent(
    `<style>input { display: block; width: 100%; font-size: 16px }</style>${Array.from({ length: fields }, field).join('')}`,
  );
  await slowDown(page);
}

/** Types each text into its own field, spread over the plain form. @returns the milliseconds of each key */
export async function typeIntoPlainForm(page: Page, texts: readonly string[]): Promise<number[]> {
  const inputs = page.locator('input');
  const step = Math.floor((await inputs.count()) / texts.length);
  await forget(page);
  let keys = 0;
  for (const [index, text] of texts.entries()) {
    await inputs.nth(index * step).focus();
    keys += await typeText(page, text);
  }
  return durations(page, keys);
}

/** Types at a person's speed. @returns the number of keys */
export async function typeText(page: Page, text: string): Promise<number> {
  for (const key of text) {
    await page.keyboard.press(key === ' ' ? 'Space' : key, { delay: 15 });
    await page.waitForTimeout(pace - 15);
  }
  return text.length;
}
