import type { Page } from '@playwright/test';

/** Devices that fail with this error until `cameraIsFree`. */
export async function deviceFails(page: Page, error: string): Promise<void> {
  await page.addInitScript((name) => {
    const open = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
    navigator.mediaDevices.getUserMedia = (wanted) =>
      'free' in window ? open(wanted) : Promise.reject(new DOMException('No', name));
  }, error);
}
export const cameraIsFree = (page: Page) => page.evaluate(() => Object.assign(window, { free: true }));
