import { defineConfig } from '@playwright/test';

/** People's main ways in WebKit and Firefox, driven over WebDriver (docs/decisions/0085). */
export default defineConfig({
  testDir: 'engines',
  outputDir: 'results/engines',
  // Everything but the engine was tried in Chromium: these share one server, and are not to cost much.
  workers: 1,
  fullyParallel: false,
  forbidOnly: true,
  retries: 0,
  // As in playwright.config.ts.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  reporter: [['list'], ['json', { outputFile: 'results/engines.json' }]],
});
