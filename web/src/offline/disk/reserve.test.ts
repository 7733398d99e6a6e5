import { expect, test } from 'vitest';
import { keepReserve } from './reserve.ts';
import '../testing/browser.ts';
import { SmallDisk } from '../testing/small-disk.ts';

test('full device: a disk that fails half-way gives no reserve, and the next try gets a response', async () => {
  const disk = new SmallDisk();
  disk.isBroken = true;
  expect(await keepReserve()).toBe(false);
  disk.isBroken = false;
  expect(await keepReserve()).toBe(true);
});
