import type { Locator, Page } from '@playwright/test';

/**
 * Counts what a person does from here on, on every screen: each press, and each field typed into. A field that is
 * pressed and typed into counts once, as does one that the keyboard's Next or the app went on to.
 */
export async function countTaps(page: Page): Promise<() => Promise<number>> {
  const count = () => {
    const counted = window as unknown as { taps?: true };
    if (counted.taps) return;
    counted.taps = true;
    const tap = () => sessionStorage.setItem('taps', String(Number(sessionStorage.getItem('taps')) + 1));
    /** The field whose typing is counted already. */
    let typed: EventTarget | null = null;
    addEventListener(
      'pointerdown',
      ({ target }) => {
        typed = target;
        tap();
      },
      { capture: true },
    );
    addEventListener(
      'input',
      ({ target }) => {
        const types = target instanceof HTMLInputElement && !/checkbox|radio|file/.test(target.type);
        if (!(types || target instanceof HTMLTextAreaElement) || target === typed) return;
        typed = target;
        tap();
      },
      { capture: true },
    );
  };
  await page.addInitScript(count);
  await page.evaluate(count);
  return () => page.evaluate(() => Number(sessionStorage.getItem('taps')));
}

/** Taps outside of the page: in a list or an album of the device. */
export const tapped = (page: Page, times: number) =>
  page.evaluate((all) => {
    for (let tap = 0; tap < all; tap++) dispatchEvent(new PointerEvent('pointerdown'));
  }, times);

/** Taps a field and types; the keyboard's own Next goes on to the fields after it. */
export async function typeIn(field: Locator, ...texts: string[]): Promise<void> {
  await field.click();
  for (const [place, text] of texts.entries()) {
    if (place > 0) await field.page().keyboard.press('Tab');
    await field.page().keyboard.press('ControlOrMeta+a');
    await field.page().keyboard.type(text);
  }
}

/** A choice from the device's own list takes two taps. */
export async function pick(select: Locator, value: string): Promise<void> {
  await select.selectOption(value);
  await tapped(select.page(), 2);
}
