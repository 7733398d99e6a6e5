import type { Page } from '@playwright/test';

/** The number of records in all people's stores in this browser. */
export const recordsOnDevice = async (page: Page): Promise<number> =>
  (await storesOnDevice(page)).flat().length;

/** All readable data in people's stores and beside them. */
export const textOnDevice = async (page: Page): Promise<string> =>
  JSON.stringify(await storesOnDevice(page)) +
  (await page.evaluate(() => JSON.stringify({ ...localStorage })));

function storesOnDevice(page: Page): Promise<unknown[][]> {
  return page.evaluate(async () => {
    const asked = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const records: unknown[][] = [];
    for (const { name } of await indexedDB.databases()) {
      if (!name!.startsWith('tsp-device-')) continue;
      const database = await asked(indexedDB.open(name!));
      for (const store of database.objectStoreNames) {
        records.push(await asked(database.transaction(store).objectStore(store).getAll()));
      }
      database.close();
    }
    return records;
  });
}
