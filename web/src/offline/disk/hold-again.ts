import Dexie from 'dexie';
import { reportFault } from '../faults/index.ts';
import { hasRoomToSpare } from './reserve.ts';
import { forgetShortOfRoom, isShortOfRoom } from './short-of-room.ts';

/** In milliseconds; each next one is twice as long. */
const firstPause = 30_000;
const longestPause = 600_000;
/** Nothing is written for so long at most. */
const patience = 10_000;
const waiting = new WeakMap<Dexie, ReturnType<typeof setTimeout>>();

/** Holds the reserve again while the store stays open, once there is room to spare: the disk was full when it was opened. */
export function holdAgain(store: Dexie, pause = firstPause): void {
  clearTimeout(waiting.get(store));
  if (isShortOfRoom()) waiting.set(store, setTimeout(look, pause, store, pause));
}

async function look(store: Dexie, pause: number): Promise<void> {
  // Whoever opens it again looks anew; another tab may have found room.
  if (!store.isOpen() || !isShortOfRoom()) return;
  try {
    // Nobody writes meanwhile, in no tab: to look for room may take the last of it for a moment.
    const work = () => Dexie.waitFor(hasRoomToSpare, patience);
    if (await store.transaction('rw', store.tables, work)) forgetShortOfRoom();
  } catch (error) {
    reportFault(error);
  }
  if (store.isOpen()) holdAgain(store, Math.min(2 * pause, longestPause));
}
