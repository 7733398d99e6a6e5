import type { Page } from '@playwright/test';

type Row = Record<string, unknown>;

/** The open inspection in the browser's own store, read without the app. */
export interface Store {
  inspection: Row;
  rooms: Row[];
  sheets: { id: string; rows: Record<string, Row> }[];
  documentation: Row[];
  unsent: number;
}

const tables = ['inspections', 'rooms', 'sheets', 'documentation', 'outbox', 'blobs'] as const;

export async function readStore(page: Page, inspectionId: string): Promise<Store> {
  const all = await page.evaluate(async (names) => {
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const store = (await indexedDB.databases()).find(({ name }) => name?.startsWith('tsp-device-'));
    const opened = await done(indexedDB.open(store!.name!));
    try {
      const tx = opened.transaction([...names]);
      const rows = names.map((name) =>
        name === 'blobs'
          ? done(tx.objectStore(name).getAllKeys())
          : done(tx.objectStore(name).getAll() as IDBRequest<Row[]>),
      );
      return await Promise.all(rows);
    } finally {
      opened.close();
    }
  }, tables);
  const [inspections, rooms, sheets, documentation, outbox, blobs] = all as Row[][];
  return {
    inspection: inspections!.find(({ id }) => id === inspectionId) ?? {},
    rooms: rooms!.filter((room) => room.inspectionId === inspectionId),
    sheets: sheets as unknown as Store['sheets'],
    documentation: documentation!.filter((file) => file.inspectionId === inspectionId),
    unsent: outbox!.length + blobs!.length,
  };
}
