import { afterEach, beforeEach, expect, test } from 'vitest';
import { freshDevice } from '../testing/browser.ts';
import { Office } from '../testing/office.ts';
import type { Device } from './device.ts';
import { lay, mark } from './lay.ts';

const projectId = 7;
const office = new Office();
let on: Device;
const { transaction } = IDBDatabase.prototype;

beforeEach(() => {
  office.project(projectId);
  on = freshDevice('http://127.0.0.1:1');
});

afterEach(() => {
  IDBDatabase.prototype.transaction = transaction;
});

/**
 * Makes the browser take the store away this many times in a row while it is written or read. Dexie stores this
 * function when it opens, because opening reads all tables.
 */
function cutOff(times: number, mode: IDBTransactionMode): void {
  let left = times;
  IDBDatabase.prototype.transaction = function (...asked) {
    const begun = transaction.apply(this, asked);
    const tables = [asked[0]].flat();
    const ours = mode === 'readwrite' ? tables.includes('settled') : tables.join() === 'settled';
    if (ours && asked[1] === mode && left-- > 0)
      queueMicrotask(() => {
        begun.abort();
        this.close();
        this.onclose?.call(this, new Event('close'));
      });
    return begun;
  };
}

const bring = async () => {
  const since = await mark();
  await lay([{ table: 'projects', id: projectId, record: office.theProject(projectId) }], { since });
};

for (const mode of ['readonly', 'readwrite'] as const) {
  test(`store: a pull while the store is taken away, ${mode}, is here once it is open again`, async () => {
    cutOff(2, mode);
    await bring();
    expect(await on.projects.count()).toBe(1);
  });

  test(`store: cut off again and again, ${mode}, a message appears and a retry brings the records`, async () => {
    cutOff(3, mode);
    await expect(bring()).rejects.toMatchObject({
      name: 'CallError',
      code: 'store_away',
      message: "Couldn't reach the data on this device. Try again.",
    });
    await bring();
    expect(await on.projects.count()).toBe(1);
  });
}

test('store: part of a transaction that is cut off fails with it and is not done alone', async () => {
  cutOff(1, 'readwrite');
  await expect(on.change(() => mark(on))).rejects.toMatchObject({ name: 'AbortError' });
});
