import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Device } from '../store/device.ts';
import { keepOpen } from '../store/keep-open.ts';
import { freshDevice, until } from '../testing/browser.ts';
import { SmallDisk } from '../testing/small-disk.ts';
import { isOutOfSpace, noteOutOfSpace } from './out-of-space.ts';

const megabyte = 1024 ** 2;
let disk: SmallDisk;
let on: Device;
/** How long each pause would be; here none takes time. */
let pauses: number[];

beforeEach(async () => {
  disk = new SmallDisk();
  disk.room = 12 * megabyte;
  pauses = [];
  const { setTimeout } = globalThis;
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(((work: () => void, ms = 0, ...given: []) => {
    if (ms >= 30_000) pauses.push(ms);
    return setTimeout(work, ms >= 30_000 ? 0 : ms, ...given);
  }) as never);
  on = freshDevice('http://127.0.0.1:9');
  noteOutOfSpace();
});
afterEach(() => {
  vi.restoreAllMocks();
  on.close();
});

test('full device: a tab that stays open after a full disk holds the reserve again when there is space to spare', async () => {
  await keepOpen(on);
  // Released to the store, except for the log's part.
  expect(disk.left()).toBe(10 * megabyte);
  await until(() => pauses.length >= 7);
  expect(pauses.slice(0, 7)).toEqual([30, 60, 120, 240, 480, 600, 600].map((seconds) => seconds * 1000));
  expect(isOutOfSpace()).toBe(true);
  disk.room = 18 * megabyte;
  await until(() => !isOutOfSpace());
  expect(disk.left()).toBe(8 * megabyte);
  const asked = pauses.length;
  await on.meta.put({ key: 'sent', value: 1 });
  expect(pauses).toHaveLength(asked);
});

test('full device: while it tests for space, which briefly takes the last of it, nothing is written', async () => {
  await keepOpen(on);
  const { getDirectory } = navigator.storage;
  const seen: string[] = [];
  let wrote: Promise<unknown> | undefined;
  navigator.storage.getDirectory = async () => {
    wrote ??= on.meta.put({ key: 'sent', value: 1 }).then(() => seen.push('written'));
    // Long enough for a write that nothing blocks.
    for (let turn = 0; turn < 50; turn++) await new Promise((resolve) => setImmediate(resolve));
    seen.push('looked');
    return getDirectory.call(navigator.storage);
  };
  await until(() => wrote !== undefined);
  await wrote;
  // Without pauses the next look may have ended too.
  expect(seen[0]).toBe('looked');
  expect(seen).toContain('written');
});
