import Dexie from 'dexie';
import { beforeEach, expect, test } from 'vitest';
import { isCutOff } from '../faults/index.ts';
import { freshDevice, until } from '../testing/browser.ts';
import { SmallDisk } from '../testing/small-disk.ts';
import type { Device } from './device.ts';
import { leavePage, returnToPage } from './left-page.ts';
import { watchRecords } from './use-records.ts';

let on: Device;

beforeEach(async () => {
  on = freshDevice('http://127.0.0.1:1');
  await on.projects.put({ id: 1, status: 'Assigned' } as never);
});

/** As in a page that is frozen: what it began to write neither commits nor ends. */
async function frozen(): Promise<void> {
  let wrote = false;
  void on.transaction('rw', on.projects, async () => {
    await on.projects.put({ id: 2 } as never);
    wrote = true;
    await Dexie.waitFor(new Promise(() => undefined));
  });
  await until(() => wrote);
}

/** Writes as another page of this device. */
async function writeElsewhere(id: number): Promise<unknown[]> {
  const next = await new Dexie(on.name).open();
  await next.table('projects').put({ id });
  const keys = await next.table('projects').toCollection().primaryKeys();
  next.close();
  return keys;
}

test('left page: what it was writing ends without effect, and the next page writes at once', async () => {
  await frozen();
  leavePage(on);
  expect(await writeElsewhere(3)).toEqual([1, 3]);
});

test('left page: what it begins to write after it was left is cut off, like a store taken away', async () => {
  leavePage(on);
  const failed = await on.projects.put({ id: 2 } as never).catch((error: Error) => error);
  expect(isCutOff(failed)).toBe(true);
});

test('left page: the person comes back, and its screens show what the next page wrote and follow again', async () => {
  const shown: number[] = [];
  const stop = watchRecords('projects', undefined, undefined).subscribe(({ found }) =>
    shown.push(found.length),
  );
  await until(() => shown.at(-1) === 1);
  await frozen();
  leavePage(on);
  await writeElsewhere(3);
  returnToPage(on);
  await until(() => shown.at(-1) === 2);
  await on.projects.put({ id: 4 } as never);
  await until(() => shown.at(-1) === 3);
  stop();
});

test('left page: the person comes back while no reserve can be held, the store opens all the same', async () => {
  const disk = new SmallDisk();
  disk.taken.add('tsp-reserve');
  leavePage(on);
  returnToPage(on);
  await until(() => on.isOpen());
  expect(await on.projects.count()).toBe(1);
});
