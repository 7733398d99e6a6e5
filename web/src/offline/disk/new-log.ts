/** Made and deleted again; nothing is ever in it. */
const name = 'tsp-new-log';

/**
 * A disk that was full leaves half a record in the log of Chromium's store. Later ones are written behind it, and at the
 * opening after that Chromium takes the store for damaged and deletes it. Deleting a database makes it begin a new log.
 * Not needed elsewhere, and nowhere does it matter when it fails.
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
