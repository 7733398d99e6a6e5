import type { LocalTable, LocalTables } from '@tidemark/contract/offline';
import { useLiveQuery } from 'dexie-react-hooks';
import { device } from './device.ts';

type Where = Record<string, string | number>;

/** One local record, live. Undefined: still loading; null: not on this device. */
export function useRecord<T extends LocalTable>(
  table: T,
  id: LocalTables[T]['id'] | null | undefined,
): LocalTables[T] | null | undefined {
  return useLiveQuery(async () => (id == null ? null : await readRecord(table, id)), [table, id]);
}

/** Local records, live, in order of id (which is order of birth for what is born in the field). */
export function useRecords<T extends LocalTable>(table: T, where?: Where): LocalTables[T][] | undefined {
  return useLiveQuery(() => readRecords(table, where), [table, JSON.stringify(where)]);
}

async function readRecord<T extends LocalTable>(
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
