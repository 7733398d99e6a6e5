import Dexie, { cmp, type IndexableType, type ObservabilitySet, RangeSet, type Table } from 'dexie';

export type Where = Record<string, string | number>;

/** A table's records in memory. After a change, only what was written is read, however many there are. */
export interface Mirror<T> {
  /** The current records ordered by primary key; unchanged ones are the same objects. Not inside a transaction. */
  read(): Promise<readonly T[]>;
  /** Makes the next read read everything, for callers that may have missed a change. */
  forget(): void;
  close(): void;
}

/** Ranges of keys that are worth a request each. */
const mostRanges = 16;
type Range = { from: IndexableType; to: IndexableType };
const few = (ranges: Range[]): Range[] =>
  ranges.length <= mostRanges ? ranges : [{ from: ranges[0]!.from, to: ranges.at(-1)!.to }];

/** Of all records of a table, or of those with these index values. */
export function openMirror<T, K, I>(table: Table<T, K, I>, where?: Where): Mirror<T> {
  const address = `idb://${table.db.name}/${table.name}/`;
  const keyPath = table.schema.primKey.keyPath as keyof T;
  const keyOf = (record: T) => record[keyPath] as IndexableType;
  const isOurs = (record: T) =>
    Object.entries(where ?? {}).every(([field, value]) => record[field as keyof T] === value);

  const known = new Map<IndexableType, T>();
  let list: readonly T[] = [];
  let stale: RangeSet | 'all' | undefined = 'all';
  let reading: Promise<void> | undefined;

  /** Gets each transaction of any tab before its caller continues. */
  function note(written: ObservabilitySet): void {
    const ours = written[address];
    if (written.all || (ours && 'from' in ours && ours.from === Dexie.minKey)) stale = 'all';
    else if (ours && stale !== 'all') stale = (stale ?? new RangeSet()).add(ours);
  }

  async function refresh(of: RangeSet | 'all'): Promise<void> {
    stale = undefined;
    try {
      // In a transaction, because Dexie stores and copies what live queries read without one.
      await table.db.transaction('r', table, async () => {
        if (of === 'all') take(await (where ? table.where(where) : table).toArray(), () => true);
        else await Promise.all(few([...of]).map(({ from, to }) => refreshBetween(from, to)));
      });
    } catch (error) {
      stale = 'all';
      throw error;
    }
  }

  async function refreshBetween(from: IndexableType, to: IndexableType): Promise<void> {
    const found = await table.where(':id').between(from, to, true, true).toArray();
    take(found.filter(isOurs), (key) => cmp(key, from) >= 0 && cmp(key, to) <= 0);
  }

  /** The complete records of the keys that are `within`. */
  function take(found: readonly T[], within: (key: IndexableType) => boolean): void {
    const keys = new Set(found.map(keyOf));
    const gone = [...known.keys()].filter((key) => within(key) && !keys.has(key));
    for (const key of gone) known.delete(key);
    for (const record of found) known.set(keyOf(record), record);
    if (gone.length + found.length > 0) list = [...known.values()].sort((a, b) => cmp(keyOf(a), keyOf(b)));
  }

  async function read(): Promise<readonly T[]> {
    while (stale || reading) {
      reading ??= refresh(stale!).finally(() => {
        reading = undefined;
      });
      await reading;
    }
    return list;
  }

  Dexie.on.storagemutated.subscribe(note);
  return {
    read,
    forget() {
      stale = 'all';
    },
    close: () => Dexie.on.storagemutated.unsubscribe(note),
  };
}
