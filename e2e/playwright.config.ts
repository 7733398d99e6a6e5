import { defineConfig, devices } from '@playwright/test';

const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';

/**
 * For each window Chromium loads two hidden pages into a process of their own, for what its address bar may drop down:
 * as much work as loading Tidemark's first screen.
 */
const addressBar = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];
/** After each navigation Chromium begins a process for the next one, which a journey seldom has. */
const spare = ['SpareRendererForSitePerProcess'];
/** The last --disable-features counts, so Playwright's own are said again (its chromiumSwitches.ts). */
const playwrights = [
  ...['AvoidCorsURLLoaderRestartOnRedirect', 'AvoidUnnecessaryBeforeUnloadCheckSync', 'AimEnabled'],
  ...['DestroyProfileOnBrowserClose', 'HttpsFirstBalancedModeAutoEnable', 'HttpsUpgrades', 'LensOverlay'],
  ...['MediaRouter', 'NetworkTimeServiceQuerying', 'OptimizationHints', 'PaintHolding', 'PreconnectToSearch'],
  ...['ThirdPartyStoragePartitioning'],
];

/** Debian's Chromium, without what it would do on the network of its own accord. */
const args = [
  `--disable-features=${[...playwrights, ...addressBar, ...spare]}`,
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // A camera and a microphone that show and hum the same everywhere, and are never asked about.
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
];

const phone = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
  userAgent: devices['Pixel 7'].userAgent,
};
const desktop = { viewport: { width: 1440, height: 900 } };

/** Screens one sits at a desk for; all others are a technician's, on a phone. */
const office =
  /\b(accounts|audit|board|deliveries|estimate|import|import-keyboard|office-bulk|office-projects|office-project-form|office-views|overview|price-list|report|settings|technicians)\.spec\.ts/
    .source;

/**
 * `npm test` runs the journeys of a person's main ways (`@main`, `@main:phone`, `@main:desktop`), each at the size its screen is
 * used at: what keeps work from being lost, is sent once, works offline or is refused, the main way of each screen, and one
 * check of accessibility a screen. `npm run proof:journeys` runs every journey at both sizes (docs/decisions/0064).
 */
const all = process.env.JOURNEYS === 'all';
const phoneOnes = all ? undefined : new RegExp(`^(?=.*@main(?!:desktop))(?:.*@phone|(?!.*${office}))`);
const desktopOnes = all
  ? undefined
  : new RegExp(`^(?=.*@main(?!:phone))(?:.*@desktop|.*@main:desktop|.*${office})`);

export default defineConfig({
  testDir: 'journeys',
  globalSetup: './fixtures/need-browser.ts',
  outputDir: 'results/failures',
  // Each worker runs a server and a database of its own.
  workers: 2,
  fullyParallel: false,
  forbidOnly: true,
  retries: 0,
  // What is waited for comes soon or never; a machine six times as slow as ours still has the time for it.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  reporter: [['list'], ['json', { outputFile: 'results/journeys.json' }]],
  use: {
    browserName: 'chromium',
    launchOptions: { executablePath, args },
    locale: 'en-US',
    timezoneId: 'America/Chicago',
    // A failure's page is told in words (error-context.md); ready for a picture, each journey would be drawn once more.
    screenshot: 'off',
    // Recording every step of every journey keeps the processor from the journeys; where one is looked into: --trace on.
    trace: 'off',
  },
  // A journey for one of the two only says so by a tag; skipping it would count as failed (scripts/proof/count.ts).
  projects: [
    { name: 'phone', grep: phoneOnes, grepInvert: /@desktop|@alone/, use: phone },
    { name: 'desktop', grep: desktopOnes, grepInvert: /@phone|@alone/, use: desktop },
    // What takes times has the machine for itself: they are of the app then, not of a neighbor. By itself: --no-deps.
    ...(all
      ? [{ name: 'phone-alone', grep: /@alone/, use: phone, workers: 1, dependencies: ['phone', 'desktop'] }]
      : []),
  ],
});
