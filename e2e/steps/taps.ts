import type { Locator, Page } from '@playwright/test';

/** Counts a person's taps from here on, on every screen. */
export async function countTaps(page: Page): Promise<() => Promise<number>> {
  const count = () => {
    const counted = window as unknown as { taps?: true };
    if (counted.taps) return;
    counted.taps = true;
    const tap = () => sessionStorage.setItem('taps', String(Number(sessionStorage.getItem('taps')) + 1));
    addEventListener('pointerdown', tap, { capture: true });
  };
  await page.addInitScript(count);
  await page.evaluate(count);
  return () => page.evaluate(() => Number(sessionStorage.getItem('taps')));
}

/** Taps a field and types; the keyboard's own Next goes on to the fields after it. */
export async function typeIn(field: Locator, ...texts: string[]): Promise<void> {
  await field.click();
  for (const [place, text] of texts.entries()) {
    if (place > 0) await field.page().keyboard.press('Tab');
    await field.page().keyboard.press('ControlOrMeta+a');
    await field.page().keyboard.type(text);
  }
}
