import { type Device, device, type Entry, openMirror, pace, readLive } from '../store/index.ts';

/** Everything unsent in order, and the progress of sending. */
export interface Queue {
  entries: readonly Entry[];
  /** How many were sent since the queue was last empty. */
  sent: number;
  lastSentAt: string | null;
}

type Next = (queue: Queue) => void;
type Failed = (error: unknown) => void;

/** How many entries a page shows that is expensive to draw. */
const isLong = ({ entries }: Queue) => entries.length > 20;
const watchers = new Map<Next, Failed | undefined>();
let end = () => {};
let tell: (queue: Queue) => void = () => {};
let last: Queue | undefined;
/** Whose queue is watched. */
let watched: Device | undefined;

function begin(on: Device): void {
  watched = on;
  const mirror = openMirror(on.outbox);
  const paced = pace((queue: Queue) => {
    last = queue;
    for (const next of [...watchers.keys()]) next(queue);
  }, isLong);
  tell = paced.next;
  const read = async (): Promise<Queue> => {
    // Reading every entry makes this run again after any change of one.
    await on.outbox.count();
    const [sent, lastSentAt] = await on.meta.bulkGet(['sent', 'lastSentAt']);
    return {
      sent: (sent?.value as number | undefined) ?? 0,
      lastSentAt: (lastSentAt?.value as string | undefined) ?? null,
      entries: await mirror.read(),
    };
  };
  const endReading = readLive(
    read,
    (queue, told) => {
      paced.next(queue);
      told();
    },
    (error) => {
      for (const failed of [...watchers.values()]) failed?.(error);
    },
  );
  end = () => {
    endReading();
    paced.end();
    mirror.close();
    last = undefined;
    watched = undefined;
  };
}

/** The write itself announces it: until the queue is read again no screen may say that nothing waits. */
export function noteQueued(on: Device, queued: readonly Entry[]): void {
  if (on !== watched || !last) return;
  const known = new Set(last.entries.map(({ seq }) => seq));
  const added = queued.filter(({ seq }) => !known.has(seq));
  if (added.length > 0) tell({ ...last, entries: [...last.entries, ...added] });
}

function watch(next: Next, failed?: Failed): () => void {
  const on = device();
  // A former person's queue is not announced.
  if (on !== watched) {
    end();
    begin(on);
  }
  watchers.set(next, failed);
  if (last) next(last);
  return () => {
    if (watchers.delete(next) && watchers.size === 0) end();
  };
}

/** A live value made of the current person's queue. All watchers share one read, of only what changed. */
export function fromQueue<T>(make: (queue: Queue) => T) {
  return {
    subscribe: (next: (made: T) => void, failed?: Failed) => watch((queue) => next(make(queue)), failed),
    hasValue: () => last !== undefined,
    getValue: () => make(last!),
  };
}
