import type { Fact } from '@tidemark/contract/fact';
import { type FactualTable, factsOf, formerFacts, isFactual, sameFact } from '@tidemark/contract/facts';
import type { LocalTables, RecordRef } from '@tidemark/contract/offline';
import { type Device, refOf } from './device.ts';

/** This device's value and another device's, when only one could stay. */
export interface Replaced {
  table: FactualTable;
  /** The record's id. */
  id: string;
  field: string;
  mine: unknown;
  theirs: unknown;
  /** Whose value stands: the one that arrived later. */
  stands: 'mine' | 'theirs';
  /** When this device noticed. */
  at: string;
  /** Who set the other value, and when; unknown before the server is asked. */
  by?: { technicianId: number | null; name: string | null; at: string };
}

type Factual = LocalTables[FactualTable] | null | undefined;
type Of = { table: FactualTable; id: string };

/** Older ones beyond this number are dropped. */
const most = 100;

export const ofFactual = ({ table, id }: RecordRef): Of | undefined =>
  isFactual(table) ? { table, id: String(id) } : undefined;

const isOf =
  ({ table, id }: Of, field?: string) =>
  (one: Replaced) =>
    one.table === table && one.id === id && (field === undefined || one.field === field);

export async function readReplaced(on: Device): Promise<Replaced[]> {
  return ((await on.meta.get('replaced'))?.value as Replaced[] | undefined) ?? [];
}

async function write(on: Device, all: Replaced[]): Promise<void> {
  await on.meta.put({ key: 'replaced', value: all.slice(-most) });
}

/** One notice per field: the latest. */
async function note(on: Device, found: Replaced[]): Promise<void> {
  if (found.length === 0) return;
  const before = (await readReplaced(on)).filter((one) => !found.some((now) => isOf(now, now.field)(one)));
  await write(on, [...before, ...found]);
}

/**
 * The response to a change lists the values before it. What this device did not know came from another device, and ours
 * has replaced it. Runs inside the caller's transaction, like all functions here.
 */
export async function noteOurs(
  on: Device,
  of: Of,
  { known, made, former }: { known: Factual; made: Factual; former: readonly Fact[] },
): Promise<void> {
  const [knew, now] = [factsOf(of.table, known as never), factsOf(of.table, made as never)];
  const at = new Date().toISOString();
  const overruled = former.filter(
    ({ field, value }) => !sameFact(value, knew.get(field)) && !sameFact(value, now.get(field)),
  );
  await note(
    on,
    overruled.map(({ field, value }) => ({
      ...of,
      ...{ field, at, mine: now.get(field) ?? null, theirs: value, stands: 'mine' as const },
    })),
  );
}

/**
 * The server's values differ from before: values this device had set were replaced, or unsent ones will replace them.
 */
export async function noteTheirs(
  on: Device,
  of: Of,
  { before, after, shown }: { before: Factual; after: Factual; shown: Factual },
): Promise<void> {
  if (!before || !after) return;
  const changed = formerFacts(of.table, before as never, after as never);
  if (changed.length === 0) return;
  const [sees, now] = [factsOf(of.table, shown as never), factsOf(of.table, after as never)];
  const set = await setHere(on, of);
  const at = new Date().toISOString();
  const found = changed.flatMap(({ field, value }): Replaced[] => {
    const [mine, theirs] = [sees.get(field) ?? null, now.get(field) ?? null];
    if (sameFact(mine, theirs)) return [];
    if (!sameFact(mine, value)) return [{ ...of, field, at, mine, theirs, stands: 'mine' }];
    if (!set.has(field) || !sameFact(set.get(field), value)) return [];
    return [{ ...of, field, at, mine, theirs, stands: 'theirs' }];
  });
  await note(on, found);
}

/** The last values of a record this device sent to the server, by field. */
async function setHere(on: Device, of: Of): Promise<Map<string, unknown>> {
  const confirmed = await on.settled.where('ref').equals(refOf(of)).sortBy('mark');
  return new Map(
    confirmed.flatMap(({ set }) => (set ?? []).map(({ field, value }) => [field, value] as const)),
  );
}

/** What our change made of a record, to recognize it later. */
export function factsSetBy({ table }: Of, before: Factual, after: Factual): Fact[] {
  const now = factsOf(table, after as never);
  const changed = formerFacts(table, before as never, after as never);
  return changed.map(({ field }) => ({ field, value: now.get(field) ?? null }));
}

/** A field entered again, or of a deleted record, needs no notice. `after` is not in the store yet. */
export async function dismissEntered(on: Device, of: Of, after: Factual): Promise<void> {
  const all = await readReplaced(on);
  if (!all.some(isOf(of))) return;
  const before = await on.table(of.table).get(of.id);
  const entered = new Set(formerFacts(of.table, before, after as never).map(({ field }) => field));
  await write(
    on,
    all.filter((one) => !isOf(of)(one) || (after && !entered.has(one.field))),
  );
}

export function dismiss(on: Device, read: Replaced): Promise<void> {
  return on.change(async () =>
    write(
      on,
      (await readReplaced(on)).filter((one) => !isOf(read, read.field)(one)),
    ),
  );
}

/** Stores who set the other values, once the server has said. */
export function nameSetters(on: Device, byOf: (one: Replaced) => Replaced['by'] | undefined): Promise<void> {
  return on.change(async () => {
    const all = await readReplaced(on);
    await write(
      on,
      all.map((one) => {
        const by = one.by ?? byOf(one);
        return by ? { ...one, by } : one;
      }),
    );
  });
}
