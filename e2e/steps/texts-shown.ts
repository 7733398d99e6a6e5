import type { Page } from '@playwright/test';

/** Keeps all that stands on the screens of this page from now on, be it for one frame; the answer reads it. */
export async function keepTextsShown(page: Page): Promise<() => Promise<string>> {
  await page.addInitScript(() => {
    const shown = new Set<string>();
    Object.assign(window, { shown });
    const look = () => {
      for (const line of document.body?.innerText.split('\n') ?? []) shown.add(line.trim());
    };
    new MutationObserver(look).observe(document, { childList: true, subtree: true, characterData: true });
  });
  return () =>
    page.evaluate(() => [...(window as unknown as { shown: Set<string> }).shown].filter(Boolean).join('\n'));
}
