import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { setTimeout as after } from 'node:timers/promises';
import { type BrowserContext, chromium, type Page } from '@playwright/test';

const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** A phone whose profile outlives its browser. */
export interface Phone {
  page: Page;
  /** Kills the browser and all its processes at once. */
  kill(): Promise<void>;
  /** Closes the browser normally. */
  close(): Promise<void>;
}

/** The browser's processes on this profile; `first` leads the group of the others. */
async function processesOf(profile: string): Promise<{ pid: number; first: boolean }[]> {
  const found: { pid: number; first: boolean }[] = [];
  for (const name of await readdir('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    // A process that ended since the listing has no file.
    const line = await readFile(`/proc/${name}/cmdline`, 'utf8').catch(() => '');
    if (line.includes(`--user-data-dir=${profile}`))
      found.push({ pid: Number(name), first: !line.includes('--type=') });
  }
  return found;
}

export async function openPhone(profile: string): Promise<Phone> {
  if (!existsSync(executablePath))
    throw new Error(`There is no browser at ${executablePath}: set CHROMIUM_PATH.`);
  const context: BrowserContext = await chromium.launchPersistentContext(profile, {
    executablePath,
    args,
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    locale: 'en-US',
  });
  const page = context.pages()[0] ?? (await context.newPage());
  page.setDefaultTimeout(20_000);
  const browser = (await processesOf(profile)).find(({ first }) => first);
  if (!browser) throw new Error('The browser that was started is not among the processes.');
  return {
    page,
    async kill() {
      // Playwright's own close would race with the death of what it closes.
      const noticed = new Promise((resolve) => context.once('close', resolve));
      process.kill(-browser.pid, 'SIGKILL');
      await noticed;
      while ((await processesOf(profile)).length > 0) await after(10);
    },
    close: () => context.close(),
  };
}
