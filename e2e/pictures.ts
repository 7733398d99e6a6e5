import { mkdir, readFile, stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { startServer } from './fixtures/server.ts';
import { openSignedIn } from './fixtures/sign-in.ts';
import { type Screen, screens, sizes, type Theme, themes } from './steps/pictured-screens.ts';

/**
 * Takes the pictures of README.md and docs/: the main screens of the built app with demo data. `npm run pictures`, or with
 * names for some of them: `npm run pictures -- today week`.
 */
const folder = resolve(import.meta.dirname, '../docs/pictures');
const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
const largest = 150_000;
const named = process.argv.slice(2);
const isWanted = ({ name, onlyLight }: Screen, theme: Theme) =>
  (theme === 'light' || !onlyLight) && (named.length === 0 || named.includes(name));
const file = (name: string, theme: Theme) => resolve(folder, `${name}-${theme}.png`);

/** A message that comes with a screen would lie over what the picture shows. */
async function closeMessages(page: Page): Promise<void> {
  const close = page.getByRole('button', { name: /^Close message/ });
  while ((await close.count()) > 0) await close.first().click();
}

async function shoot(page: Page, name: string, theme: Theme): Promise<void> {
  await closeMessages(page);
  const path = file(name, theme);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.screenshot({ path, animations: 'disabled', caret: 'hide', omitBackground: true });
  const { size } = await stat(path);
  process.stdout.write(`${path}: ${Math.round(size / 1000)} KB\n`);
  if (size > largest) throw new Error(`${path} is larger than ${largest / 1000} KB.`);
}

async function shootScreen(browser: Browser, baseURL: string, screen: Screen, theme: Theme): Promise<void> {
  const context = await browser.newContext({
    ...sizes[screen.size],
    baseURL,
    colorScheme: theme,
    reducedMotion: 'reduce',
    locale: 'en-US',
    timezoneId: 'America/Chicago',
  });
  // A busy machine draws slowly.
  context.setDefaultTimeout(120_000);
  const page = await context.newPage();
  await openSignedIn(page, screen.who, screen.address);
  await screen.show(page);
  await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode())));
  await shoot(page, screen.name, theme);
  await context.close();
}

/** Three phones side by side, for the top of README.md. */
async function shootPhones(browser: Browser, theme: Theme): Promise<void> {
  const src = async (name: string) =>
    `data:image/png;base64,${await readFile(file(name, theme), { encoding: 'base64' })}`;
  const shown = await Promise.all(['dashboard', 'intake', 'claim-sheet'].map(src));
  const context = await browser.newContext({ viewport: { width: 740, height: 520 }, colorScheme: theme });
  const page = await context.newPage();
  const edge = theme === 'light' ? '#c4cfcf' : '#3a4a4d';
  await page.setContent(
    `<style>
      body { margin: 0; display: flex; justify-content: space-between }
      img { box-sizing: border-box; border: 3px solid ${edge}; border-radius: 16px; width: 238px }
    </style>${shown.map((one) => `<img src="${one}">`).join('')}`,
  );
  await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode())));
  await shoot(page, 'phone', theme);
  await context.close();
}

await mkdir(folder, { recursive: true });
const server = await startServer({ TIDEMARK_DEMO: 'on', TIDEMARK_TIME_ZONE: 'America/Chicago' });
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
try {
  for (const theme of themes) {
    for (const screen of screens)
      if (isWanted(screen, theme)) await shootScreen(browser, server.url, screen, theme);
    await shootPhones(browser, theme);
  }
} finally {
  await browser.close();
  await server.stop();
}
