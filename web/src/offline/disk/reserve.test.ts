import { expect, test } from 'vitest';
import { until } from '../testing/browser.ts';
import { SmallDisk } from '../testing/small-disk.ts';
import { keepReserve, stopResizing } from './reserve.ts';

test('full device: a disk that fails half-way gives no reserve, and the next try gets a response', async () => {
  const disk = new SmallDisk();
  disk.isBroken = true;
  expect(await keepReserve()).toBe(false);
  disk.isBroken = false;
  expect(await keepReserve()).toBe(true);
});

/** Until it is released, as a tab that the system froze holds it. */
const holdFile = () =>
  new Promise<() => void>((held) => {
    void navigator.locks.request('tsp-file-tsp-reserve', () => new Promise<void>((resolve) => held(resolve)));
  });

test('full device: a frozen tab holds the file, the reserve is not held now and nothing waits for that tab', async () => {
  new SmallDisk();
  const release = await holdFile();
  expect(await keepReserve()).toBe(false);
  release();
  expect(await keepReserve()).toBe(true);
});

test('full device: the page is left while its worker waits for the file, the worker ends', async () => {
  const disk = new SmallDisk();
  const release = await holdFile();
  const keeping = keepReserve();
  await until(async () => (await navigator.locks.query()).pending?.length === 1);
  stopResizing();
  expect(disk.workers).toBe(0);
  expect(await keeping).toBe(false);
  release();
});
