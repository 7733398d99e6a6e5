import type { Action, InputOf } from '@tidemark/contract/action';
import type { AnyAction } from '@tidemark/contract/actions';
import { type Detail, invalid } from '@tidemark/contract/refused';
import { v7 as uuid } from 'uuid';
import type { Given } from '../calls/index.ts';
import {
  applyEffects,
  type Device,
  device,
  dismissEntered,
  type Entry,
  noteCreatedHere,
  noteSaved,
  ofFactual,
  offlineOf,
  refOf,
  store,
  translated,
  type Working,
  withRecords,
} from '../store/index.ts';
import { transitionOn } from './entry-state.ts';
import { noteQueued } from './queue.ts';

/** Actions that work offline. */
export type Performable = Extract<AnyAction, { offline: object }>;

/** A checked action. */
interface Planned {
  action: Entry['action'];
  input: Entry['input'];
}

/** @throws Refused validation_failed with the invalid fields */
export function plan<A extends Performable>(action: A, given: Given<A>): Planned {
  return {
    action: action.name,
    input: checked(action as unknown as Action, given as Partial<Entry['input']>),
  };
}

/**
 * Checks an action, then changes the local records and queues the call in one transaction. Resolves when it is on disk;
 * sending follows automatically.
 * @throws Refused validation_failed with the invalid fields, before anything is written
 */
export async function perform<A extends Performable>(action: A, given: Given<A>): Promise<void> {
  await performAll(plan(action, given));
}

/** Does several actions, all or none. */
export async function performAll(...planned: Planned[]): Promise<void> {
  const on = device();
  const queued = await on.change(async () => {
    const entries: Entry[] = [];
    for (const one of planned) entries.push(await performOn(on, one));
    return entries;
  });
  noteQueued(on, queued);
}

/** Refuses malformed input here with the server's messages. */
function checked(action: Action, given: Partial<Entry['input']>): Entry['input'] {
  const wrong: Detail[] = [];
  const read = (part: 'params' | 'query' | 'body') => {
    const parsed = action[part].safeParse(given[part] ?? {});
    if (parsed.success) return parsed.data as Record<string, unknown>;
    wrong.push(
      ...parsed.error.issues.map(({ path, message }) => ({ field: path.join('.') || part, message })),
    );
    return {};
  };
  const input = {
    params: read('params'),
    query: read('query'),
    body: read('body'),
  } satisfies InputOf<Action>;
  if (wrong.length > 0) throw invalid(wrong);
  return input;
}

/** Changes the local records and queues the call with its bytes. Runs inside the caller's transaction. */
export async function performOn(
  on: Device,
  { action, input: asked }: Planned,
  upload?: string,
): Promise<Entry> {
  const input = await translated(on, asked);
  const offline = offlineOf(action);
  const working: Working = new Map();
  const { project, touches } = await withRecords(on, working, (read) => ({
    project: offline.project(input, read) ?? 0,
    touches: offline.touches(input, read),
  }));
  const at = new Date().toISOString();
  const entry: Omit<Entry, 'seq'> = {
    key: uuid(),
    action,
    input,
    project,
    touches,
    creates: offline.creates ?? false,
    concludes: offline.concludes ?? false,
    ends: offline.ends ?? false,
    state: 'waiting',
    attempts: 0,
    ...(upload !== undefined && { upload }),
    at,
    since: at,
  };
  await keepBases(on, entry);
  await noteSaved(on, entry, at);
  const changed = await applyEffects(on, working, [entry]);
  for (const touched of touches) {
    const of = ofFactual(touched);
    if (of) await dismissEntered(on, of, working.get(refOf(of)) as never);
  }
  await store(on, working, changed);
  if (entry.creates) await noteCreatedHere(on, touches[0]!);
  return enqueue(on, entry);
}

/** A record's first unsent change saves the server's values as its base. */
async function keepBases(
  on: Device,
  { project, touches }: Pick<Entry, 'project' | 'touches'>,
): Promise<void> {
  for (const touched of touches) {
    const ref = refOf(touched);
    if (await on.bases.get(ref)) continue;
    await on.bases.add({ ref, project, record: (await on.table(touched.table).get(touched.id)) ?? null });
  }
}

/** Adds the entry, or merges it into an unattempted one that does the same to the same record. */
async function enqueue(on: Device, entry: Omit<Entry, 'seq'>): Promise<Entry> {
  const { merge } = offlineOf(entry.action);
  // Files are never merged: looking through a day's photos for each of them would be slow.
  const earlier = merge && (await mergeable(on, entry));
  const body = earlier && merge(earlier.input.body as never, entry.input.body as never);
  if (!earlier || !body) {
    return { ...entry, seq: await on.outbox.add(entry) };
  }
  const { refusal: _, ...kept } = earlier;
  const merged: Entry = {
    ...kept,
    input: { ...entry.input, body },
    at: entry.at,
    key: entry.key,
    state: 'waiting',
    attempts: 0,
  };
  await on.outbox.put(merged);
  return merged;
}

/**
 * An attempted entry may have been applied, so it must not change. A refused one was not applied: a correction merges
 * into it and it is retried.
 */
async function mergeable(on: Device, entry: Omit<Entry, 'seq'>): Promise<Entry | undefined> {
  const same = JSON.stringify([entry.action, entry.input.params, entry.touches]);
  const touched = new Set(entry.touches.map(refOf));
  const lane = await on.outbox.where('project').equals(entry.project).reverse().sortBy('seq');
  for (const earlier of lane) {
    if (JSON.stringify([earlier.action, earlier.input.params, earlier.touches]) === same) {
      return transitionOn(earlier, 'edited') === 'merge' ? earlier : undefined;
    }
    // An upload is sent beside the others and does not affect what they say.
    if (earlier.upload !== undefined) continue;
    if (earlier.concludes || earlier.touches.some((ref) => touched.has(refOf(ref)))) return undefined;
  }
  return undefined;
}
