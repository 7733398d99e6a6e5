import type { Page } from '@playwright/test';
import { expectAccessible } from '../fixtures/expect-accessible.ts';
import { expect, test } from '../fixtures/test.ts';
import { answer } from '../steps/answer.ts';
import { deviceFails } from '../steps/devices.ts';
import { openDocumentation, sent } from '../steps/documentation.ts';

/** The voice notes tab of a new inspection. */
async function openVoiceNotes(page: Page, url: string, rooms?: string[]): Promise<void> {
  await openDocumentation(page, url, rooms);
  await page.getByRole('tab', { name: /Voice Notes/ }).click();
}

test('microphone: one voice note is recorded at a time, and the focus follows', async ({
  page,
  context,
  server,
}) => {
  await context.grantPermissions(['microphone']);
  await openVoiceNotes(page, server.url, ['Master bedroom with walk-in closet, second floor']);
  const record = page.getByRole('button', { name: 'Record Voice Note' });
  await record.press('Enter');
  await expect(page.getByRole('button', { name: 'Pause' })).toBeFocused();
  await expect(record).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Recording' })).toContainText('0:01');
  await page.getByRole('button', { name: 'Discard' }).press('Enter');
  await answer(page.getByRole('dialog'), 'Discard recording');
  await expect(record).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Recording' })).toContainText('0:01');
  await page.getByRole('button', { name: 'Save Voice Note' }).press('Enter');
  await expect(record).toBeFocused();
  await expect(sent(page)).toHaveCount(1);
  for (const width of [195, 360, 390]) {
    await page.setViewportSize({ width, height: 800 });
    const { tall, beyond } = await page.getByRole('list', { name: 'Voice Notes' }).evaluate((list) => ({
      tall: list.querySelector('time')!.getClientRects().length,
      beyond: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    }));
    expect([tall, beyond], `at ${width}`).toEqual([1, 0]);
  }
});

test('microphone: leaving while the browser asks for permission, nothing is recorded', async ({
  page,
  server,
}) => {
  await page.addInitScript(() => {
    const context = new AudioContext();
    const { stream } = context.createMediaStreamDestination();
    navigator.mediaDevices.getUserMedia = () =>
      new Promise((resolve) => Object.assign(window, { allow: () => resolve(stream), heard: stream }));
  });
  await openVoiceNotes(page, server.url);
  await page.getByRole('button', { name: 'Record Voice Note' }).click();
  await page.getByRole('tab', { name: /Photos/ }).click();
  await page.evaluate(() => (window as unknown as { allow: () => void }).allow());
  await expect
    .poll(() =>
      page.evaluate(() =>
        (window as unknown as { heard: MediaStream }).heard.getTracks().map(({ readyState }) => readyState),
      ),
    )
    .toEqual(['ended']);
});

test('microphone: leaving while the device prepares, nothing is recorded', async ({ page, server }) => {
  await openToRecord(page, server.url);
  await page.evaluate(() => {
    // Each ends on its own then, once nothing more is requested.
    IDBTransaction.prototype.commit = () => {};
    const { add } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.add = function (...given) {
      const added = add.apply(this, given);
      if (this.name !== 'recordings') return added;
      const hold = () => {
        if (!('mayBegin' in window)) this.count().onsuccess = hold;
      };
      hold();
      return Object.assign(window, { begins: true }) && added;
    };
  });
  await page.getByRole('button', { name: 'Record Voice Note' }).click();
  await page.waitForFunction(() => 'begins' in window);
  await page.getByRole('tab', { name: /Photos/ }).click();
  await expect(page.getByRole('button', { name: 'Upload Photos' })).toBeVisible();
  const track = await microphone(page);
  expect(await track.evaluate(({ readyState }) => readyState)).toBe('live');
  await page.evaluate(() => Object.assign(window, { mayBegin: true }));
  await expect.poll(() => track.evaluate(({ readyState }) => readyState)).toBe('ended');
  await page.getByRole('tab', { name: /Voice Notes/ }).click();
  await expect(page.getByText('No voice notes yet')).toBeVisible();
});

test('microphone: another app has it, the message says so', async ({ page, server }) => {
  await deviceFails(page, 'NotReadableError');
  await openVoiceNotes(page, server.url);
  await page.getByRole('button', { name: 'Record Voice Note' }).click();
  await expect(page.getByRole('alert')).toContainText('Another app is using the microphone.');
});

test('microphone: Safari finds none, the message says so', async ({ page, server }) => {
  await deviceFails(page, 'OverconstrainedError');
  await openVoiceNotes(page, server.url);
  await page.getByRole('button', { name: 'Record Voice Note' }).click();
  await expect(page.getByRole('alert')).toContainText('No microphone found.');
});

/** The voice notes tab, ready to record; it keeps the microphone it gets. */
async function openToRecord(page: Page, url: string): Promise<void> {
  await page.context().grantPermissions(['microphone']);
  await page.addInitScript(() => {
    const open = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
    navigator.mediaDevices.getUserMedia = async (wanted) => {
      const heard = await open(wanted);
      Object.assign(window, { heard });
      return heard;
    };
  });
  await openVoiceNotes(page, url);
}
const microphone = (page: Page) =>
  page.evaluateHandle(() => (window as unknown as { heard: MediaStream }).heard.getTracks()[0]!);

test('microphone: a call takes it, the recording ends, is kept and says so', async ({ page, server }) => {
  await openToRecord(page, server.url);
  await page.getByRole('button', { name: 'Record Voice Note' }).press('Enter');
  const recording = page.getByRole('region', { name: 'Recording' });
  await expect(recording).toContainText('0:02');
  await (await microphone(page)).evaluate((track) => track.stop());
  await expect(page.getByRole('alert')).toContainText('Recording stopped because a call');
  await expect(recording).toHaveCount(0);
  await expect(page.getByRole('list', { name: 'Voice Notes' }).getByRole('listitem')).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Record Voice Note' })).toBeFocused();
  await expectAccessible(page);
});

test('microphone: no space for a recording, the message says that none began and the microphone is released', async ({
  page,
  server,
}) => {
  await openToRecord(page, server.url);
  await page.evaluate(() => {
    const { add } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.add = function (...given) {
      if (this.name !== 'recordings') return add.apply(this, given);
      throw new DOMException('No room', 'QuotaExceededError');
    };
  });
  await page.getByRole('button', { name: 'Record Voice Note' }).click();
  await expect(page.getByRole('alert')).toContainText('This device is out of space');
  expect(await (await microphone(page)).evaluate(({ readyState }) => readyState)).toBe('ended');
});
