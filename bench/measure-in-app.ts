import { type Browser, chromium } from '@playwright/test';
import { startServer } from '../e2e/fixtures/server.ts';
import { chromiumOptions } from './browser.ts';

/** Measures the built web app in one place after another, in the same browser and against the same server. */
export async function measureInApp<Place, Figure>(
  places: readonly Place[],
  measureAt: (browser: Browser, url: string, place: Place) => Promise<Figure>,
): Promise<Figure[]> {
  const server = await startServer();
  const browser = await chromium.launch(chromiumOptions());
  try {
    const figures: Figure[] = [];
    for (const place of places) figures.push(await measureAt(browser, server.url, place));
    return figures;
  } finally {
    await browser.close();
    await server.stop();
  }
}
