import Dexie, { type PromiseExtended } from 'dexie';
import { holdAgain } from './hold-again.ts';
import { withLock } from './locks.ts';
import { beginNewLog } from './new-log.ts';
import { isOpenElsewhere, noteClosed, noteOpen } from './open-elsewhere.ts';
import { hasRoomToSpare, inRoomForLog, isReserveGivenBack, keepReserve, releaseReserve } from './reserve.ts';
import { forgetShortOfRoom, isShortOfRoom, noteShortOfRoom } from './short-of-room.ts';
import { setShut } from './store-shut.ts';

const pause = 2_000;
/** In milliseconds, like the next. */
const patience = 4_000;
/** All tabs are cut off at once, and hear of it one after the other. */
const hearing = 200;
const openings = new WeakMap<Dexie, PromiseExtended<Dexie>>();
const cutOff = new WeakSet<Dexie>();

type Open = () => PromiseExtended<Dexie>;

/** The connection was cut: what opens the store next looks for room first. */
export function noteCutOff(store: Dexie): void {
  noteClosed(store);
  // A store that could not be opened closes too.
  if (store.isOpen()) cutOff.add(store);
}

/**
 * Opens a store, and after a full disk only once there is room for it. Chromium writes at each opening, behind the half
 * record that the full disk left; without room to begin a new log after that it deletes the store at the opening that
 * follows (docs/decisions/0032).
 */
export function openInRoom(store: Dexie, open: Open): PromiseExtended<Dexie> {
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
  if (!(cutOff.has(store) || isShortOfRoom() || (await isReserveGivenBack()))) {
    // Nobody's any more.
    if (store.hasBeenClosed() && !wasClosed) throw new Dexie.DatabaseClosedError();
    await open();
    // A page that is being left gets no lock, and needs none.
    noteOpen(store).catch(() => undefined);
    return;
  }
  await openOnceThereIsRoom(store, open);
  cutOff.delete(store);
  setShut(store, false);
  holdAgain(store);
}

async function openOnceThereIsRoom(store: Dexie, open: Open): Promise<void> {
  noteShortOfRoom();
  // Whatever keeps it, such as another tab that looks for room: screens say so.
  const overdue = setTimeout(() => setShut(store, true), patience);
  try {
    await openInTurn(store, open);
  } finally {
    clearTimeout(overdue);
  }
}

async function openInTurn(store: Dexie, open: Open): Promise<void> {
  await after(hearing);
  // One tab at a time: another one would take the room that this one gave to the store.
  while (!(await withLock(`tsp-room-${store.name}`, () => tryToOpen(store, open)))) {
    setShut(store, true);
    await after(pause);
    if (store.hasBeenClosed()) {
      setShut(store, false);
      throw new Dexie.DatabaseClosedError();
    }
  }
}

/** @returns false where there is no room */
async function tryToOpen(store: Dexie, open: Open): Promise<boolean> {
  if (await isOpenElsewhere(store)) {
    // To look for room would take it from that tab. Should it just not have heard yet that it is cut off, the new log is
    // there before anything is opened.
    if (!(await inRoomForLog(beginNewLog))) return false;
    await open();
  } else {
    if (!(await keepReserve())) {
      // What is killed while it waits must not leave half a record either.
      if (!renewed.has(store)) await inRoomForLog(beginNewLog);
      renewed.add(store);
      return false;
    }
    if (await hasRoomToSpare()) forgetShortOfRoom();
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

/** By itself Dexie tries a failed opening three times more, and opens a store it finds cut off; none of that looks for room. */
function forbidRetries(store: Dexie): void {
  const { _state: state } = store as unknown as { _state: object };
  // Dexie sets it anew with each transaction.
  Object.defineProperty(state, 'PR1398_maxLoop', { get: () => 0, set() {}, configurable: true });
}
