import type { BrowserContext, Page } from '@playwright/test';

/** Holds requests to these addresses, of every method or of one, until the returned function is called. */
export async function hold(
  of: Page | BrowserContext,
  addresses: string,
  method?: string,
): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await of.route(addresses, async (route) => {
    if (method === undefined || route.request().method() === method) await promise;
    await route.continue();
  });
  return resolve;
}
