import type { Action } from '@tidemark/contract/action';
import { type ActionName, actions } from '@tidemark/contract/actions';
import type { LocalTable, LocalTables, Offline, ReadLocal } from '@tidemark/contract/offline';
import { type Device, type Entry, refOf } from './device.ts';

type AnyOffline = Offline<Entry['input'], unknown>;
type AnyRecord = LocalTables[LocalTable];

const byName = new Map<ActionName, Action>(
  actions.map((action) => [action.name, action as unknown as Action]),
);

export function actionOf(name: ActionName): Action {
  return byName.get(name)!;
}

export function offlineOf(name: ActionName): AnyOffline {
  const { offline } = actionOf(name);
  if (!offline) throw new Error(`${name} cannot be done offline.`);
  return offline as unknown as AnyOffline;
}

/** Records as seen from inside a run: what was changed so far, over what is in the store. Null: not there. */
export type Working = Map<string, AnyRecord | null>;

/**
 * Runs a pure function that reads records. What it asked for and was not in `working` is loaded, and it runs again:
 * so the contract's functions stay synchronous.
 */
export async function withRecords<T>(
  device: Device,
  working: Working,
  run: (read: ReadLocal) => T,
): Promise<T> {
  for (;;) {
    const missing = new Map<string, { table: LocalTable; id: number | string }>();
    const read: ReadLocal = (table, id) => {
      const ref = refOf({ table, id });
      const record = working.get(ref);
      if (record === undefined) missing.set(ref, { table, id });
      return (record ?? undefined) as never;
    };
    const result = run(read);
    if (missing.size === 0) return result;
    for (const [ref, { table, id }] of missing) {
      working.set(ref, ((await device.table(table).get(id)) as AnyRecord | undefined) ?? null);
    }
  }
}

/** Applies one change to `working`. @returns the refs it changed */
export async function applyEffect(
  device: Device,
  working: Working,
  entry: Pick<Entry, 'action' | 'input' | 'at'>,
): Promise<string[]> {
  const offline = offlineOf(entry.action);
  const changes = await withRecords(device, working, (read) => offline.effect(entry.input, read, entry.at));
  for (const change of changes) working.set(refOf(change), change.record);
  return changes.map(refOf);
}

/** Writes records to their tables; null deletes. */
export async function store(device: Device, working: Working, refs: Iterable<string>): Promise<void> {
  for (const ref of refs) {
    const [table, id] = splitRef(ref);
    const record = working.get(ref);
    if (record) await device.table(table).put(record);
    else await device.table(table).delete(id);
  }
}

function splitRef(ref: string): [LocalTable, number | string] {
  const at = ref.indexOf(':');
  const table = ref.slice(0, at) as LocalTable;
  const id = ref.slice(at + 1);
  return [table, table === 'projects' ? Number(id) : id];
}
