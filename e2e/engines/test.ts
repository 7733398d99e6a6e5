import { test as base, expect, type Page } from '@playwright/test';
import { type Server, startServer } from '../fixtures/server.ts';
import type { Driver } from './driver.ts';
import { startFirefox } from './firefox.ts';
import { EnginePage, type Wire } from './page.ts';
import { startWebkit } from './webkit.ts';
import { layWire } from './wire.ts';

const start = { webkit: startWebkit, firefox: startFirefox };
type Engine = keyof typeof start;
/** All, or those this machine has (scripts/proof/tests.ts). */
export const engines = (process.env.ENGINES ?? 'webkit,firefox').split(',') as Engine[];

interface WorkerFixtures {
  server: Server;
  wire: Wire;
  browsers: Map<Engine, Driver>;
}

/**
 * The worker's server serves both engines, and each has one browser: the first way signs in on a new device, and the
 * others go on with it.
 */
export const test = base.extend<{ engine: Engine; device: EnginePage; page: Page }, WorkerFixtures>({
  engine: ['webkit', { option: true }],
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern.
    async ({}, use) => {
      const server = await startServer();
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  wire: [
    async ({ server }, use) => {
      const wire = await layWire(server.url);
      await use(wire);
      await wire.cut();
    },
    { scope: 'worker' },
  ],
  browsers: [
    // biome-ignore lint/correctness/noEmptyPattern: as above
    async ({}, use) => {
      const browsers = new Map<Engine, Driver>();
      await use(browsers);
      for (const browser of browsers.values()) await browser.end();
    },
    { scope: 'worker' },
  ],
  device: async ({ engine, browsers, wire, server }, use) => {
    const browser = browsers.get(engine) ?? (await start[engine]());
    // One at a time: an open one, too, draws and asks the server.
    for (const [name, other] of browsers) if (name !== engine && browsers.delete(name)) await other.end();
    browsers.set(engine, browser);
    const device = new EnginePage(browser, wire);
    // As in the journeys: the cards have everything at once.
    device.addInitScript(() => localStorage.setItem('tsp-projects-view', 'Cards'));
    await use(device);
    await wire.mend();
    await device.noteComplaints();
    const because = ['the console is silent', ...server.errors()].join('\n');
    expect(device.complaints, because).toEqual([]);
  },
  page: ({ device }, use) => use(device as unknown as Page),
});

export { expect };
