import Dexie, { liveQuery } from 'dexie';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetOutOfSpace, isOutOfSpace, noteOutOfSpace } from '../disk/out-of-space.ts';
import {
  finishReserve,
  hasSpaceToSpare,
  keepReserve,
  releaseReserve,
  reserveKnownKey,
} from '../disk/reserve.ts';
import { isStoreShut } from '../disk/store-shut.ts';
import { freshDevice, until } from '../testing/browser.ts';
import { SmallDisk } from '../testing/small-disk.ts';
import { closeDevice, type Device, device } from './device.ts';
import { keepOpen } from './keep-open.ts';

const megabyte = 1024 ** 2;
let disk: SmallDisk;
let on: Device;
/** How often Chromium was asked for the store. */
let openings = 0;

beforeEach(async () => {
  disk = new SmallDisk();
  disk.room = 100 * megabyte;
  forgetOutOfSpace();
  const { open } = Dexie.prototype;
  // On a completely full disk Chromium opens no store.
  vi.spyOn(Dexie.prototype, 'open').mockImplementation(function (this: Dexie) {
    openings++;
    if (disk.left() > 0) return open.call(this);
    const words = 'Internal error opening backing store for indexedDB.open.';
    return Promise.reject(new DOMException(words, 'UnknownError')) as never;
  });
  // A store that existed before, with its reserve.
  await freshDevice('http://127.0.0.1:9').open();
  await until(() => disk.left() === 90 * megabyte);
  closeDevice();
  openings = 0;
  on = device();
});
afterEach(() => {
  expect(disk.deadly).toEqual([]);
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** As Chromium does it when a write finds no space. */
function cutOff(store: Device): void {
  const connection = store.backendDB();
  connection.close();
  connection.onclose?.call(connection, new Event('close'));
}

// The first: two seconds after a start the log begins again, which also asks, in the middle of later tests.
test("store: a device that was never full asks at the start for the reserve's size and nothing else of the disk", async () => {
  const asked = vi.spyOn(navigator.storage, 'getDirectory');
  const worker = vi.spyOn(globalThis, 'Worker');
  await keepOpen(on);
  expect(asked).toHaveBeenCalledTimes(1);
  expect(worker).not.toHaveBeenCalled();
  expect(disk.left()).toBe(90 * megabyte);
});

test("store: the reserve is held once, released except for the log's part, and says whether there is space", async () => {
  disk = new SmallDisk();
  disk.room = 100 * megabyte;
  const before = disk.left();
  expect(await keepReserve()).toBe(true);
  expect(await keepReserve()).toBe(true);
  const held = before - disk.left();
  expect(held).toBe(10 * megabyte);
  await releaseReserve();
  expect(before - disk.left()).toBe(2 * megabyte);
  disk.room = held - 1;
  expect(await keepReserve()).toBe(false);
  expect(disk.left()).toBe(8 * megabyte - 1);
});

test('store: one the browser does not open for ten seconds is reported as shut until it is open', async () => {
  vi.useFakeTimers();
  let answer = () => {};
  vi.spyOn(Dexie.prototype, 'open').mockReturnValue(
    new Promise<void>((resolve) => (answer = resolve)) as never,
  );
  const kept = keepOpen(on);
  await vi.advanceTimersByTimeAsync(9_999);
  expect(isStoreShut()).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(isStoreShut()).toBe(true);
  answer();
  await kept;
  expect(isStoreShut()).toBe(false);
});

test('store: a write that found no space but was reported as done, its space is released', async () => {
  await releaseReserve();
  disk.isLying = true;
  disk.room = 7 * megabyte;
  expect(await keepReserve()).toBe(false);
  expect(disk.left()).toBe(5 * megabyte);
});

test('store: space to spare is as much again, and stays as it is', async () => {
  disk.room = 18 * megabyte;
  expect(await hasSpaceToSpare()).toBe(true);
  disk.room -= 1;
  expect(await hasSpaceToSpare()).toBe(false);
  expect(disk.left()).toBe(8 * megabyte - 1);
});

test('store: a full disk, the store opens in the space of the reserve', async () => {
  disk.room = 10 * megabyte;
  expect(disk.left()).toBe(0);
  await keepOpen(on);
  expect(on.isOpen()).toBe(true);
  expect(isStoreShut()).toBe(false);
});

test('store: not a byte left, the store is shut and its watchers continue when there is space', async () => {
  await releaseReserve();
  disk.room = 0;
  const counts: number[] = [];
  const watching = liveQuery(() => device().projects.count()).subscribe((count) => counts.push(count));
  const opened = keepOpen(on);
  await until(isStoreShut);
  expect(counts).toEqual([]);
  disk.room = 100 * megabyte;
  await opened;
  expect(isStoreShut()).toBe(false);
  await until(() => counts.length > 0);
  watching.unsubscribe();
});

test('store: one that was cut off is not opened before there is space for it, then in a new log', async () => {
  await keepOpen(on);
  await releaseReserve();
  const before = openings;
  disk.room = 10 * megabyte - 1;
  cutOff(on);
  const reading = on.projects.count();
  await until(isStoreShut);
  expect(openings).toBe(before);
  const asked = vi.spyOn(indexedDB, 'open');
  disk.room = 100 * megabyte;
  expect(await reading).toBe(0);
  expect(asked.mock.calls.map(([name]) => name)).toEqual(['tsp-new-log', on.name]);
  expect(openings).toBe(before + 1);
  expect(isStoreShut()).toBe(false);
  expect(isOutOfSpace()).toBe(false);
});

test('store: the next start knows that the disk was full and looks for space before it opens anything', async () => {
  await releaseReserve();
  noteOutOfSpace();
  disk.room = 10 * megabyte - 1;
  const opened = keepOpen(on);
  await until(isStoreShut);
  expect(openings).toBe(0);
  disk.room = 10 * megabyte;
  await opened;
  expect(on.isOpen()).toBe(true);
  // Enough space for this and none to spare: the next start looks again.
  expect(isOutOfSpace()).toBe(true);
});

test.each([
  ['given back to the store', undefined],
  ['being held again', 3 * megabyte],
])(
  'store: the mark was lost on a full disk, the reserve shows that it was %s when the browser was killed',
  async (_, size) => {
    await releaseReserve();
    if (size !== undefined) disk.setSize('tsp-reserve', size);
    forgetOutOfSpace();
    localStorage.removeItem(reserveKnownKey);
    disk.room = 10 * megabyte - 1;
    const opened = keepOpen(on);
    await until(isStoreShut);
    expect(openings).toBe(0);
    expect(isOutOfSpace()).toBe(true);
    disk.room = 18 * megabyte;
    await opened;
    expect(on.isOpen()).toBe(true);
    expect(isOutOfSpace()).toBe(false);
    // Held again, for entries and for the log.
    expect(disk.left()).toBe(8 * megabyte);
  },
);

test('store: one that closes while the reserve is checked stays closed', async () => {
  const opening = on.open();
  on.close();
  await expect(opening).rejects.toThrow(Dexie.DatabaseClosedError);
  expect(on.isOpen()).toBe(false);
  expect(openings).toBe(0);
});

test('store: the log starts again in its own space when the rest is used up, and that space is held again', async () => {
  await keepOpen(on);
  await releaseReserve();
  disk.room = 2 * megabyte;
  const rooms: number[] = [];
  const { open } = indexedDB;
  vi.spyOn(indexedDB, 'open').mockImplementation(function (this: IDBFactory, ...given) {
    rooms.push(disk.left());
    return open.apply(this, given);
  });
  cutOff(on);
  await until(isStoreShut);
  await until(() => rooms.length > 0 && disk.left() === 0);
  expect(rooms).toEqual([2 * megabyte]);
  disk.room = 100 * megabyte;
  await until(() => on.isOpen());
});

test('store: a reserve not made yet is made at the next start; that does not hold a released one', async () => {
  disk = new SmallDisk();
  disk.room = 100 * megabyte;
  await finishReserve();
  expect(disk.left()).toBe(90 * megabyte);
  await releaseReserve();
  await finishReserve();
  expect(disk.left()).toBe(98 * megabyte);
});

test('store: a failed opening is not repeated without looking for space', async () => {
  const tried = vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    const request = { error: new DOMException('Internal error.', 'UnknownError') } as IDBOpenDBRequest;
    const event = { target: request, preventDefault() {}, stopPropagation() {} };
    queueMicrotask(() => request.onerror?.(event as never));
    return request;
  });
  await expect(on.open()).rejects.toThrow('Internal error.');
  expect(tried).toHaveBeenCalledTimes(1);
});

