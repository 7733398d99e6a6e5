import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { commands, type Driver, limits, phone, type Size } from './driver.ts';
import { openMarionette } from './marionette.ts';
import { poll } from './poll.ts';
import { keepTrack, stop } from './stop.ts';

const preferences = (downloads: string) => ({
  // A port of its own choice, which it writes into its profile.
  'marionette.port': 0,
  // As in the journeys: movement is drawn by the processor.
  'ui.prefersReducedMotion': 1,
  'browser.download.folderList': 2,
  'browser.download.dir': downloads,
  'browser.download.useDownloadDir': true,
  'browser.download.always_ask_before_handling_new_types': false,
  'browser.download.open_pdf_attachments_inline': false,
  // Its list of downloads would open over the page and take the keys' focus.
  'browser.download.alwaysOpenPanel': false,
  'intl.accept_languages': 'en-US',
  // Neither first-run pages nor traffic of its own.
  'browser.startup.page': 0,
  'datareporting.policy.dataSubmissionEnabled': false,
  'toolkit.telemetry.reportingpolicy.firstRun': false,
  'app.update.enabled': false,
  'extensions.update.enabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'browser.safebrowsing.downloads.remote.enabled': false,
});

/** Narrower than Firefox's window can be: the page's own element in the window, as WebDriver BiDi's setViewport does. */
const narrow = ({ width, height }: Size) => `
  const { style } = gBrowser.selectedBrowser;
  style.setProperty('width', '${width}px');
  style.setProperty('height', '${height}px');
  gBrowser.selectedBrowser.parentElement.style.setProperty('align-items', 'start');
  gBrowser.selectedBrowser.parentElement.style.setProperty('justify-items', 'start');`;

/** Debian's Firefox without a window. */
export async function startFirefox(): Promise<Driver> {
  const home = await mkdtemp(join(tmpdir(), 'tidemark-firefox-'));
  const downloads = join(home, 'Downloads');
  const profile = join(home, 'profile');
  await mkdir(downloads);
  await mkdir(profile);
  const wanted = Object.entries(preferences(downloads));
  const lines = wanted.map(([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`);
  await writeFile(join(profile, 'user.js'), lines.join('\n'));
  const browser = keepTrack(
    spawn(
      'firefox-esr',
      ['--headless', '--marionette', '--remote-allow-system-access', '--no-remote', '--profile', profile],
      {
        stdio: 'ignore',
        detached: true,
        env: { PATH: process.env.PATH, HOME: home, LANG: 'en_US.UTF-8', TZ: 'America/Chicago' },
      },
    ),
  );
  const { send, close } = await openMarionette(await portOf(profile));
  await send('WebDriver:NewSession', { capabilities: { alwaysMatch: { acceptInsecureCerts: false } } });
  const ask: Driver['ask'] = async <T>(command: keyof typeof commands, body: object = {}) => {
    const own = command === 'execute' ? { ...body, newSandbox: false, sandbox: null } : body;
    const told = await send<T | { value: T }>(`WebDriver:${commands[command][2]}`, own);
    return (told && typeof told === 'object' && 'value' in told ? told.value : told) as T;
  };
  await ask('timeouts', limits);
  async function resize(size: Size): Promise<void> {
    await ask('resize', { width: Math.max(size.width, 900), height: size.height + 200 });
    await send('Marionette:SetContext', { value: 'chrome' });
    await ask('execute', { script: narrow(size), args: [] });
    await send('Marionette:SetContext', { value: 'content' });
  }
  await resize(phone);
  return {
    name: 'firefox',
    ask,
    resize,
    downloads,
    async end() {
      close();
      await stop(browser);
      await rm(home, { recursive: true, force: true, maxRetries: 10 });
    },
  };
}

const portOf = (profile: string) =>
  poll<number>('Firefox', async () => {
    const port = Number(await readFile(join(profile, 'MarionetteActivePort'), 'utf8').catch(() => ''));
    return port > 0 ? { done: port } : { not: 'It does not say where it listens.' };
  });
