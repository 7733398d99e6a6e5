import Dexie, { type Table } from 'dexie';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openMirror } from './mirror.ts';

interface Row {
  id: number;
  shelf: string;
  n: number;
}

let stores = 0;
async function openTable(): Promise<Table<Row, number>> {
  const store = new Dexie(`mirror-${stores++}`);
  store.version(1).stores({ rows: 'id, shelf' });
  await store.open();
  return store.table('rows');
}

const row = (id: number, n = 0): Row => ({ id, n, shelf: id % 2 ? 'odd' : 'even' });
const id = fc.integer({ min: 0, max: 80 });
const rows = fc.array(
  fc.tuple(id, fc.nat()).map(([at, n]) => row(at, n)),
  { maxLength: 70 },
);
type Write = (table: Table<Row, number>) => Promise<unknown>;
const write: fc.Arbitrary<Write> = fc.oneof(
  id.map<Write>((at) => (table) => table.put(row(at))),
  id.map<Write>((at) => (table) => table.delete(at)),
  // Moves it to the other shelf, into or out of the mirror.
  id.map<Write>((at) => (table) => table.update(at, { shelf: 'odd' })),
  rows.map<Write>((all) => (table) => table.bulkPut(all)),
  fc.tuple(id, id).map<Write>(
    ([from, to]) =>
      (table) =>
        table.where('id').between(from, to).delete(),
  ),
  fc.constant<Write>((table) => table.clear()),
);

test.each([undefined, { shelf: 'odd' }])(
  'store: a read returns what the table holds, whatever was written: %o',
  (where) =>
    fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(write, fc.boolean()), { maxLength: 12 }), async (steps) => {
        const table = await openTable();
        await table.bulkPut([1, 2, 3, 4].map((at) => row(at)));
        const mirror = openMirror(table, where);
        for (const [change, look] of steps) {
          await change(table);
          if (look) await mirror.read();
        }
        const there = await (where ? table.where(where) : table.toCollection()).sortBy('id');
        expect(await mirror.read()).toEqual(there);
        mirror.close();
        await table.db.delete();
      }),
      { numRuns: 60 },
    ),
);

test('store: of 500 records only the one that changed is read, and the others stay the same objects', async () => {
  const table = await openTable();
  await table.bulkPut(Array.from({ length: 500 }, (_, at) => row(at)));
  const mirror = openMirror(table);
  const before = await mirror.read();
  let read = 0;
  table.hook('reading', (record) => {
    read++;
    return record;
  });
  await table.put(row(250, 1));
  const after = await mirror.read();
  expect(read).toBe(1);
  expect(after.filter((record, at) => record !== before[at])).toEqual([row(250, 1)]);
  await table.db.table('rows').where('id').above(1000).delete();
  expect(await mirror.read(), 'nothing new is the same list').toBe(after);
});

test('store: what is written during a read is in the next one', async () => {
  const table = await openTable();
  const mirror = openMirror(table);
  const [first] = await Promise.all([mirror.read(), table.put(row(1))]);
  expect([[], [row(1)]]).toContainEqual(first);
  expect(await mirror.read()).toEqual([row(1)]);
});

test('store: hundreds of records written at once are read in one request, and what lies between them stays', async () => {
  const table = await openTable();
  await table.bulkPut(Array.from({ length: 500 }, (_, at) => row(at)));
  const mirror = openMirror(table);
  await mirror.read();
  let requests = 0;
  const all = IDBObjectStore.prototype.getAll;
  IDBObjectStore.prototype.getAll = function (...asked) {
    requests++;
    return all.apply(this, asked);
  };
  await table.db.transaction('rw', table, async () => {
    for (let at = 0; at < 500; at += 2) await table.put(row(at, 7));
  });
  const after = await mirror.read();
  IDBObjectStore.prototype.getAll = all;
  expect(requests).toBe(1);
  expect(after).toEqual(await table.toArray());
});
