import type { Page } from '@playwright/test';

/**
 * The stream of what others change does not begin: its news, of the journey before too, would bring by itself what this
 * page is to miss, or to ask for.
 */
export const withoutNews = (page: Page) => page.route('**/api/v1/live?*', () => undefined);
