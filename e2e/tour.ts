import { chromium } from '@playwright/test';
import { startServer } from './fixtures/server.ts';
import { signIn } from './fixtures/sign-in.ts';
const server = process.env.URL ? { url: process.env.URL, stop: async () => {} } : await startServer();
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update', '--disable-sync'] });
const only = process.argv[2];
for (const [name, viewport, scheme] of [['phone-light', { width: 390, height: 844 }, 'light'], ['desk-light', { width: 1440, height: 900 }, 'light'], ['phone-dark', { width: 390, height: 844 }, 'dark'], ['desk-dark', { width: 1440, height: 900 }, 'dark']] as const) {
  if (only && !name.includes(only)) continue;
  const phone = name.startsWith('phone');
  const context = await browser.newContext({ viewport, colorScheme: scheme, isMobile: phone, hasTouch: phone, baseURL: server.url, locale: 'en-US', timezoneId: 'America/Chicago' });
  const page = await context.newPage();
  page.on('console', (m) => ['error', 'warning'].includes(m.type()) && console.log(name, m.type(), m.text()));
  page.on('pageerror', (e) => console.log(name, 'pageerror', e.stack));
  const shot = async (what: string, full = true) => { await page.waitForTimeout(500); await page.screenshot({ path: `/tmp/shots/${name}-${what}.png`, fullPage: full }); };
  try {
    await page.goto('/login'); await shot('01-login');
    await signIn(page);
    await page.waitForTimeout(1500); await shot('02-dashboard', false);
    await page.goto('/inspection/1'); await page.waitForTimeout(1500); await shot('05-rooms');
    await page.goto('/inspection/2'); await page.waitForTimeout(800); await shot('06-foreign');
    const rooms = await page.evaluate(async () => { const db = await new Promise<IDBDatabase>((r) => { const q = indexedDB.open('tsp-device-1'); q.onsuccess = () => r(q.result); }); return new Promise<{ id: string; name: string }[]>((r) => { const q = db.transaction('rooms').objectStore('rooms').getAll(); q.onsuccess = () => r(q.result); }); });
    const room = rooms.find((r) => r.name === 'Basement')!;
    await page.goto(`/inspection/1/room/${room.id}`); await page.waitForTimeout(1500); await shot('07-sheet');
    await page.goto('/project/1'); await page.waitForTimeout(1500); await shot('10-project');
    for (const p of ['profile', 'support', 'settings', 'to-send', 'nowhere']) { await page.goto('/' + p); await page.waitForTimeout(500); await shot('11-' + p); }
  } catch (e) { console.log(name, e); await shot('99-error'); }
  await context.close();
}
await browser.close(); await server.stop();
