import { chromium, devices } from '@playwright/test';
import { startServer } from '../fixtures/server.ts';
import { points } from './intake/points.ts';
import { proveIntakeKills } from './intake/prove-intake-kills.ts';

const began = performance.now();
const say = (line: string) => process.stdout.write(`${line}\n`);
const server = await startServer();
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  const context = await browser.newContext({
    baseURL: server.url,
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    userAgent: devices['Pixel 7'].userAgent,
  });
  const { kills, safe, typed, lost } = await proveIntakeKills(context, server.url, points);
  for (const one of lost) say(`lost: ${one}`);
  say(
    `proof:intake ${lost.length === 0 ? 'passed' : 'FAILED'}: a tab killed at ${kills} points, ${typed} letters typed, ` +
      `${safe} of them more than 300 ms before, ${lost.length} points with something lost, ` +
      `${Math.round((performance.now() - began) / 1000)} s`,
  );
  if (lost.length > 0) process.exitCode = 1;
} finally {
  await browser.close();
  await server.stop();
}
