import type { Fact } from '@tidemark/contract/fact';
import type { ReadLocal, RecordRef } from '@tidemark/contract/offline';
import type { Detail } from '@tidemark/contract/refused';
import { v7 as uuid } from 'uuid';
import type { CallError } from '../faults/index.ts';
import {
  applyEffects,
  type Device,
  type Entry,
  factsSetBy,
  noteOurs,
  noteSaved,
  noteSentToday,
  noteTheirs,
  ofFactual,
  offlineOf,
  rebuild,
  refOf,
  rename,
  type Settled,
  type StoredState,
  type Working,
} from '../store/index.ts';
import { type EntryEvent, type Transition, transitionOn } from './entry-state.ts';
import { isBeside, names } from './lanes.ts';
import { settleFile } from './settle-file.ts';

const settledKept = 5_000;

const lastMark = async (on: Device): Promise<number> => (await on.settled.orderBy('mark').last())?.mark ?? 0;

/** Takes an entry for sending: it may be applied from here on, so it no longer changes. */
export function claim(on: Device, seq: number): Promise<Entry | undefined> {
  return on.change(async () => {
    const entry = await on.outbox.get(seq);
    if (!entry || transitionOn(entry, 'claimed') !== 'send') return undefined;
    const claimed: Entry = {
      ...entry,
      state: 'sending',
      attempts: entry.attempts + 1,
      mark: entry.mark ?? (await lastMark(on)),
    };
    await on.outbox.put(claimed);
    return claimed;
  });
}

/** The server has it: the entry goes, and its records become the server's with other unsent changes on top. */
export function confirm(on: Device, sent: Entry, data: unknown, at: string): Promise<void> {
  return on.change(async () => {
    if ((await transitionOfSent(on, sent, 'taken')) !== 'drop') return;
    const offline = offlineOf(sent.action);
    const entry = await renamed(on, sent, data);
    const part = offline.refusedPart?.(data, sent.input.body as never);

    const bases: Working = new Map();
    const lanes = new Map<string, number>();
    for (const touched of entry.touches) {
      const base = await on.bases.get(refOf(touched));
      if (!base) continue;
      bases.set(base.ref, base.record);
      lanes.set(base.ref, base.project);
    }
    // The server does not have a refused line.
    const taken = part ? withBody(entry, part.taken) : entry;
    const known: Working = new Map(bases);
    const refs = new Set([...bases.keys(), ...(await applyEffects(on, bases, [taken]))]);
    const made: Working = new Map(bases);
    for (const change of await newsOf(on, entry, data, bases)) {
      bases.set(refOf(change), change.record);
      refs.add(refOf(change));
    }
    const set = await noteReplaced(on, entry, data, { known, made, now: bases });
    for (const ref of refs) {
      // A record may have unsent changes in another lane, which keep its base.
      const project = lanes.get(ref) ?? entry.project;
      await on.bases.put({ ref, project, record: bases.get(ref) ?? null });
      await on.settled.add({ ref, ...set.get(ref) });
    }

    if (part) await on.outbox.put(refusedEntry(entry, part, at));
    else await on.outbox.delete(entry.seq);
    if (entry.upload !== undefined) await on.blobs.delete(entry.upload);
    const changed = [...refs].filter((ref) => bases.get(ref) !== known.get(ref));
    if (entry.upload === undefined || !(await settleFile(on, entry, changed)))
      for (const project of new Set([entry.project, ...lanes.values()])) await rebuild(on, project);
    await noteSentToday(on, taken, at);
    await noteSent(on, at);
  });
}

/** The server refused: the entry stays with its reason. */
export function refuse(on: Device, sent: Entry, error: CallError, at: string): Promise<void> {
  const { status, code, message, details } = error;
  return on.change(async () => {
    if ((await transitionOfSent(on, sent, 'refused')) !== 'keep') return;
    await on.outbox.update(sent.seq, { state: 'refused', refusal: { status, code, message, details, at } });
  });
}

/** No response, or "not now": it waits and is sent again under the same key. */
export function putBack(on: Device, sent: Entry): Promise<void> {
  return on.change(async () => {
    if ((await transitionOfSent(on, sent, 'put back')) !== 'wait') return;
    await on.outbox.update(sent.seq, { state: 'waiting' });
  });
}

/** A response belongs to its key; an entry that is gone or has another key by now ignores it. */
async function transitionOfSent(on: Device, { seq, key }: Entry, event: EntryEvent): Promise<Transition> {
  const entry = await on.outbox.get(seq);
  return entry?.key === key ? transitionOn(entry, event) : '-';
}

/** Retries a refused entry as a new request: the old key would return the old refusal. */
export function retry(on: Device, seq: number): Promise<void> {
  return on.change(async () => {
    const entry = await on.outbox.get(seq);
    if (!entry || transitionOn(entry, 'retried') !== 'renew') return;
    const { refusal: _, mark: __, ...kept } = entry;
    await on.outbox.put({ ...kept, key: uuid(), state: 'waiting', attempts: 0 });
  });
}