test('store: a reserve another tab has open is not taken for held: the store waits for it', async () => {
  await releaseReserve();
  noteOutOfSpace();
  disk.taken.add('tsp-reserve');
  expect(await keepReserve()).toBe(false);
  const opened = keepOpen(on);
  await until(isStoreShut);
  expect(openings).toBe(0);
  disk.taken.clear();
  await opened;
  expect(isStoreShut()).toBe(false);
});

test('store: a browser without private files, nothing is held and the store opens anyway', async () => {
  localStorage.removeItem(reserveKnownKey);
  vi.spyOn(navigator.storage, 'getDirectory').mockRejectedValue(
    new DOMException('Not here.', 'SecurityError'),
  );
  expect(await keepReserve()).toBe(true);
  noteOutOfSpace();
  await keepOpen(on);
  expect(on.isOpen()).toBe(true);
});

test('store: a worker a full disk cannot load is not taken for a browser without such files: the store waits', async () => {
  noteOutOfSpace();
  disk.room = 10 * megabyte;
  disk.isWorkerLost = true;
  const opened = keepOpen(on);
  await until(isStoreShut);
  expect(openings).toBe(0);
  expect(isOutOfSpace()).toBe(true);
  disk.isWorkerLost = false;
  await opened;
  // Only now is it released.
  expect(disk.left()).toBe(8 * megabyte);
});

test('store: a start that cannot check a reserve once held here waits too', async () => {
  const looking = vi.spyOn(navigator.storage, 'getDirectory');
  looking.mockRejectedValue(new DOMException('No file could be made.', 'UnknownError'));
  const opened = keepOpen(on);
  await until(isStoreShut);
  expect(openings).toBe(0);
  looking.mockRestore();
  await opened;
  expect(isOutOfSpace()).toBe(false);
});

test('store: a device that never had space for the reserve and was never cut off opens its store immediately', async () => {
  localStorage.removeItem(reserveKnownKey);
  disk = new SmallDisk();
  disk.room = 5 * megabyte;
  expect(await keepReserve()).toBe(false);
  await keepOpen(on);
  expect(openings).toBe(1);
  expect(isOutOfSpace()).toBe(false);
  expect(isStoreShut()).toBe(false);
});
