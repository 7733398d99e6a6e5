import type { Change } from '@tidemark/contract/offline';
import type { Detail } from '@tidemark/contract/refusals';
import { v4 as uuid } from 'uuid';
import type { CallError } from './call-error.ts';
import { type Device, type Entry, refOf } from './device.ts';
import { applyEffect, offlineOf, type Working } from './effects.ts';
import { rebuild } from './rebuild.ts';
import { rename } from './rename.ts';

const settledKept = 5_000;

/** Takes an entry for sending: from here on it may have been applied, so it does not change any more. */
export function claim(on: Device, seq: number): Promise<Entry | undefined> {
  return on.change(async () => {
    const entry = await on.outbox.get(seq);
    if (!entry || entry.state === 'refused') return undefined;
    const claimed: Entry = { ...entry, state: 'sending', attempts: entry.attempts + 1 };
    await on.outbox.put(claimed);
    return claimed;
  });
}

/** The server has it: the entry goes, its records stand as the server says, other unsent changes on top. */
export function confirm(on: Device, sent: Entry, data: unknown, at: string): Promise<void> {
  return on.change(async () => {
    const offline = offlineOf(sent.action);
    const answered = offline.answered?.(data) ?? [];
    const entry = await renamed(on, sent, answered);
    const part = offline.refusedPart?.(data, sent.input.body as never);

    const bases: Working = new Map();
    const lanes = new Map<string, number>();
    for (const touched of entry.touches) {
      const base = await on.bases.get(refOf(touched));
      if (!base) continue;
      bases.set(base.ref, base.record);
      lanes.set(base.ref, base.project);
    }
    // A line the server did not take is not part of what it has.
    const taken = part ? withBody(entry, part.taken) : entry;
    const refs = new Set([...bases.keys(), ...(await applyEffect(on, bases, taken))]);
    for (const change of answered) bases.set(refOf(change), change.record);
    for (const change of answered) refs.add(refOf(change));
    for (const ref of refs) {
      // A record may have unsent changes in another project's lane; its base stays with them.
      const project = lanes.get(ref) ?? entry.project;
      await on.bases.put({ ref, project, record: bases.get(ref) ?? null });
      await on.settled.add({ ref });
    }

    if (part) await on.outbox.put(refusedEntry(entry, part, at));
    else await on.outbox.delete(entry.seq);
    for (const project of new Set([entry.project, ...lanes.values()])) await rebuild(on, project);
    await noteSent(on, at);
  });
}

/** The server said no: the entry stays, with its reason. */
export function refuse(on: Device, { seq }: Entry, error: CallError, at: string): Promise<void> {
  const { status, code, message, details } = error;
  return on.change(async () => {
    await on.outbox.update(seq, { state: 'refused', refusal: { status, code, message, details, at } });
  });
}

/** No answer, or not now: it waits, and goes out again under the same key. */
export function putBack(on: Device, { seq }: Entry): Promise<void> {
  return on.change(async () => {
    await on.outbox.update(seq, { state: 'waiting' });
  });
}

/** A refused entry is tried again, as a new request: the old key would answer the old refusal. */
export function retry(on: Device, seq: number): Promise<void> {
  return on.change(async () => {
    const entry = await on.outbox.get(seq);
    if (entry?.state !== 'refused') return;
    const { refusal: _, ...kept } = entry;
    await on.outbox.put({ ...kept, key: uuid(), state: 'waiting', attempts: 0 });
  });
}

/** Gives a refused entry up, and with it what was done to a record it was to create. */
export function discard(on: Device, seq: number): Promise<void> {
  return on.change(async () => {
    const entry = await on.outbox.get(seq);
    if (entry?.state !== 'refused') return;
    const missing = new Set(entry.creates ? [refOf(entry.touches[0]!)] : []);
    const lane = await on.outbox.where('project').equals(entry.project).sortBy('seq');
    for (const later of lane.filter((other) => other.seq > seq)) {
      if (!later.touches.some((touched) => missing.has(refOf(touched)))) continue;
      if (later.creates) missing.add(refOf(later.touches[0]!));
      await on.outbox.delete(later.seq);
    }
    await on.outbox.delete(seq);
    await rebuild(on, entry.project);
  });
}

async function renamed(on: Device, sent: Entry, answered: Change[]): Promise<Entry> {
  if (!sent.creates) return sent;
  const created = sent.touches[0]!;
  const answer = answered.find(({ table }) => table === created.table);
  if (!answer || answer.id === created.id) return sent;
  await rename(on, sent.project, String(created.id), String(answer.id));
  return (await on.outbox.get(sent.seq))!;
}

const withBody = (entry: Entry, body: unknown): Entry => ({
  ...entry,
  input: { ...entry.input, body: body as Entry['input']['body'] },
});

/** What the server did not take of a call it answered with success stays as a refused entry of its own. */
function refusedEntry(entry: Entry, part: { refused: unknown; details: Detail[] }, at: string): Entry {
  const message = part.details[0]?.message ?? 'The server did not take this.';
  return {
    ...withBody(entry, part.refused),
    key: uuid(),
    state: 'refused',
    refusal: { status: 200, code: 'partly_refused', message, details: part.details, at },
  };
}

async function noteSent(on: Device, at: string): Promise<void> {
  const waiting = await on.outbox.where('state').anyOf('waiting', 'sending').count();
  const sent = ((await on.meta.get('sent'))?.value as number | undefined) ?? 0;
  await on.meta.bulkPut([
    { key: 'sent', value: waiting === 0 ? 0 : sent + 1 },
    { key: 'lastSentAt', value: at },
  ]);
  const last = (await on.settled.orderBy('mark').last())?.mark ?? 0;
  await on.settled
    .where('mark')
    .below(last - settledKept)
    .delete();
}
