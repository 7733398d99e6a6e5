import type { Page } from '@playwright/test';

/** How many records there are in all stores of people in this browser. */
export function recordsOnDevice(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const asked = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    let records = 0;
    for (const { name } of await indexedDB.databases()) {
      if (!name!.startsWith('tsp-device-')) continue;
      const database = await asked(indexedDB.open(name!));
      for (const store of database.objectStoreNames) {
        records += await asked(database.transaction(store).objectStore(store).count());
      }
      database.close();
    }
    return records;
  });
}
