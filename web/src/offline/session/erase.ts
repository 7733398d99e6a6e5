import { outOfSpaceKey, within } from '../disk/index.ts';
import { leftKey, readLeft } from './left-mark.ts';
import { storeNameOf } from './store-name.ts';

const key = 'tsp-erase';
const timeLimit = 3_000;

/** Values stored beside a person's store, by person. */
const personal = /^tsp-(?:store|cleared|typed)-(\d+)(?:-|$)/;

/**
 * Clears this person's values beside the store, and marks the store for erasure at the next start. Notes about other
 * people's unsent work and about a full disk stay: their store is opened later.
 */
export function eraseOnNextStart(technicianId: number): void {
  const isOthers = (name: string) => {
    const owner = name === leftKey ? readLeft()?.id : personal.exec(name)?.[1];
    return owner !== undefined && Number(owner) !== technicianId;
  };
  for (const name of Object.keys(localStorage)) {
    if (name !== outOfSpaceKey && !isOthers(name)) localStorage.removeItem(name);
  }
  localStorage.setItem(key, storeNameOf(technicianId));
  navigator.clearAppBadge?.().catch(() => undefined);
}

/** A person who signs in again before the erasure keeps the store; erasing it later would delete their new work. */
export function keepFromErasing(technicianId: number): void {
  if (localStorage.getItem(key) === storeNameOf(technicianId)) localStorage.removeItem(key);
}

/**
 * Erases the store of a person who logged out, before anything opens one: this page holds none, and other tabs release
 * it when asked. A page killed half-way finishes at its next start.
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
  // A frozen tab releases it when it thaws; nobody waits for that.
  await within(timeLimit, erased);
}
