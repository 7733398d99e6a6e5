import Dexie, { RangeSet } from 'dexie';
import { makeFlag } from './flag.ts';
import { beginNewLog } from './new-log.ts';
import { keepReserve, releaseReserve } from './reserve.ts';
import { getSession } from './session.ts';
import { isStorageFull } from './storage-full.ts';

interface Store extends Dexie {
  readonly technicianId: number;
}

/** Whether this person's store cannot be opened: on a disk that is full to its last byte it cannot even be read. */
const shut = makeFlag();
export const isStoreShut = shut.is;
export const useStoreShut = shut.use;

/** The browser may still be clearing when the connection is cut. In milliseconds; the last one again and again. */
const pauses = [0, 100, 500, 2_000];
const opening = new WeakSet<Store>();

/** Opens the store, and tries until it is open: what watches it, and what could not be kept, goes on then by itself. */
export async function keepOpen(store: Store): Promise<void> {
  if (opening.has(store)) return;
  opening.add(store);
  try {
    await openOnce(store);
  } finally {
    opening.delete(store);
    shut.set(false);
  }
}

/** The connection was cut, by a browser that clears the store or on a disk without room: then it gets the reserve. */
export async function openAgain(store: Store): Promise<void> {
  await releaseReserve();
  await keepOpen(store);
  // What was read while it was cut got no answer.
  Dexie.on.storagemutated.fire({ all: new RangeSet() });
}

async function openOnce(store: Store): Promise<void> {
  for (let tries = 0; ; tries++) {
    await new Promise((resolve) => setTimeout(resolve, pauses[tries] ?? pauses.at(-1)));
    // Closed on purpose, or nobody's any more.
    if (store.hasBeenClosed() || getSession()?.technician.id !== store.technicianId) return;
    try {
      await store.open();
    } catch (error) {
      if (tries === 0) await releaseReserve();
      if (tries === 2) shut.set(true);
      if (tries === pauses.length) reportError(error);
      if (tries > 2 && isStorageFull(error)) await untilRoom(store);
      continue;
    }
    beginNewLog();
    // Whatever was asked while it was shut is asked again.
    if (tries > 0) Dexie.on.storagemutated.fire({ all: new RangeSet() });
    return;
  }
}

/** Each opening on a full disk may leave half a record in Chromium's store (new-log.ts), so room is looked for first. */
async function untilRoom(store: Store): Promise<void> {
  while (getSession()?.technician.id === store.technicianId && !(await keepReserve()))
    await new Promise((resolve) => setTimeout(resolve, pauses.at(-1)));
}
