import type { Page } from '@playwright/test';

export const saved = (page: Page) => page.getByText(/^Saved on this device/).first();
export const said = (page: Page) => page.getByText('What is on this device cannot be opened.');
export const cleared = (page: Page) => page.getByText('This browser cleared what was on this device');
export const slow = { timeout: 30_000 };
/** Whether a screen says that the store is shut; it does not where a few bytes were left for what was entered. */
export const isSaid = (page: Page) =>
  said(page)
    .waitFor({ timeout: 6_000 })
    .then(
      () => true,
      () => false,
    );
