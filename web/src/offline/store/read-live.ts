import { liveQuery } from 'dexie';
import { isCutOff } from '../faults/index.ts';

/** One for each live read that has begun, by a change or its own start, and has not announced its result. */
const untold = new Set<Promise<void>>();

/**
 * Reads the device again after every change of what was read. `next` calls `told` when it has passed on the result. A
 * store the browser takes away is not a failure: the last result stays, and the read repeats once the store is open
 * (`openAgain`).
 * @returns the function that ends it
 */
export function readLive<T>(
  read: () => T | Promise<T>,
  next: (found: T, told: () => void) => void,
  failed?: (error: unknown) => void,
): () => void {
  let settle: (() => void) | undefined;
  let latest = 0;
  const begin = () => {
    if (settle) return;
    const telling = new Promise<void>((resolve) => {
      settle = resolve;
    });
    untold.add(telling);
    telling.then(() => untold.delete(telling));
  };
  const told = () => {
    settle?.();
    settle = undefined;
  };
  begin();
  const watching = liveQuery(async () => {
    const nth = ++latest;
    begin();
    try {
      return await read();
    } catch (error) {
      // Dexie does not report each one: callers wait for the read that began instead of one that was cut off.
      if (nth === latest) told();
      throw error;
    }
  }).subscribe(
    (found) => next(found, told),
    (error) => {
      if (!isCutOff(error)) failed?.(error);
    },
  );
  return () => {
    watching.unsubscribe();
    told();
  };
}

/** Does `work`, but resolves once screens have seen what it changed on this device. */
export async function untilShown<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } finally {
    // Dexie notifies reads one by one, and the change's own caller in between.
    await new Promise((resolve) => setTimeout(resolve));
    await Promise.all(untold);
  }
}
