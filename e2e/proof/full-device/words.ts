import type { Page } from '@playwright/test';

export const saved = (page: Page) => page.getByText(/^Saved on this device/).first();
export const said = (page: Page) => page.getByText("Tidemark can't open the data on this device.");
export const cleared = (page: Page) =>
  page.getByText("This browser cleared Tidemark's data from this device");
export const slow = { timeout: 30_000 };
/** Whether a screen says that the store is shut; it does not if a few bytes were left for entries. */
export const isSaid = (page: Page) =>
  said(page)
    .waitFor({ timeout: 6_000 })
    .then(
      () => true,
      () => false,
    );
