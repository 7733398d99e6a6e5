import { shortOfRoomKey, within } from '../disk/index.ts';
import { leftKey, readLeft } from './left-mark.ts';
import { storeNameOf } from './store-name.ts';

const key = 'tsp-erase';
const patience = 3_000;

/** What is kept beside a person's store, by that person. */
const personal = /^tsp-(?:store|cleared|typed)-(\d+)(?:-|$)/;

/**
 * Clears what is kept beside this person's store, and has the store itself erased when the app starts again. What is
 * known of work that somebody else left here stays, and that the disk was full: their store is opened after that.
 */
export function eraseOnNextStart(technicianId: number): void {
  const isOthers = (name: string) => {
    const owner = name === leftKey ? readLeft()?.id : personal.exec(name)?.[1];
    return owner !== undefined && Number(owner) !== technicianId;
  };
  for (const name of Object.keys(localStorage)) {
    if (name !== shortOfRoomKey && !isOthers(name)) localStorage.removeItem(name);
  }
  localStorage.setItem(key, storeNameOf(technicianId));
  navigator.clearAppBadge?.().catch(() => undefined);
}

/** Who signs in again before their store could be erased goes on in it; erased later, it would take their new work along. */
export function keepFromErasing(technicianId: number): void {
  if (localStorage.getItem(key) === storeNameOf(technicianId)) localStorage.removeItem(key);
}

/**
 * Erases the store of who logged out, before anything opens one: nothing of this page holds it any more, and other tabs
 * let go of it when they hear of it. A page killed half-way does it at its next start.
 */
export async function finishErasing(): Promise<void> {
  const store = localStorage.getItem(key);
  if (store === null) return;
  const erased = new Promise<void>((resolve, reject) => {
    const request = indexedDB.deleteDatabase(store);
    request.onsuccess = () => {
      localStorage.removeItem(key);
      resolve();
    };
    request.onerror = () => reject(request.error);
  });
  // A tab the system has frozen lets go when it thaws; nobody waits for that.
  await within(patience, erased);
}
