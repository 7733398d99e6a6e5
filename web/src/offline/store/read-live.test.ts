import Dexie, { type Table } from 'dexie';
import { expect, test } from 'vitest';
import { readLive, untilShown } from './read-live.ts';

interface Row {
  id: number;
}
let stores = 0;
async function openTable(): Promise<Table<Row, number>> {
  const store = new Dexie(`read-live-${stores++}`);
  store.version(1).stores({ rows: 'id' });
  await store.open();
  return store.table('rows');
}
const never = () => expect.unreachable();

test('store: what a task changed is announced before its end is known', async () => {
  const rows = await openTable();
  const told: number[] = [];
  const end = readLive(
    () => rows.count(),
    (found, done) => {
      told.push(found);
      done();
    },
    never,
  );
  await untilShown(rows.put({ id: 1 }));
  expect(told.at(-1)).toBe(1);
  await untilShown(rows.bulkPut([{ id: 2 }, { id: 3 }]));
  expect(told.at(-1)).toBe(3);
  end();
});

test('store: of many readers of the same, all are told', async () => {
  const rows = await openTable();
  const told: number[] = [];
  const ends = Array.from({ length: 8 }, (_, nth) =>
    readLive(
      () => rows.count(),
      (found, done) => {
        told[nth] = found;
        done();
      },
      never,
    ),
  );
  await untilShown(Promise.resolve());
  const laid = rows.db.transaction('rw', rows, () => rows.put({ id: 1 }));
  await untilShown(laid);
  expect(told).toEqual(Array(8).fill(1));
  for (const end of ends) end();
});

test('store: an announcement delayed because it is expensive to draw is waited for', async () => {
  const rows = await openTable();
  let done = () => {};
  const asked = new Promise<void>((resolve) => {
    readLive(
      () => rows.count(),
      (_found, told) => {
        done = told;
        resolve();
      },
      never,
    );
  });
  let over = false;
  const work = untilShown(rows.put({ id: 1 })).then(() => {
    over = true;
  });
  await asked;
  expect(over).toBe(false);
  done();
  await work;
});

test('store: nobody waits for a read that failed, was cut off or is over', async () => {
  const rows = await openTable();
  const failed: unknown[] = [];
  readLive(
    () => Promise.reject(new Error('damaged')),
    never,
    (error) => failed.push(error),
  );
  // Dexie does not export this one.
  readLive(() => Promise.reject(new Dexie.DatabaseClosedError()), never, never);
  readLive(() => rows.count(), never, never)();
  await untilShown(Promise.resolve());
  await expect(untilShown(Promise.reject(new Error('refused')))).rejects.toThrow('refused');
  await expect.poll(() => failed).toHaveLength(1);
});
