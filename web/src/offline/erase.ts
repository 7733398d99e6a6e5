import { within } from './within.ts';

const key = 'tsp-erase';
const patience = 3_000;

/** Clears what is kept beside the local store, and has the store itself erased when the app starts again. */
export function eraseOnNextStart(store: string): void {
  localStorage.setItem(key, store);
  for (const name of Object.keys(localStorage)) if (name !== key) localStorage.removeItem(name);
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
