import Dexie from 'dexie';
import { reportFault } from '../faults/index.ts';
import { forgetOutOfSpace, isOutOfSpace } from './out-of-space.ts';
import { hasSpaceToSpare } from './reserve.ts';

/** In milliseconds; each pause is twice the one before. */
const firstPause = 30_000;
const longestPause = 600_000;
/** Writes are blocked for at most this long. */
const timeLimit = 10_000;
const waiting = new WeakMap<Dexie, ReturnType<typeof setTimeout>>();

/**
 * Holds the reserve again while the store stays open, once there is space to spare. The disk was full when the store
 * opened.
 */
export function holdAgain(store: Dexie, pause = firstPause): void {
  clearTimeout(waiting.get(store));
  if (isOutOfSpace()) waiting.set(store, setTimeout(look, pause, store, pause));
}

async function look(store: Dexie, pause: number): Promise<void> {
  // The next opening checks again; another tab may have found space.
  if (!store.isOpen() || !isOutOfSpace()) return;
  try {
    // The test for space may briefly take the last of it, so no tab writes during it.
    const work = () => Dexie.waitFor(hasSpaceToSpare, timeLimit);
    if (await store.transaction('rw', store.tables, work)) forgetOutOfSpace();
  } catch (error) {
    reportFault(error);
  }
  if (store.isOpen()) holdAgain(store, Math.min(2 * pause, longestPause));
}
