import type { Kept } from './orders.ts';

/** The internals of fake-indexeddb that a kill and its aftermath need. */
interface RawStore {
  keyPath: string | string[] | null;
  keyGenerator: { num: number } | null;
  rawIndexes: Map<string, Kept['stores'][number]['indexes'][number]>;
  records: { values(): Iterable<{ key: unknown; value: unknown }> };
}
interface RawTransaction {
  mode: IDBTransactionMode;
  _state: string;
  _abort(name: string): void;
}
interface RawDatabase {
  version: number;
  transactions: RawTransaction[];
  rawObjectStores: Map<string, RawStore>;
}

const databases = () => (indexedDB as unknown as { _databases: Map<string, RawDatabase> })._databases;
const prefix = 'tsp-device-';

/**
 * What a phone has if its app dies now: everything committed, nothing of an open transaction. It happens between two
 * turns of the event loop, so in the middle of transactions and requests.
 */
export function keep(storage: [string, string][]): Kept {
  const [name, database] = [...databases()].find(([known]) => known.startsWith(prefix)) ?? [];
  if (!name || !database) return { name: '', version: 0, stores: [], storage };
  for (const one of database.transactions) {
    if (one._state !== 'finished' && one.mode !== 'readonly') one._abort('AbortError');
  }
  const stores = [...database.rawObjectStores].map(([store, raw]) => ({
    name: store,
    keyPath: raw.keyPath,
    counter: raw.keyGenerator?.num,
    indexes: [...raw.rawIndexes.values()].map(({ name: index, keyPath, multiEntry, unique }) => ({
      name: index,
      keyPath,
      multiEntry,
      unique,
    })),
    records: [...raw.records.values()].map(({ key, value }) => ({ key, value })),
  }));
  return { name, version: database.version, stores, storage };
}

/** Restores the store from that. */
export async function restore({ name, version, stores }: Kept): Promise<void> {
  if (stores.length === 0) return;
  const opened = Promise.withResolvers<IDBDatabase>();
  const opening = indexedDB.open(name, version);
  opening.onerror = () => opened.reject(opening.error);
  opening.onsuccess = () => opened.resolve(opening.result);
  opening.onupgradeneeded = () => {
    for (const { name: store, keyPath, counter, indexes, records } of stores) {
      const made = opening.result.createObjectStore(store, { keyPath, autoIncrement: counter !== undefined });
      for (const { name: index, keyPath: path, multiEntry, unique } of indexes)
        made.createIndex(index, path, { multiEntry, unique });
      for (const { key, value } of records) {
        if (keyPath === null) made.put(value, key as IDBValidKey);
        else made.put(value);
      }
    }
  };
  const database = await opened.promise;
  database.close();
  const raw = databases().get(name)!;
  for (const { name: store, counter } of stores) {
    if (counter !== undefined) raw.rawObjectStores.get(store)!.keyGenerator!.num = counter;
  }
}
