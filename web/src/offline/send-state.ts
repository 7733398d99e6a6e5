import { useLiveQuery } from 'dexie-react-hooks';
import { type Device, device, type Entry } from './device.ts';
import { byProject, readLane } from './lanes.ts';
import { useOnline } from './online.ts';
import { discard, retry } from './settle.ts';

/** DESIGN.md, section 6. */
export type SendStateName =
  | 'all-sent'
  | 'waiting'
  | 'sending'
  | 'offline-waiting'
  | 'offline-clear'
  | 'failed';

export interface SendState {
  state: SendStateName;
  waiting: number;
  failed: number;
  /** While sending: this one of that many. */
  sendingIndex: number;
  sendingTotal: number;
  lastSentAt: string | null;
  perProject: ReadonlyMap<number, { waiting: number; failed: number }>;
}

/** An unsent change as a list shows it. */
export interface OutboxEntry extends Entry {
  /** Waits for a refused one before it. */
  held: boolean;
}

interface Counts extends Omit<SendState, 'state'> {
  sending: boolean;
}

export async function readCounts(on: Device): Promise<Counts> {
  const [entries, metas] = await Promise.all([on.outbox.toArray(), on.meta.bulkGet(['sent', 'lastSentAt'])]);
  const sent = (metas[0]?.value as number | undefined) ?? 0;
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
    sendingIndex: sent + 1,
    sendingTotal: sent + waiting,
    lastSentAt: (metas[1]?.value as string | undefined) ?? null,
  };
}

export function stateOf({ waiting, failed, sending }: Counts, online: boolean): SendStateName {
  if (failed > 0) return 'failed';
  if (!online) return waiting > 0 ? 'offline-waiting' : 'offline-clear';
  if (waiting === 0) return 'all-sent';
  return sending ? 'sending' : 'waiting';
}

const nothing: Counts = {
  waiting: 0,
  failed: 0,
  perProject: new Map(),
  sending: false,
  sendingIndex: 1,
  sendingTotal: 0,
  lastSentAt: null,
};

export function useSendState(): SendState {
  const online = useOnline();
  const counts = useLiveQuery(() => readCounts(device()), []) ?? nothing;
  return { ...counts, state: stateOf(counts, online) };
}

async function readOutbox(on: Device): Promise<OutboxEntry[]> {
  const lanes = byProject(await on.outbox.toArray());
  return [...lanes.values()].flatMap((entries) => {
    const held = new Set(readLane(entries).held.map(({ seq }) => seq));
    return entries.map((entry) => ({ ...entry, held: held.has(entry.seq) }));
  });
}

/** Every unsent change, by project, in order. */
export function useOutbox(): OutboxEntry[] | undefined {
  return useLiveQuery(() => readOutbox(device()), []);
}

export function retryEntry({ seq }: Entry): Promise<void> {
  return retry(device(), seq);
}

export function discardEntry({ seq }: Entry): Promise<void> {
  return discard(device(), seq);
}

/** Tries every refused change again, in order. */
export async function retryAll(): Promise<void> {
  const refused = await device().outbox.where('state').equals('refused').sortBy('seq');
  for (const { seq } of refused) await retry(device(), seq);
}
