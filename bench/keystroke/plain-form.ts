import type { Page } from '@playwright/test';
import { durations, forget } from './event-timing.ts';
import { pace, slowDown } from './typists.ts';

/**
 * Opens a page with a form of so many native text fields, one below the other, without a framework and without saving:
 * what a form of that length costs the browser by itself. The processor is slowed down from there on.
 */
export async function openPlainForm(page: Page, fields: number): Promise<void> {
  await page.goto('about:blank');
  const field = (_: unknown, index: number) => `<p><label>Field ${index + 1} <input></label></p>`;
  await page.setContent(
    `<style>input { display: block; width: 100%; font-size: 16px }</style>${Array.from({ length: fields }, field).join('')}`,
  );
  await slowDown(page);
}

/** Types each text into a field of its own, spread over the plain form. @returns the milliseconds of each key */
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

/** Types as fast as a person does. @returns how many keys that were */
export async function typeText(page: Page, text: string): Promise<number> {
  for (const key of text) {
    await page.keyboard.press(key === ' ' ? 'Space' : key, { delay: 15 });
    await page.waitForTimeout(pace - 15);
  }
  return text.length;
}
