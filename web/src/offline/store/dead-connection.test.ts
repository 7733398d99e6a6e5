import { projectActions } from '@tidemark/contract/projects';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { perform } from '../outbox/perform.ts';
import { freshDevice, until } from '../testing/browser.ts';
import type { Device } from './device.ts';
import { watchRecords } from './use-records.ts';

let on: Device;
const { transaction } = IDBDatabase.prototype;
const dead = new WeakSet<IDBDatabase>();

beforeEach(async () => {
  on = freshDevice('http://127.0.0.1:1');
  // As Safari does it: the connection stays, and nothing it is asked for succeeds.
  IDBDatabase.prototype.transaction = function (...asked) {
    const begun = transaction.apply(this, asked) as IDBTransaction & { _abort(name: string): void };
    if (dead.has(this)) queueMicrotask(() => begun._abort('UnknownError'));
    return begun;
  };
  await on.projects.put({ id: 1, status: 'Assigned' } as never);
});
afterEach(() => {
  IDBDatabase.prototype.transaction = transaction;
});

test('store: a connection that died in the background fails one change, and the next one is saved over a new one', async () => {
  dead.add(on.backendDB());
  const start = () => perform(projectActions.start, { params: { id: 1 } });
  await expect(start()).rejects.toThrow();
  await until(() => on.isOpen() && !dead.has(on.backendDB()));
  await start();
  expect(await on.outbox.count()).toBe(1);
});

test('store: a screen keeps what it shows while the connection is dead, and follows again over a new one', async () => {
  const shown: number[] = [];
  const failed: unknown[] = [];
  const stop = watchRecords('projects', undefined, undefined).subscribe(
    ({ found }) => shown.push(found.length),
    (error) => failed.push(error),
  );
  await until(() => shown.at(-1) === 1);
  dead.add(on.backendDB());
  await expect(on.projects.put({ id: 2 } as never)).rejects.toThrow();
  await until(() => on.isOpen() && !dead.has(on.backendDB()));
  await on.projects.put({ id: 2, status: 'Assigned' } as never);
  await until(() => shown.at(-1) === 2);
  expect(failed).toEqual([]);
  stop();
});
