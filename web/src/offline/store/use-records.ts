import type { LocalTable, LocalTables } from '@tidemark/contract/offline';
import { useObservable } from 'dexie-react-hooks';
import { device } from './device.ts';
import { openMirror, type Where } from './mirror.ts';
import { pace } from './pace.ts';
import { readLive } from './read-live.ts';

/**
 * One local record, live. Undefined: loading; null: not on this device.
 * @param first an earlier read to show meanwhile
 */
export function useRecord<T extends LocalTable>(
  table: T,
  id: LocalTables[T]['id'] | null | undefined,
  first?: LocalTables[T] | null,
): LocalTables[T] | null | undefined {
  const read = useObservable(() => watchRecord(table, id), [table, id]);
  return read && read.of === id ? read.found : first;
}

/**
 * Local records, live, ordered by id (the order of creation in the field). An unchanged record stays the same object.
 * @param first an earlier read to show meanwhile
 */
export function useRecords<T extends LocalTable>(
  table: T,
  where?: Where,
  first?: readonly LocalTables[T][],
): readonly LocalTables[T][] | undefined {
  const of = JSON.stringify(where);
  const read = useObservable(() => watchRecords(table, where, of), [table, of]);
  return read && read.of === of ? read.found : first;
}

/** The result and what it belongs to: until the next read, Dexie's hook returns that of the one before. */
interface Read<Of, Found> {
  of: Of;
  found: Found;
}

export function watchRecord<T extends LocalTable>(table: T, id: LocalTables[T]['id'] | null | undefined) {
  type Record = LocalTables[T] | null;
  return {
    subscribe(next: (read: Read<typeof id, Record>) => void, failed?: (error: unknown) => void) {
      let shown: Record | undefined;
      return readLive(
        () => (id == null ? null : readRecord(table, id)),
        (found, told) => {
          if (found !== shown) next({ of: id, found });
          shown = found;
          told();
        },
        failed,
      );
    },
    hasValue: () => false,
  };
}

export function watchRecords<T extends LocalTable>(
  table: T,
  where: Where | undefined,
  of: string | undefined,
) {
  type Records = readonly LocalTables[T][];
  return {
    subscribe(next: (read: Read<typeof of, Records>) => void, failed?: (error: unknown) => void) {
      const from = device().table<LocalTables[T]>(table);
      const mirror = openMirror(from, where);
      let shown: Records | undefined;
      const paced = pace(
        ({ found, told }: { found: Records; told: () => void }) => {
          if (found !== shown) next({ of, found });
          shown = found;
          told();
        },
        ({ found }) => found.length > 50,
      );
      const end = readLive(
        async () => {
          // Reading every record makes this run again after any change of one.
          await from.count();
          return mirror.read();
        },
        (found: Records, told) => paced.next({ found, told }),
        failed,
      );
      return () => {
        end();
        paced.end();
        mirror.close();
      };
    },
    hasValue: () => false,
  };
}

export async function readRecord<T extends LocalTable>(
  table: T,
  id: LocalTables[T]['id'],
): Promise<LocalTables[T] | null> {
  return ((await device().table(table).get(id)) as LocalTables[T] | undefined) ?? null;
}

export async function readRecords<T extends LocalTable>(table: T, where?: Where): Promise<LocalTables[T][]> {
  const from = device().table(table);
  const found = await (where ? from.where(where) : from).toArray();
  return found as LocalTables[T][];
}
