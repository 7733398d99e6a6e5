import type { Page } from '@playwright/test';

/** The content of the browser's own store, read without the app. */
export interface OnDevice {
  /** "room line" → the figure in that line. */
  figures: Map<string, number>;
  outbox: { seq: number; key: string; state: string; attempts: number; figures: Map<string, number> }[];
}

interface RawEntry {
  seq: number;
  key: string;
  state: string;
  attempts: number;
  action: string;
  input: { body: { inspectionRoomId?: string; claimSheetData?: object } };
}
interface RawSheet {
  id: string;
  rows: Record<string, { detach?: number; qty?: number; yesX?: number }>;
}
type Line = { fieldMasterId: number } & RawSheet['rows'][string];

export const figureOf = (line: object): number | undefined => {
  const { detach, qty, yesX } = line as RawSheet['rows'][string];
  return detach ?? qty ?? yesX ?? undefined;
};

/** Reads the store of the person signed in; undefined if there is none. */
async function readRaw(page: Page): Promise<{ sheets: RawSheet[]; outbox: RawEntry[] } | undefined> {
  return page.evaluate(async () => {
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const name = (await indexedDB.databases()).find((one) => one.name?.startsWith('tsp-device-'))?.name;
    if (!name) return undefined;
    const db = await done(indexedDB.open(name));
    try {
      const tx = db.transaction(['sheets', 'outbox']);
      const sheets = done(tx.objectStore('sheets').getAll() as IDBRequest<RawSheet[]>);
      const outbox = done(tx.objectStore('outbox').getAll() as IDBRequest<RawEntry[]>);
      return { sheets: await sheets, outbox: await outbox };
    } finally {
      db.close();
    }
  });
}

/** The whole store. @throws Error if there is none */
export async function readDevice(page: Page): Promise<OnDevice> {
  const raw = await readRaw(page);
  if (!raw) throw new Error('The browser has no store of a technician.');
  const figures = new Map<string, number>();
  for (const { id, rows } of raw.sheets) {
    for (const [line, values] of Object.entries(rows)) {
      const figure = figureOf(values);
      if (figure !== undefined) figures.set(`${id} ${line}`, figure);
    }
  }
  const outbox = raw.outbox.map(({ seq, key, state, attempts, input }) => {
    const lines = Object.values(input.body.claimSheetData ?? {}).flat() as Line[];
    const its = lines.map(
      (line) => [`${input.body.inspectionRoomId} ${line.fieldMasterId}`, figureOf(line)!] as const,
    );
    return { seq, key, state, attempts, figures: new Map(its) };
  });
  return { figures, outbox };
}
