import type { Page } from '@playwright/test';
import { expectAccessible } from '../fixtures/expect-accessible.ts';
import { expect, test } from '../fixtures/test.ts';
import { openDocumentation, sent } from '../steps/documentation.ts';
import { appIsKept } from '../steps/open-inspection.ts';

const toVoice = (page: Page) => page.getByRole('tab', { name: /Voice Notes/ }).click();
const rows = (page: Page) => page.getByRole('list', { name: 'Voice Notes' }).getByRole('listitem');

async function recordUntil(page: Page, length: RegExp): Promise<void> {
  await page.getByRole('button', { name: 'Record Voice Note' }).click();
  await expect(page.getByRole('region', { name: 'Recording' })).toContainText(length);
}

test.beforeEach(({ context }) => context.grantPermissions(['microphone']));

test('voice notes: one is recorded with pauses, played, sent and deleted @main', async ({ page, server }) => {
  const { files } = await openDocumentation(page, server.url);
  await toVoice(page);
  await expect(page.getByText('No voice notes yet')).toBeVisible();
  await expectAccessible(page);
  await recordUntil(page, /0:02/);
  await page.getByRole('button', { name: 'Pause' }).click();
  await expect(page.getByText('Paused. Your recording is saved on this device.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Resume' }).click();
  await expect(page.getByRole('region', { name: 'Recording' })).toContainText('0:03');
  await page.getByRole('button', { name: 'Save Voice Note' }).click();
  await expect(rows(page)).toHaveCount(1);
  await expect(sent(page)).toHaveCount(1);
  const [note] = (await files()).voiceNotes;
  expect(note!.filename).toMatch(/^Voice note \d{4}-\d\d-\d\d \d\d-\d\d-\d\d\.webm$/);
  expect(note!.duration).toBeGreaterThan(2.5);
  expect(note!.capturedAt).toMatch(/-0[56]:00$/);
  await page.getByRole('button', { name: /^Play Voice note/ }).click();
  await expect(rows(page)).toContainText(/0:01 \//);
  await page.getByRole('button', { name: /^Pause Voice note/ }).click();
  await expect(page.getByRole('button', { name: /^Play Voice note/ })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Delete Voice note/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete voice note' }).click();
  await expect.poll(async () => (await files()).voiceNotes.length).toBe(0);
});

test('voice notes: a recording interrupted by the end of the app becomes a note of all but its last seconds @main', async ({
  page,
  context,
  server,
  complaints,
}) => {
  const { files, address } = await openDocumentation(page, server.url);
  await appIsKept(page);
  complaints.expectNetworkFailures(true);
  await context.setOffline(true);
  await toVoice(page);
  await recordUntil(page, /0:04/);
  const died = page.waitForEvent('crash');
  const session = await context.newCDPSession(page);
  void session.send('Page.crash').catch(() => undefined);
  await died;
  await page.close();
  const again = await context.newPage();
  await again.goto(address);
  await expect(again.getByText('An interrupted recording was saved as a voice note.')).toBeVisible();
  await toVoice(again);
  await expect(rows(again)).toHaveCount(1);
  await context.setOffline(false);
  await expect
    .poll(async () => (await files()).voiceNotes[0]?.duration, { timeout: 30_000 })
    .toBeGreaterThan(2);
});

test('voice notes: leaving while a note loads from the server, it does not play', async ({
  page,
  server,
}) => {
  await openDocumentation(page, server.url);
  await toVoice(page);
  await recordUntil(page, /0:01/);
  await page.getByRole('button', { name: 'Save Voice Note' }).click();
  await expect(sent(page)).toHaveCount(1);
  await page.evaluate(() => {
    const { fetch } = window;
    window.fetch = async (...given) => {
      const answer = await fetch(...given);
      if (!answer.url.includes('/documentation/file/')) return answer;
      window.fetch = fetch;
      await new Promise((resolve) => Object.assign(window, { arrive: resolve }));
      return answer;
    };
    const heard: HTMLMediaElement[] = [];
    const { play } = HTMLMediaElement.prototype;
    HTMLMediaElement.prototype.play = function () {
      heard.push(this);
      return play.call(this);
    };
    Object.assign(window, { heard });
  });
  await page.getByRole('button', { name: /^Play Voice note/ }).click();
  await page.waitForFunction(() => 'arrive' in window);
  await page.getByRole('tab', { name: /Photos/ }).click();
  await expect(page.getByRole('button', { name: 'Upload Photos' })).toBeVisible();
  await page.evaluate(() => (window as unknown as { arrive: () => void }).arrive());
  await toVoice(page);
  await page.getByRole('button', { name: /^Play Voice note/ }).click();
  await expect(page.getByRole('button', { name: /^Pause Voice note/ })).toBeVisible();
  expect(await page.evaluate(() => (window as unknown as { heard: unknown[] }).heard.length)).toBe(1);
});

test('voice notes: without a microphone a message says so', async ({ page, server }) => {
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('No', 'NotAllowedError'));
  });
  await openDocumentation(page, server.url);
  await toVoice(page);
  await page.getByRole('button', { name: 'Record Voice Note' }).click();
  await expect(page.getByRole('alert')).toContainText('is blocking the microphone');
  await expectAccessible(page);
});
