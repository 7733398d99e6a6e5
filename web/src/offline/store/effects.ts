import type { Action } from '@tidemark/contract/action';
import type { ActionName, AnyAction } from '@tidemark/contract/actions';
import type { LocalTable, LocalTables, Offline, ReadLocal } from '@tidemark/contract/offline';
import { offlineSlices } from '@tidemark/contract/offline-actions';
import { type Device, refOf } from './device.ts';
import type { Entry } from './shapes.ts';

type AnyOffline = Offline<Entry['input'], unknown>;
type AnyRecord = LocalTables[LocalTable];

const byName = new Map<ActionName, Action>(
  offlineSlices
    .flatMap((slice) => Object.values(slice) as AnyAction[])
    .map((action) => [action.name, action as unknown as Action]),
);

export function actionOf(name: ActionName): Action {
  return byName.get(name)!;
}

export function offlineOf(name: ActionName): AnyOffline {
  const { offline } = actionOf(name);
  if (!offline) throw new Error(`${name} cannot be done offline.`);
  return offline as unknown as AnyOffline;
}

/** Records as seen inside a run: its changes so far over the store. Null: does not exist. */
export type Working = Map<string, AnyRecord | null>;

type Missing = Map<string, { table: LocalTable; id: number | string }>;

/** Runs a pure function that reads records, and returns those missing from `working`. */
function runOn<T>(working: Working, run: (read: ReadLocal) => T): { result: T; missing: Missing } {
  const missing: Missing = new Map();
  const read: ReadLocal = (table, id) => {
    const ref = refOf({ table, id });
    const record = working.get(ref);
    if (record === undefined) missing.set(ref, { table, id });
    return (record ?? undefined) as never;
  };
  return { result: run(read), missing };
}

async function load(device: Device, working: Working, missing: Missing): Promise<void> {
  for (const [ref, { table, id }] of missing)
    working.set(ref, ((await device.table(table).get(id)) as AnyRecord | undefined) ?? null);
}

/**
 * Runs a pure function that reads records, loads the missing ones into `working` and runs it again, so that the
 * contract's functions stay synchronous.
 */
export async function withRecords<T>(
  device: Device,
  working: Working,
  run: (read: ReadLocal) => T,
): Promise<T> {
  for (;;) {
    const { result, missing } = runOn(working, run);
    if (missing.size === 0) return result;
    await load(device, working, missing);
  }
}

type Done = Pick<Entry, 'action' | 'input' | 'at'>;

/**
 * Applies changes to `working`, in order. It awaits only the store: after about a hundred other awaits in a row Dexie
 * loses its transaction, and a day's photos are hundreds of entries.
 * @returns the refs they changed
 */
export async function applyEffects(
  device: Device,
  working: Working,
  entries: readonly Done[],
): Promise<Set<string>> {
  const refs = new Set<string>();
  for (const { action, input, at } of entries) {
    const run = (read: ReadLocal) => offlineOf(action).effect(input, read, at);
    let done = runOn(working, run);
    while (done.missing.size > 0) {
      await load(device, working, done.missing);
      done = runOn(working, run);
    }
    for (const change of done.result) {
      working.set(refOf(change), change.record);
      refs.add(refOf(change));
    }
  }
  return refs;
}

/** Writes records to their tables; null deletes. */
export async function store(device: Device, working: Working, refs: Iterable<string>): Promise<void> {
  const byTable = Map.groupBy(
    [...refs].map((ref) => [...splitRef(ref), working.get(ref)] as const),
    ([table]) => table,
  );
  for (const [table, of] of byTable) {
    await device.table(table).bulkPut(of.flatMap(([, , record]) => record ?? []));
    await device.table(table).bulkDelete(of.flatMap(([, id, record]) => (record ? [] : id)));
  }
}

function splitRef(ref: string): [LocalTable, number | string] {
  const at = ref.indexOf(':');
  const table = ref.slice(0, at) as LocalTable;
  const id = ref.slice(at + 1);
  return [table, table === 'projects' ? Number(id) : id];
}

/**
 * Rebuilds a project's local records: each base with every unsent change on top, in order. Bases without unsent changes
 * are deleted. Runs inside the caller's transaction.
 */
export async function rebuild(on: Device, project: number): Promise<void> {
  const bases = await on.bases.where('project').equals(project).toArray();
  const entries = await on.outbox.where('project').equals(project).sortBy('seq');
  const working: Working = new Map(bases.map(({ ref, record }) => [ref, record]));
  const refs = new Set([...working.keys(), ...(await applyEffects(on, working, entries))]);
  await store(on, working, refs);
  const needed = new Set(entries.flatMap(({ touches }) => touches.map(refOf)));
  await on.bases.bulkDelete(bases.map(({ ref }) => ref).filter((ref) => !needed.has(ref)));
}
