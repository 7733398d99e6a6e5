import type { Page } from '@playwright/test';
import type { Device } from '../../web/src/offline/store/device.ts';

type Row = Record<string, unknown>;

/** Writes a device's content into the store the open app has for the same person; bytes go one file at a time. */
export async function putOntoPhone(page: Page, from: Device): Promise<void> {
  for (const table of from.tables) {
    const rows = (await table.toArray()) as Row[];
    if (table.name === 'blobs') {
      for (const { bytes, ...row } of rows) {
        await write(page, table.name, [row], Buffer.from(bytes as ArrayBuffer).toString('base64'));
      }
    } else await write(page, table.name, rows);
  }
}

function write(page: Page, table: string, rows: Row[], base64?: string): Promise<void> {
  return page.evaluate(
    async ([name, records, text]) => {
      const store = (await indexedDB.databases()).find((one) => one.name?.startsWith('tsp-device-'))!.name!;
      const opened = await new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open(store);
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
      const bytes = text && Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0)).buffer;
      const tx = opened.transaction(name, 'readwrite');
      for (const record of records) tx.objectStore(name).put(bytes ? { ...record, bytes } : record);
      await new Promise<void>((resolve, reject) => {
        tx.oncomplete = () => resolve();
        tx.onerror = () => reject(tx.error);
      });
      opened.close();
    },
    [table, rows, base64] as const,
  );
}

/**
 * How many changes the phone has not sent.
 * @throws Error if the server refused one, because then nothing was measured
 */
export async function unsentOn(page: Page): Promise<number> {
  const [unsent, refused] = await page.evaluate(async () => {
    const store = (await indexedDB.databases()).find((one) => one.name?.startsWith('tsp-device-'))!.name!;
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const opened = await done(indexedDB.open(store));
    try {
      const outbox = opened.transaction('outbox').objectStore('outbox');
      return await Promise.all([done(outbox.count()), done(outbox.index('state').count('refused'))]);
    } finally {
      opened.close();
    }
  });
  if (refused! > 0) throw new Error(`The office refused ${refused} changes.`);
  return unsent!;
}
