/** Created and deleted; it never holds data. */
const name = 'tsp-new-log';

/**
 * A full disk leaves half a record in the log of Chromium's store. Chromium writes later records behind it, takes the
 * store for damaged at the next opening and deletes it. Deleting any database makes Chromium begin a new log. Other
 * browsers do not need this, and its failure does no harm.
 */
export function beginNewLog(): Promise<void> {
  return new Promise((resolve) => {
    const made = indexedDB.open(name);
    made.onerror = () => resolve();
    made.onsuccess = () => {
      made.result.close();
      const deleted = indexedDB.deleteDatabase(name);
      deleted.onsuccess = () => resolve();
      deleted.onerror = () => resolve();
    };
  });
}
