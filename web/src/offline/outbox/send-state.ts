import { useObservable } from 'dexie-react-hooks';
import { useMemo } from 'react';
import { useStoreShut } from '../disk/index.ts';
import { useOnline } from '../faults/index.ts';
import { getSession } from '../session/index.ts';
import { device, type Entry, noteUnsent, readStoreMark } from '../store/index.ts';
import { byProject, readLane } from './lanes.ts';
import { fromQueue, type Queue } from './queue.ts';
import { discard, retry } from './settle.ts';

/**
 * What is unsent on this device (DESIGN.md, section 6). Counts are changes. With a shut store they are those of the
 * last read and nothing is called sent; before the first read the state is "checking".
 */
export interface SendState {
  kind: 'sent' | 'waiting' | 'sending' | 'offline' | 'offline-clear' | 'failed' | 'checking' | 'unread';
  waiting: number;
  failed: number;
  /** While sending: the number of this one, from 1 … */
  sent: number;
  /** … of this many. */
  of: number;
  lastSentAt: string | null;
  perProject: ReadonlyMap<number, { waiting: number; failed: number }>;
}

/** An unsent change as a list item. */
export interface OutboxEntry extends Entry {
  /** Waits for an earlier refused one. */
  held: boolean;
}

interface Counts extends Omit<SendState, 'kind'> {
  sending: boolean;
}

export function countsOf({ entries, sent, lastSentAt }: Queue): Counts {
  const perProject = new Map<number, { waiting: number; failed: number }>();
  for (const { project, state } of entries) {
    const counts = perProject.get(project) ?? { waiting: 0, failed: 0 };
    if (state === 'refused') counts.failed++;
    else counts.waiting++;
    perProject.set(project, counts);
  }
  const failed = entries.filter(({ state }) => state === 'refused').length;
  const waiting = entries.length - failed;
  return {
    waiting,
    failed,
    perProject,
    sending: entries.some(({ state }) => state === 'sending'),
    sent: sent + 1,
    of: sent + waiting,
    lastSentAt,
  };
}

export function kindOf({ waiting, failed, sending }: Counts, online: boolean): SendState['kind'] {
  if (failed > 0) return 'failed';
  if (!online) return waiting > 0 ? 'offline' : 'offline-clear';
  if (waiting === 0) return 'sent';
  return sending ? 'sending' : 'waiting';
}

const nothing: Counts = {
  waiting: 0,
  failed: 0,
  perProject: new Map(),
  sending: false,
  sent: 1,
  of: 0,
  lastSentAt: null,
};

/** What was unsent at the last read. A full disk may have lost the mark, so "nothing" proves nothing. */
function remembered(): Counts {
  const id = getSession()?.technician.id;
  // Written by the previous version, without refusals.
  const { unsent = 0, failed = 0 } = (id !== undefined && readStoreMark(id)) || {};
  return { ...nothing, waiting: unsent - failed, failed };
}

interface Known {
  online: boolean;
  /** By this page, of this person. */
  read: boolean;
  shut: boolean;
}

/** Before the first read, show what waited last time; "nothing waited" is not shown. */
export function stateOf(counts: Counts, { online, read, shut }: Known): SendState {
  const isRead = read || counts.waiting + counts.failed > 0;
  return { ...counts, kind: shut ? 'unread' : isRead ? kindOf(counts, online) : 'checking' };
}

let last = nothing;

/** The same object while nothing changes: the outbox changes with each typed letter, its counts do not. */
function remember(queue: Queue): Counts {
  const counts = countsOf(queue);
  noteUnsent(device().technicianId, queue.entries);
  if (asText(counts) !== asText(last)) last = counts;
  return last;
}

const asText = ({ perProject, ...counts }: Counts) => JSON.stringify([counts, [...perProject]]);

const sendCounts = fromQueue(remember);

export function useSendState(): SendState {
  const online = useOnline();
  const shut = useStoreShut();
  const read = useObservable(sendCounts);
  return useMemo(
    () => stateOf(read ?? remembered(), { online, read: read !== undefined, shut }),
    [read, online, shut],
  );
}

const heldMarked = fromQueue(({ entries }): OutboxEntry[] =>
  [...byProject(entries).values()].flatMap((lane) => {
    const held = new Set(readLane(lane).held.map(({ seq }) => seq));
    return lane.map((entry) => ({ ...entry, held: held.has(entry.seq) }));
  }),
);

/** Every unsent change, by project, in order. */
export function useOutbox(): OutboxEntry[] | undefined {
  return useObservable(heldMarked);
}

export function retryEntry({ seq }: Entry): Promise<void> {
  return retry(device(), seq);
}

/** @returns false if it is too late: the server may have it */
export function discardEntry({ seq }: Entry): Promise<boolean> {
  return discard(device(), seq);
}

/** Retries every refused change, in order. */
export async function retryAll(): Promise<void> {
  const refused = await device().outbox.where('state').equals('refused').sortBy('seq');
  for (const { seq } of refused) await retry(device(), seq);
}
