import type { Page } from '@playwright/test';

/** Records every text on this page from now on, even for one frame; the returned function reads them. */
export async function recordTexts(page: Page): Promise<() => Promise<string>> {
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
