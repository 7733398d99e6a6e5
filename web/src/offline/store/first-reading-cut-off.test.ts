import { afterEach, beforeEach, expect, test } from 'vitest';
import { fromQueue } from '../outbox/queue.ts';
import { freshDevice, until } from '../testing/browser.ts';
import type { Device } from './device.ts';
import { keepOpen } from './keep-open.ts';
import { watchRecord, watchRecords } from './use-records.ts';

let on: Device;
const { transaction } = IDBDatabase.prototype;
const ended: unknown[] = [];
let isCut: boolean;

beforeEach(async () => {
  on = freshDevice('http://127.0.0.1:1');
  ended.length = 0;
});

afterEach(() => {
  IDBDatabase.prototype.transaction = transaction;
});

/**
 * As Chromium does it on a full disk: the table's first read fails, and its connection is closed by then. Dexie stores
 * this function when it opens, because opening reads all tables.
 */
function cutOffReading(table: string): void {
  isCut = false;
  IDBDatabase.prototype.transaction = function (...asked) {
    if (isCut || [asked[0]].flat().join() !== table) return transaction.apply(this, asked);
    isCut = true;
    queueMicrotask(() => {
      this.close();
      this.onclose?.call(this, new Event('close'));
    });
    throw new DOMException('Backend aborted error', 'InvalidStateError');
  };
}

test.each([
  ['the queue', 'outbox', () => fromQueue(({ entries }) => entries.length)],
  ['records', 'rooms', () => watchRecords('rooms', undefined, undefined)],
  ['a record', 'rooms', () => watchRecord('rooms', 'attic')],
] as const)(
  'store: the first read of %s is cut off, no screen ends and it is repeated',
  async (_, table, of) => {
    cutOffReading(table);
    await keepOpen(on);
    const told: unknown[] = [];
    const watched = of() as {
      subscribe(next: (found: unknown) => void, failed: (error: unknown) => void): unknown;
    };
    watched.subscribe(
      (found) => told.push(found),
      (error) => ended.push(error),
    );
    await until(() => told.length + ended.length > 0);
    expect(ended).toEqual([]);
    expect(isCut).toBe(true);
  },
);
