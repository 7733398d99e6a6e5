import type { Entry } from './shapes.ts';

/** What is known of a person's store beside it, so that a store the browser has cleared is told from a new one. */
export interface StoreMark {
  /** The name the store was given when it was made. */
  store: string;
  /** How much was unsent when last looked at. */
  unsent: number;
  /** How much of it the office had refused. */
  failed: number;
  /** Since when, as an ISO moment; null where nothing was. */
  since: string | null;
}

const keyOf = (technicianId: number) => `tsp-store-${technicianId}`;

export function readStoreMark(technicianId: number): StoreMark | undefined {
  const kept = localStorage.getItem(keyOf(technicianId));
  return kept === null ? undefined : (JSON.parse(kept) as StoreMark);
}

export function keepStoreMark(technicianId: number, mark: StoreMark): void {
  localStorage.setItem(keyOf(technicianId), JSON.stringify(mark));
}

/** Before a store is erased on purpose. */
export function forgetStoreMark(technicianId: number): void {
  localStorage.removeItem(keyOf(technicianId));
}

/** Notes what is unsent; nothing where the store has not been opened yet. */
export function noteUnsent(technicianId: number, entries: readonly Pick<Entry, 'since' | 'state'>[]): void {
  const mark = readStoreMark(technicianId);
  if (!mark) return;
  const unsent = entries.length;
  const failed = entries.filter(({ state }) => state === 'refused').length;
  const since = entries.reduce<string | null>(
    (oldest, { since }) => (oldest && oldest < since ? oldest : since),
    null,
  );
  const noted = { ...mark, unsent, failed, since };
  if (JSON.stringify(noted) !== JSON.stringify(mark)) keepStoreMark(technicianId, noted);
}
