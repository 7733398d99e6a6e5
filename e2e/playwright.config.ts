import { defineConfig, devices } from '@playwright/test';

const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';

/**
 * For each window Chromium loads two hidden pages for its address bar into their own process: as much work as loading
 * Tidemark's first screen.
 */
const addressBar = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];
/** After each navigation Chromium starts a process for the next one, which a journey seldom has. */
const spare = ['SpareRendererForSitePerProcess'];
/** Only the last --disable-features counts, so this repeats Playwright's own (its chromiumSwitches.ts). */
const playwrights = [
  ...['AvoidCorsURLLoaderRestartOnRedirect', 'AvoidUnnecessaryBeforeUnloadCheckSync', 'AimEnabled'],
  ...['DestroyProfileOnBrowserClose', 'HttpsFirstBalancedModeAutoEnable', 'HttpsUpgrades', 'LensOverlay'],
  ...['MediaRouter', 'NetworkTimeServiceQuerying', 'OptimizationHints', 'PaintHolding', 'PreconnectToSearch'],
  ...['ThirdPartyStoragePartitioning'],
];

/** Debian's Chromium, without network traffic of its own. */
const args = [
  `--disable-features=${[...playwrights, ...addressBar, ...spare]}`,
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // A camera and a microphone that show and play the same everywhere, without asking for permission.
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
];

const all = process.env.JOURNEYS === 'all';

const phone = {
  viewport: { width: 390, height: 844 },
  // Four times the pixels, drawn without a graphics card, cost a fifth of the gate's journeys.
  deviceScaleFactor: all ? 2 : 1,
  isMobile: true,
  hasTouch: true,
  userAgent: devices['Pixel 7'].userAgent,
};
const desktop = { viewport: { width: 1440, height: 900 } };

/** Screens people use at a desk; all others are a technician's, on a phone. */
const office =
  /\b(accounts|audit|board|company|deliveries|estimate|import|import-keyboard|office-bulk|office-projects|office-projects-quick|office-project-form|office-views|overview|price-list|report|settings|technicians|today)\.spec\.ts/
    .source;

/**
 * `npm test` runs the journeys of people's main ways (`@main`, `@main:phone`, `@main:desktop`), each at the size its
 * screen is used at: work is not lost, is sent once, works offline or is refused, the main way of each screen, and one
 * accessibility check per screen. `npm run proof:journeys` runs every journey at both sizes (docs/decisions/0064,
 * 0082).
 */
const phoneOnes = all ? undefined : new RegExp(`^(?=.*@main(?!:desktop))(?:.*@phone|(?!.*${office}))`);
const desktopOnes = all
  ? undefined
  : new RegExp(`^(?=.*@main(?!:phone))(?:.*@desktop|.*@main:desktop|.*${office})`);

export default defineConfig({
  testDir: 'journeys',
  globalSetup: './fixtures/need-browser.ts',
  outputDir: 'results/failures',
  // Each worker runs its own server and database.
  workers: 2,
  fullyParallel: false,
  forbidOnly: true,
  retries: 0,
  // A machine six times as slow as ours still has time for every wait.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  reporter: [['list'], ['json', { outputFile: 'results/journeys.json' }]],
  use: {
    browserName: 'chromium',
    launchOptions: { executablePath, args },
    locale: 'en-US',
    timezoneId: 'America/Chicago',
    // Movement is drawn by the processor too: it was a third of the gate's journeys. The proof has it.
    contextOptions: all ? {} : { reducedMotion: 'reduce' },
    // A failure's page is described in text (error-context.md); screenshots would make each journey draw everything
    // again.
    screenshot: 'off',
    // Recording every step costs the journeys processor time; use --trace on to investigate one.
    trace: 'off',
  },
  // A journey for one size only has a tag; skipping it would count as failed (scripts/proof/count.ts).
  projects: [
    { name: 'phone', grep: phoneOnes, grepInvert: /@desktop|@alone/, use: phone },
    { name: 'desktop', grep: desktopOnes, grepInvert: /@phone|@alone/, use: desktop },
    // Journeys that measure time have the machine to themselves. To run them alone: --no-deps.
    ...(all
      ? [{ name: 'phone-alone', grep: /@alone/, use: phone, workers: 1, dependencies: ['phone', 'desktop'] }]
      : []),
  ],
});
