import Dexie, { type PromiseExtended } from 'dexie';
import { beginNewLog } from './new-log.ts';
import { hasRoomToSpare, inRoomForLog, keepReserve, releaseReserve } from './reserve.ts';
import { forgetShortOfRoom, isShortOfRoom, noteShortOfRoom } from './short-of-room.ts';
import { setShut } from './store-shut.ts';

const pause = 2_000;
const openings = new WeakMap<Dexie, PromiseExtended<Dexie>>();
const cutOff = new WeakSet<Dexie>();

/** The connection was cut: what opens the store next looks for room first. */
export function noteCutOff(store: Dexie): void {
  // A store that could not be opened closes too.
  if (store.isOpen()) cutOff.add(store);
}

/**
 * Opens a store, and after a full disk only once there is room for it. Chromium writes at each opening, behind the half
 * record that the full disk left; without room to begin a new log after that it deletes the store at the opening that
 * follows (docs/decisions/0032).
 */
export function openInRoom(store: Dexie, open: () => PromiseExtended<Dexie>): PromiseExtended<Dexie> {
  forbidRetries(store);
  const begun = openings.get(store);
  if (begun) return begun;
  if (store.isOpen() || !(cutOff.has(store) || isShortOfRoom())) return open();
  const opening = Dexie.Promise.resolve(findRoom(store))
    .then(beginNewLog)
    .then(open)
    .then((opened) => {
      cutOff.delete(store);
      setShut(store, false);
      return opened;
    })
    .finally(() => openings.delete(store));
  openings.set(store, opening);
  return opening;
}

async function findRoom(store: Dexie): Promise<void> {
  noteShortOfRoom();
  for (let tries = 0; !(await keepReserve()); tries++) {
    // What is killed while it waits must not leave half a record either.
    if (tries === 0) await inRoomForLog(beginNewLog);
    setShut(store, true);
    await new Promise((resolve) => setTimeout(resolve, pause));
    if (store.hasBeenClosed()) {
      setShut(store, false);
      throw new Dexie.DatabaseClosedError();
    }
  }
  if (await hasRoomToSpare()) forgetShortOfRoom();
  else await releaseReserve();
}

/** Dexie tries a failed opening three times more by itself; none of them looks for room. */
function forbidRetries(store: Dexie): void {
  (store as unknown as { _state: { PR1398_maxLoop: number } })._state.PR1398_maxLoop = 0;
}
