import { liveQuery } from 'dexie';
import { isCutOff } from '../faults/index.ts';

/** One for each live reading that has begun, by a change or its own beginning, and has not told what it found. */
const untold = new Set<Promise<void>>();

/**
 * Reads the device again after every change of what was read. `next` says by `told` when it has passed on what was found.
 * Where the browser takes the store away meanwhile nothing failed: what was told stands, and it is read again once the store
 * is open (`openAgain`), also where nothing was told yet.
 * @returns what ends it
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
      // Dexie does not tell of each: nobody may wait for one that was cut off, but for what began in its place.
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

/** The same as `work`, but later: once the screens have heard what it changed on this device. */
export async function untilShown<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } finally {
    // Dexie tells one reading after the other of a change, and whoever waited for the change in between.
    await new Promise((resolve) => setTimeout(resolve));
    await Promise.all(untold);
  }
}
