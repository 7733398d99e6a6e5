import { liveQuery } from 'dexie';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Device, device } from './device.ts';
import { isStoreShut, keepOpen } from './keep-open.ts';
import { keepReserve, releaseReserve } from './reserve.ts';
import { freshDevice, until } from './testing/browser.ts';
import { SmallDisk } from './testing/small-disk.ts';

const disk = new SmallDisk();
let on: Device;

beforeEach(async () => {
  disk.room = 100 * 1024 ** 2;
  await releaseReserve();
  on = freshDevice('http://127.0.0.1:9');
  const open = on.open.bind(on);
  // On a disk without a byte left Chromium opens no store.
  vi.spyOn(on, 'open').mockImplementation(() => {
    if (disk.left() > 0) return open();
    const words = 'Internal error opening backing store for indexedDB.open.';
    return Promise.reject(new DOMException(words, 'UnknownError')) as never;
  });
});
afterEach(() => {
  vi.restoreAllMocks();
});

test('the reserve is held once, given back, and tells whether there is room', async () => {
  const before = disk.left();
  expect(await keepReserve()).toBe(true);
  expect(await keepReserve()).toBe(true);
  const held = before - disk.left();
  expect(held).toBe(8 * 1024 ** 2);
  await releaseReserve();
  expect(disk.left()).toBe(before);
  disk.room = held - 1;
  expect(await keepReserve()).toBe(false);
});

test('on a full disk the store is opened in the room of the reserve', async () => {
  await keepReserve();
  disk.room = 8 * 1024 ** 2;
  expect(disk.left()).toBe(0);
  await keepOpen(on);
  expect(on.isOpen()).toBe(true);
  expect(isStoreShut()).toBe(false);
});

test('without a byte left the store is shut, and what watches it goes on when there is room', async () => {
  disk.room = 0;
  const counts: number[] = [];
  const watching = liveQuery(() => device().projects.count()).subscribe((count) => counts.push(count));
  const opened = keepOpen(on);
  await until(isStoreShut);
  expect(counts).toEqual([]);
  disk.room = 100 * 1024 ** 2;
  await opened;
  expect(isStoreShut()).toBe(false);
  await until(() => counts.length > 0);
  watching.unsubscribe();
});

test('where the browser refuses files of its own nothing is held, and the store is opened all the same', async () => {
  vi.spyOn(navigator.storage, 'getDirectory').mockRejectedValue(
    new DOMException('Not here.', 'SecurityError'),
  );
  expect(await keepReserve()).toBe(true);
  vi.mocked(on.open).mockRejectedValueOnce(new DOMException('Later.', 'UnknownError'));
  await keepOpen(on);
  expect(on.isOpen()).toBe(true);
});
