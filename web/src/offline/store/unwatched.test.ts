import Dexie, { liveQuery } from 'dexie';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { freshDevice, until } from '../testing/browser.ts';
import type { Device } from './device.ts';

let on: Device;
let told: string[];
const note = (parts: object) => void told.push(...Object.keys(parts));
const thumb = (id: string) => ({ id, type: 'image/jpeg', bytes: new ArrayBuffer(4) });

beforeEach(async () => {
  on = freshDevice('http://127.0.0.1:1');
  // Opening tells of every table.
  await on.open();
  told = [];
  Dexie.on.storagemutated.subscribe(note);
});

afterEach(() => Dexie.on.storagemutated.unsubscribe(note));

test('store: small pictures are written, read and deleted, Dexie announces none of it', async () => {
  await on.blobs.put(thumb('a'));
  await on.thumbs.bulkPut(['a', 'b'].map(thumb));
  await on.thumbs.put(thumb('c'));
  await on.thumbs.delete('a');
  await on.thumbs.where('id').anyOf(['b']).delete();
  expect(await on.thumbs.toCollection().primaryKeys()).toEqual(['c']);
  expect(await on.thumbs.bulkGet(['a', 'c'])).toEqual([undefined, thumb('c')]);
  expect(told.map((part) => part.split('/')[3])).toEqual(['blobs', 'blobs']);
});

test('store: a picture and a record in one change, the live read of the record runs again', async () => {
  let count: number | undefined;
  const watching = liveQuery(() => on.blobs.count()).subscribe((now) => {
    count = now;
  });
  await until(() => count === 0);
  await on.change(async () => {
    await on.thumbs.put(thumb('a'));
    await on.blobs.put(thumb('a'));
  });
  await until(() => count === 1);
  watching.unsubscribe();
  expect(await on.thumbs.count()).toBe(1);
});

test('store: a transaction fails, the picture it wrote is not kept', async () => {
  const failing = on.change(async () => {
    await on.thumbs.put(thumb('a'));
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect(await on.thumbs.count()).toBe(0);
});
