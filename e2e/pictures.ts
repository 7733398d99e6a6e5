import { mkdir, readFile, stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { startServer } from './fixtures/server.ts';
import { accounts, openSignedIn } from './fixtures/sign-in.ts';
import { openSection } from './steps/open-inspection.ts';

/** Takes the pictures of README.md and docs/: the main screens of the built app with demo data. `npm run pictures`. */
const folder = resolve(import.meta.dirname, '../docs/pictures');
const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
const largest = 150_000;
const themes = ['light', 'dark'] as const;
type Theme = (typeof themes)[number];

const sizes = {
  phone: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
  /** Drawn smaller: at full size a list of projects is a picture of 240 KB. */
  desktop: { viewport: { width: 1440, height: 900 }, deviceScaleFactor: 0.6 },
} as const;

interface Screen {
  name: string;
  size: keyof typeof sizes;
  who: string;
  /** Opens its address and waits for its content. */
  address: string;
  show(page: Page): Promise<void>;
}

const screens: readonly Screen[] = [
  {
    name: 'dashboard',
    size: 'phone',
    who: accounts.technician,
    address: '/',
    show: (page) => page.getByText('Basement water loss, sump pump failure').waitFor(),
  },
  {
    name: 'intake',
    size: 'phone',
    who: accounts.technician2,
    address: '/inspection/2',
    async show(page) {
      const section = await openSection(page, 'Damage Assessment');
      await section.getByText('Affected rooms').first().scrollIntoViewIfNeeded();
    },
  },
  {
    name: 'claim-sheet',
    size: 'phone',
    who: accounts.technician,
    address: '/inspection/1',
    async show(page) {
      await page.getByRole('link', { name: /^Claim sheet of Basement/ }).click();
      await page.getByRole('button', { name: /^General/ }).click();
      await page.getByRole('button', { name: /^Anti-Microbial Regular, .*Open number pad/ }).click();
      await page.getByRole('dialog', { name: /Number pad/ }).waitFor();
    },
  },
  {
    name: 'projects',
    size: 'desktop',
    who: accounts.manager,
    address: '/projects',
    show: (page) => page.getByText('Basement water loss, sump pump failure').first().waitFor(),
  },
  {
    name: 'paper-form',
    size: 'desktop',
    who: accounts.technician,
    address: '/inspection/1',
    async show(page) {
      await page.getByRole('button', { name: /^Claim sheet of Basement/ }).click();
      await page.getByText('12 of 106 lines filled').waitFor();
    },
  },
];

const file = (name: string, theme: Theme) => resolve(folder, `${name}-${theme}.png`);

async function shoot(page: Page, name: string, theme: Theme): Promise<void> {
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
  const page = await context.newPage();
  await openSignedIn(page, screen.who, screen.address);
  await screen.show(page);
  await shoot(page, screen.name, theme);
  await context.close();
}

/** Two phones in front of a desktop, for the top of README.md. */
async function shootTogether(browser: Browser, theme: Theme): Promise<void> {
  const src = async (name: string) =>
    `data:image/png;base64,${await readFile(file(name, theme), { encoding: 'base64' })}`;
  const [desk, front, side] = await Promise.all([src('projects'), src('claim-sheet'), src('dashboard')]);
  const context = await browser.newContext({ viewport: { width: 800, height: 448 }, colorScheme: theme });
  const page = await context.newPage();
  const edge = theme === 'light' ? '#c4cfcf' : '#3a4a4d';
  await page.setContent(
    `<style>
      body { margin: 0 } img { position: absolute; box-sizing: border-box; border: 1px solid ${edge}; }
      .desk { left: 0; top: 0; width: 608px; border-radius: 8px }
      .phone { border-radius: 16px; border-width: 3px; width: 170px; top: 66px }
    </style>
    <img class="desk" src="${desk}"><img class="phone" style="left: 432px" src="${side}">
    <img class="phone" style="left: 622px" src="${front}">`,
  );
  await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode())));
  await shoot(page, 'tidemark', theme);
  await context.close();
}

await mkdir(folder, { recursive: true });
const server = await startServer();
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
try {
  for (const theme of themes) {
    for (const screen of screens) await shootScreen(browser, server.url, screen, theme);
    await shootTogether(browser, theme);
  }
} finally {
  await browser.close();
  await server.stop();
}
