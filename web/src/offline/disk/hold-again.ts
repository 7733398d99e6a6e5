import Dexie from 'dexie';
import { reportFault } from '../faults/index.ts';
import { hasRoomToSpare } from './reserve.ts';
import { forgetShortOfRoom, isShortOfRoom } from './short-of-room.ts';

/** In milliseconds; each pause is twice the one before. */
const firstPause = 30_000;
const longestPause = 600_000;
/** Writes are blocked for at most this long. */
const patience = 10_000;
const waiting = new WeakMap<Dexie, ReturnType<typeof setTimeout>>();

/**
 * Holds the reserve again while the store stays open, once there is space to spare. The disk was full when the store
 * opened.
 */
export function holdAgain(store: Dexie, pause = firstPause): void {
  clearTimeout(waiting.get(store));
  if (isShortOfRoom()) waiting.set(store, setTimeout(look, pause, store, pause));
}

async function look(store: Dexie, pause: number): Promise<void> {
  // The next opening checks again; another tab may have found space.
  if (!store.isOpen() || !isShortOfRoom()) return;
  try {
    // The test for space may briefly take the last of it, so no tab writes during it.
    const work = () => Dexie.waitFor(hasRoomToSpare, patience);
    if (await store.transaction('rw', store.tables, work)) forgetShortOfRoom();
  } catch (error) {
    reportFault(error);
  }
  if (store.isOpen()) holdAgain(store, Math.min(2 * pause, longestPause));
}
