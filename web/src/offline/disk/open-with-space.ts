import Dexie, { type PromiseExtended } from 'dexie';
import { holdAgain } from './hold-again.ts';
import { withLock } from './locks.ts';
import { beginNewLog } from './new-log.ts';
import { isOpenElsewhere, noteClosed, noteOpen } from './open-elsewhere.ts';
import { forgetOutOfSpace, isOutOfSpace, noteOutOfSpace } from './out-of-space.ts';
import {
  hasSpaceToSpare,
  inSpaceForLog,
  isReserveGivenBack,
  keepReserve,
  releaseReserve,
} from './reserve.ts';
import { setShut } from './store-shut.ts';

const pause = 2_000;
/** In milliseconds, like the next. */
const timeLimit = 4_000;
/** All tabs are cut off at once, but learn of it one by one. */
const hearing = 200;
const openings = new WeakMap<Dexie, PromiseExtended<Dexie>>();
const cutOff = new WeakSet<Dexie>();

type Open = () => PromiseExtended<Dexie>;

/** The connection was cut: the next opening looks for space first. */
export function noteCutOff(store: Dexie): void {
  noteClosed(store);
  // A store that failed to open closes too.
  if (store.isOpen()) cutOff.add(store);
}

/** It was closed because its page was left: no disk was full. */
export function forgetCutOff(store: Dexie): void {
  cutOff.delete(store);
}

/**
 * Opens a store; after a full disk, only once there is space. Chromium writes at each opening, behind the half record
 * the full disk left. Without space to begin a new log it deletes the store at the following opening
 * (docs/decisions/0032).
 */
export function openWithSpace(store: Dexie, open: Open): PromiseExtended<Dexie> {
  forbidRetries(store);
  const begun = openings.get(store);
  if (begun) return begun;
  if (store.isOpen()) return open();
  const opening = Dexie.Promise.resolve(lookAndOpen(store, open))
    .then(() => store)
    .finally(() => openings.delete(store));
  openings.set(store, opening);
  return opening;
}

async function lookAndOpen(store: Dexie, open: Open): Promise<void> {
  const wasClosed = store.hasBeenClosed();
  if (!(cutOff.has(store) || isOutOfSpace() || (await isReserveGivenBack()))) {
    // The person has signed out.
    if (store.hasBeenClosed() && !wasClosed) throw new Dexie.DatabaseClosedError();
    await open();
    // A page that is closing gets no lock and needs none.
    noteOpen(store).catch(() => undefined);
    return;
  }
  await openOnceThereIsSpace(store, open);
  cutOff.delete(store);
  setShut(store, false);
  holdAgain(store);
}

async function openOnceThereIsSpace(store: Dexie, open: Open): Promise<void> {
  noteOutOfSpace();
  // Something holds it, such as a tab that looks for space; screens say so.
  const overdue = setTimeout(() => setShut(store, true), timeLimit);
  try {
    await openInTurn(store, open);
  } finally {
    clearTimeout(overdue);
  }
}

async function openInTurn(store: Dexie, open: Open): Promise<void> {
  await after(hearing);
  // One tab at a time: a second one would take the space this one gave to the store.
  while (!(await withLock(`tsp-room-${store.name}`, () => tryToOpen(store, open)))) {
    setShut(store, true);
    await after(pause);
    if (store.hasBeenClosed()) {
      setShut(store, false);
      throw new Dexie.DatabaseClosedError();
    }
  }
}

/** @returns false if there is no space */
async function tryToOpen(store: Dexie, open: Open): Promise<boolean> {
  if (await isOpenElsewhere(store)) {
    // Looking for space would take it from the open tab. If that tab has not yet noticed that it is cut off, this makes
    // the new log before anything opens.
    if (!(await inSpaceForLog(beginNewLog))) return false;
    await open();
  } else {
    if (!(await keepReserve())) {
      // A tab killed while it waits must not leave half a record either.
      if (!renewed.has(store)) await inSpaceForLog(beginNewLog);
      renewed.add(store);
      return false;
    }
    if (await hasSpaceToSpare()) forgetOutOfSpace();
    else if (!(await releaseReserve())) return false;
    await beginNewLog();
    await open();
  }
  renewed.delete(store);
  await noteOpen(store);
  return true;
}

const renewed = new WeakSet<Dexie>();

const after = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Dexie would retry a failed opening three times and reopen a store that was cut off, without looking for space. */
function forbidRetries(store: Dexie): void {
  const { _state: state } = store as unknown as { _state: object };
  // Dexie sets it again with each transaction.
  Object.defineProperty(state, 'PR1398_maxLoop', { get: () => 0, set() {}, configurable: true });
}
