import Dexie, { RangeSet } from 'dexie';
import {
  beginNewLog,
  finishReserve,
  inSpaceForLog,
  isOutOfSpace,
  noteCutOff,
  noteOutOfSpace,
  setShut,
} from '../disk/index.ts';
import { isStorageFull } from '../faults/index.ts';
import { getSession } from '../session/index.ts';

interface Store extends Dexie {
  readonly technicianId: number;
}

/** In milliseconds; the last one repeats. */
const pauses = [100, 500, 2_000];
/** The first screen has priority. In milliseconds. */
const logPause = 2_000;
/** Some browsers never answer, and a screen would wait forever. In milliseconds. */
const timeLimit = 10_000;
const opening = new WeakSet<Store>();

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Opens the store and retries until it is open; watchers and failed writes then continue on their own. */
export async function keepOpen(store: Store): Promise<void> {
  if (opening.has(store)) return;
  opening.add(store);
  const overdue = setTimeout(() => setShut(store, true), timeLimit);
  try {
    await openOnce(store);
  } finally {
    clearTimeout(overdue);
    opening.delete(store);
    setShut(store, false);
  }
}

/** The connection was cut, by a browser that clears the store or by a full disk; browsers do not say which. */
export async function openAgain(store: Store): Promise<void> {
  noteCutOff(store);
  // The browser may still be clearing.
  await pause(0);
  await keepOpen(store);
  // Reads during the cut got no result.
  Dexie.on.storagemutated.fire({ all: new RangeSet() });
}

async function openOnce(store: Store): Promise<void> {
  for (let tries = 0; ; tries++) {
    if (tries > 0) await pause(pauses[tries - 1] ?? pauses.at(-1)!);
    // Closed on purpose, or signed out.
    if (store.hasBeenClosed() || getSession()?.technician.id !== store.technicianId) return;
    try {
      await store.open();
    } catch (error) {
      if (isStorageFull(error)) noteOutOfSpace();
      if (tries === 2) setShut(store, true);
      if (tries === pauses.length + 1) reportError(error);
      continue;
    }
    if (!isOutOfSpace()) setTimeout(() => void renewLog(store), logPause);
    // Repeats the reads made while it was shut.
    if (tries > 0) Dexie.on.storagemutated.fire({ all: new RangeSet() });
    return;
  }
}

/** A killed browser may have left half a record, and a disk full by now has no space for a new log. */
async function renewLog(store: Store): Promise<void> {
  // Opening a store that was cut off looks for space first.
  if (!store.isOpen()) return;
  await inSpaceForLog(async () => void (store.isOpen() && (await beginNewLog())));
  await finishReserve();
}
