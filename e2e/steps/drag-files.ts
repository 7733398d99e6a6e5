import type { Page } from '@playwright/test';

/**
 * Drags files and folders of this machine over the page and drops them, as a hand does; a page cannot simulate that.
 */
export async function dragFiles(page: Page, files: string[]) {
  const browser = await page.context().newCDPSession(page);
  const data = { items: [], files, dragOperationsMask: 1 };
  const at = (type: 'dragEnter' | 'dragOver' | 'drop', x: number, y: number) =>
    browser.send('Input.dispatchDragEvent', { type, x, y, data });
  return {
    async over(x: number, y: number): Promise<void> {
      await at('dragEnter', x, y);
      await at('dragOver', x, y);
    },
    async drop(x: number, y: number): Promise<void> {
      await at('drop', x, y);
    },
  };
}
