import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Device } from '../store/device.ts';
import { freshDevice, until } from '../testing/browser.ts';
import { SmallDisk } from '../testing/small-disk.ts';

const megabyte = 1024 ** 2;
const reserves = 10 * megabyte;
let disk: SmallDisk;
let opened: Device[] = [];

interface Tab {
  on: Device;
  keepOpen(): Promise<void>;
  isShut(): boolean;
}

/** Shares with other tabs what a browser shares, and no modules. */
async function openTab(): Promise<Tab> {
  vi.resetModules();
  const [{ device }, { keepOpen }, { isStoreShut }] = await Promise.all([
    import('../store/device.ts'),
    import('../store/keep-open.ts'),
    import('./store-shut.ts'),
  ]);
  const on = device();
  opened.push(on);
  return { on, keepOpen: () => keepOpen(on), isShut: isStoreShut };
}

beforeEach(async () => {
  disk = new SmallDisk();
  disk.room = 100 * megabyte;
  // The store and its reserve existed before the disk became full.
  const before = freshDevice('http://127.0.0.1:9');
  await before.open();
  await until(() => disk.left() === disk.room - reserves);
  before.close();
  localStorage.setItem('tsp-short-of-room', new Date().toISOString());
  disk.room = reserves;
});
afterEach(() => {
  for (const on of opened) on.close();
  opened = [];
  expect(disk.deadly).toEqual([]);
});

/** Chromium does this to every tab when a write of one finds no space. */
function cutOff(...tabs: Tab[]): void {
  for (const { on } of tabs) {
    const connection = on.backendDB();
    connection.close();
    connection.onclose?.call(connection, new Event('close'));
  }
}

test('full device: a second tab shares the space of the reserve with the first and takes none of it', async () => {
  const first = await openTab();
  await first.keepOpen();
  expect(disk.left()).toBe(8 * megabyte);
  // Entries, or another app, have used most of it.
  disk.room -= 7 * megabyte;
  const second = await openTab();
  await second.keepOpen();
  expect(second.on.isOpen()).toBe(true);
  expect(second.isShut()).toBe(false);
  expect(disk.left()).toBe(megabyte);
});

test('full device: that tab is closed, the next one looks for space of its own', async () => {
  const first = await openTab();
  await first.keepOpen();
  disk.room -= 7 * megabyte;
  first.on.close();
  const second = await openTab();
  const opening = second.keepOpen();
  await until(second.isShut);
  expect(second.on.isOpen()).toBe(false);
  disk.room = reserves;
  await opening;
  expect(second.isShut()).toBe(false);
});

test('full device: no space for a new log, a tab waits, says so, and opens when there is space', async () => {
  const first = await openTab();
  await first.keepOpen();
  disk.room = 0;
  const second = await openTab();
  // In the last 2 MB, which another app takes right afterwards.
  await second.keepOpen();
  const third = await openTab();
  const opening = third.keepOpen();
  await until(third.isShut);
  expect(third.on.isOpen()).toBe(false);
  disk.room = megabyte;
  await opening;
  expect(third.isShut()).toBe(false);
  expect([first, second, third].map(({ on }) => on.isOpen())).toEqual([true, true, true]);
});

test('full device: tabs cut off together are opened one by one, each in a new log and in the same space', async () => {
  disk.room = 100 * megabyte;
  const tabs = [await openTab(), await openTab()];
  for (const tab of tabs) await tab.keepOpen();
  disk.room = reserves;
  const asked = vi.spyOn(indexedDB, 'open');
  cutOff(...tabs);
  await until(() => tabs.every(({ on }) => on.isOpen()));
  const name = tabs[0]!.on.name;
  expect(asked.mock.calls.map(([asked]) => asked)).toEqual(['tsp-new-log', name, 'tsp-new-log', name]);
  asked.mockRestore();
  await until(() => disk.left() === 8 * megabyte);
  expect(tabs.map(({ isShut }) => isShut())).toEqual([false, false]);
});

test('full device: another app takes the released space, both tabs say so and open once there is space', async () => {
  const tabs = [await openTab(), await openTab()];
  for (const tab of tabs) await tab.keepOpen();
  disk.room -= 8 * megabyte;
  cutOff(...tabs);
  await until(() => tabs.every(({ isShut }) => isShut()));
  expect(tabs.map(({ on }) => on.isOpen())).toEqual([false, false]);
  disk.room = 100 * megabyte;
  await until(() => tabs.every(({ on, isShut }) => on.isOpen() && !isShut()));
  // There is space to spare, so it is held again.
  expect(disk.left()).toBe(disk.room - reserves);
});
