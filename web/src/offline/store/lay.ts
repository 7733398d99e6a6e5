import type { Change, LocalTable } from '@tidemark/contract/offline';
import { type Device, device, refOf } from './device.ts';
import { rebuild } from './effects.ts';
import { notePulled } from './pulled.ts';
import { noteTheirs, ofFactual } from './replaced.ts';
import { throughCuts } from './through-cuts.ts';

/** Where the store was when a read began; the response is older than anything confirmed later. */
export type Mark = number;

export async function mark(on: Device = device()): Promise<Mark> {
  return (await throughCuts(() => on.settled.orderBy('mark').last()))?.mark ?? 0;
}

/** Whether a record was made here and is unconfirmed: the server would not find it. */
export async function bornHere(
  table: LocalTable,
  id: number | string,
  on: Device = device(),
): Promise<boolean> {
  // The office alone makes projects: one it does not have was taken from this person.
  if (table === 'projects') return false;
  return (await throughCuts(() => on.bases.get(refOf({ table, id }))))?.record === null;
}

export interface Whole {
  table: LocalTable;
  /**
   * The local records the response lists in full, by the one field that names their parent; none means the whole table.
   */
  where?: Record<string, string | number>;
}

/**
 * Merges the server's response into the local store. Unsent changes stay on top; records with a change confirmed after
 * `since` keep their values. With `whole`, records of that scope that the server no longer has are deleted.
 */
export async function lay(
  changes: readonly Change[],
  { since, whole, on = device() }: { since: Mark; whole?: Whole; on?: Device },
): Promise<void> {
  const change = async () => {
    const fresh = new Set((await on.settled.where('mark').above(since).toArray()).map(({ ref }) => ref));
    const local = whole ? await localOf(on, whole) : new Map<string, unknown>();
    const laid = whole ? [...changes, ...gone(local, changes, whole)] : changes;
    const projects = new Set<number>();
    // Hundreds of records are read at once, not one by one.
    const based = new Set(await on.bases.toCollection().primaryKeys());
    for (const change of laid) {
      const ref = refOf(change);
      if (fresh.has(ref)) continue;
      const base = based.has(ref) ? await on.bases.get(ref) : undefined;
      const of = ofFactual(change);
      if (of) {
        const shown = await on.table(of.table).get(of.id);
        const before = base ? (base.record as typeof shown) : shown;
        await noteTheirs(on, of, { before, after: change.record as typeof shown, shown });
      }
      if (change.table === 'projects' && !change.record) await keepTitle(on, change.id);
      if (base) {
        // A record made here is not in the server's list yet.
        if (base.record === null && change.record === null) continue;
        await on.bases.put({ ...base, record: change.record });
        projects.add(base.project);
      } else if (change.record) {
        // What is written is read again and drawn anew.
        if (JSON.stringify(local.get(ref)) !== JSON.stringify(change.record))
          await on.table(change.table).put(change.record);
      } else await on.table(change.table).delete(change.id);
    }
    for (const project of projects) await rebuild(on, project);
    if (whole) await notePulled(on, whole.table, Object.values(whole.where ?? { all: 'all' }).join());
  };
  await throughCuts(() => on.change(change));
}

/** A project that leaves, such as one given to someone else, keeps its title while changes of it are unsent. */
async function keepTitle(on: Device, id: number): Promise<void> {
  const title = (await on.projects.get(id))?.title;
  if (title) await on.outbox.where('project').equals(id).modify({ projectTitle: title });
}

/** The local records of that scope, by their refs. */
async function localOf(on: Device, { table, where }: Whole): Promise<Map<string, unknown>> {
  const local = await (where ? on.table(table).where(where) : on.table(table)).toArray();
  return new Map(local.map((record) => [refOf({ table, id: record.id }), record]));
}

/** Those the server no longer has. */
function gone(local: ReadonlyMap<string, unknown>, changes: readonly Change[], { table }: Whole): Change[] {
  const named = new Set(changes.filter((change) => change.table === table).map(refOf));
  return [...local]
    .filter(([ref]) => !named.has(ref))
    .map(([, record]) => ({ table, id: (record as { id: string }).id, record: null }) as Change);
}
