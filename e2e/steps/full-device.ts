import type { Page } from '@playwright/test';

/**
 * A device whose disk became full during the last use: its reserve is gone, a mark says so, and Chromium finds no
 * space. The next opening finds the store shut.
 * @returns a function that makes space again, all or some
 */
export async function fillDevice(page: Page, url: string): Promise<(bytes?: number) => Promise<void>> {
  const browser = await page.context().newCDPSession(page);
  await page.waitForFunction(async () => {
    const folder = await navigator.storage.getDirectory();
    const reserve = await folder.getFileHandle('tsp-reserve').catch(() => undefined);
    return reserve !== undefined && (await reserve.getFile()).size === 8 * 1024 ** 2;
  });
  await page.evaluate(async () => {
    const folder = await navigator.storage.getDirectory();
    await (await (await folder.getFileHandle('tsp-reserve')).createWritable()).close();
    localStorage.setItem('tsp-short-of-room', new Date().toISOString());
  });
  await browser.send('Storage.overrideQuotaForOrigin', { origin: url, quotaSize: 1024 ** 2 });
  return async (bytes) => {
    const { usage } = await browser.send('Storage.getUsageAndQuota', { origin: url });
    const quota = bytes !== undefined && { quotaSize: usage + bytes };
    await browser.send('Storage.overrideQuotaForOrigin', { origin: url, ...quota });
  };
}
