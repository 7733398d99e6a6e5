import type { Page } from '@playwright/test';

/** How many records there are in all stores of people in this browser. */
export const recordsOnDevice = async (page: Page): Promise<number> =>
  (await storesOnDevice(page)).flat().length;

/** All that can be read in the stores of people and beside them. */
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
