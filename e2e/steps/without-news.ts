import type { Page } from '@playwright/test';

/**
 * Keeps the stream of live changes from starting: its events, also of the previous journey, would fetch what this page
 * is to miss or to request.
 */
export const withoutNews = (page: Page) => page.route('**/api/v1/live?*', () => undefined);