/**
 * Discards an entry the server certainly does not have, with the work on what it was to create.
 * @returns false if it is too late: it may have been applied
 */
export function discard(on: Device, seq: number): Promise<boolean> {
  return on.change(async () => {
    const entry = await on.outbox.get(seq);
    if (!entry || transitionOn(entry, 'given up') !== 'drop') return false;
    const lane = await on.outbox.where('project').equals(entry.project).sortBy('seq');
    const missing = new Set<string>();
    for (const one of lane.filter((other) => other.seq >= seq)) {
      // A job's photo outlives the room it was put in.
      const needs = isBeside(one) ? one.touches.slice(0, 1) : one.touches;
      const stands = needs.some((touched) => missing.has(refOf(touched))) || names(one, missing);
      if (one.seq !== seq && !stands) continue;
      if (one.creates) missing.add(refOf(one.touches[0]!));
      if (one.upload !== undefined) missing.add(one.upload);
      await drop(on, one);
    }
    await rebuild(on, entry.project);
    await noteSaved(on, entry, new Date().toISOString());
    return true;
  });
}

async function drop(on: Device, { seq, upload }: Entry): Promise<void> {
  await on.outbox.delete(seq);
  if (upload === undefined) return;
  await on.blobs.delete(upload);
  await on.thumbs.delete(upload);
}

/**
 * The records in the response, except those with another change confirmed since this one was first sent: there the
 * response may be older. An upload's response covers its own file only.
 */
async function newsOf(on: Device, entry: Entry, data: unknown, bases: Working) {
  const read: ReadLocal = (table, id) => (bases.get(refOf({ table, id } as RecordRef)) ?? undefined) as never;
  const answered = offlineOf(entry.action).answered?.(data, entry.input, read) ?? [];
  if (entry.upload !== undefined) return answered;
  const later = await on.settled
    .where('mark')
    .above(entry.mark ?? 0)
    .toArray();
  const newer = new Set(later.map(({ ref }) => ref));
  return answered.filter((change) => !newer.has(refOf(change)));
}

async function renamed(on: Device, sent: Entry, data: unknown): Promise<Entry> {
  if (!sent.creates) return sent;
  const created = sent.touches[0]!;
  const answered = offlineOf(sent.action).answered?.(data, sent.input, () => undefined) ?? [];
  const answer = answered.find(({ table }) => table === created.table);
  if (!answer || answer.id === created.id) return sent;
  await rename(on, sent.project, String(created.id), String(answer.id));
  return (await on.outbox.get(sent.seq))!;
}

/**
 * What the response says about other devices' values: those this change replaced, and those that replaced ours.
 * @returns the values this change set, by record
 */
async function noteReplaced(
  on: Device,
  entry: Entry,
  data: unknown,
  { known, made, now }: { known: Working; made: Working; now: Working },
): Promise<Map<string, Pick<Settled, 'set'>>> {
  // Responses the server stored before conflicts existed have none.
  const { former = [] } = (data ?? {}) as { former?: (Fact & { id?: string })[] };
  const set = new Map<string, Pick<Settled, 'set'>>();
  // A file says nothing about its parent records.
  if (entry.upload !== undefined) return set;
  for (const [at, touched] of entry.touches.entries()) {
    const of = ofFactual(touched);
    if (!of) continue;
    const ref = refOf(of);
    const [before, mine, after] = [known, made, now].map((records) => records.get(ref) as never);
    // Facts without an id are of the first record.
    const its = former.filter(({ id }) => (id === undefined ? at === 0 : id === of.id));
    if (before && its.length > 0) await noteOurs(on, of, { known: before, made: mine, former: its });
    await noteTheirs(on, of, { before: mine, after, shown: await on.table(of.table).get(of.id) });
    set.set(ref, { set: factsSetBy(of, before, mine) });
  }
  return set;
}

const withBody = (entry: Entry, body: unknown): Entry => ({
  ...entry,
  input: { ...entry.input, body: body as Entry['input']['body'] },
});

/** The refused part of a successful call stays as a refused entry of its own. */
function refusedEntry(entry: Entry, part: { refused: unknown; details: Detail[] }, at: string): Entry {
  const message = part.details[0]?.message ?? 'The office did not accept this.';
  return {
    ...withBody(entry, part.refused),
    key: uuid(),
    state: 'refused',
    refusal: { status: 200, code: 'partly_refused', message, details: part.details, at },
  };
}

async function noteSent(on: Device, at: string): Promise<void> {
  const count = (state: StoredState) => on.outbox.where('state').equals(state).count();
  const waiting = (await count('waiting')) + (await count('sending'));
  const sent = ((await on.meta.get('sent'))?.value as number | undefined) ?? 0;
  await on.meta.bulkPut([
    { key: 'sent', value: waiting === 0 ? 0 : sent + 1 },
    { key: 'lastSentAt', value: at },
  ]);
  await on.settled
    .where('mark')
    .below((await lastMark(on)) - settledKept)
    .delete();
}
