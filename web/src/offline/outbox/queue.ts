import { type Device, device, type Entry, openMirror, pace, readLive } from '../store/index.ts';

/** Everything unsent in the order it was done, and how the sending goes. */
export interface Queue {
  entries: readonly Entry[];
  /** How many were sent since nothing was unsent. */
  sent: number;
  lastSentAt: string | null;
}

type Next = (queue: Queue) => void;
type Failed = (error: unknown) => void;

/** So many are shown by a page that is dear to draw. */
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
    // It looks at every entry, so that this runs again after any change of one.
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

/** Told by the write itself: until the queue is read again nobody may say that nothing waits. */
export function noteQueued(on: Device, queued: readonly Entry[]): void {
  if (on !== watched || !last) return;
  const known = new Set(last.entries.map(({ seq }) => seq));
  const added = queued.filter(({ seq }) => !known.has(seq));
  if (added.length > 0) tell({ ...last, entries: [...last.entries, ...added] });
}

function watch(next: Next, failed?: Failed): () => void {
  const on = device();
  // Nobody is told of the queue of who was signed in before.
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

/** What is made of the queue of whoever is signed in, live: it is read once for all who watch, and only what changed. */
export function fromQueue<T>(make: (queue: Queue) => T) {
  return {
    subscribe: (next: (made: T) => void, failed?: Failed) => watch((queue) => next(make(queue)), failed),
    hasValue: () => last !== undefined,
    getValue: () => make(last!),
  };
}
