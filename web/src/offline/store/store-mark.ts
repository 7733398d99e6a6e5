import type { Entry } from './shapes.ts';

/** What is known about a person's store outside it, so that a cleared store can be told from a new one. */
export interface StoreMark {
  /** The name the store got when it was made. */
  store: string;
  /** How much was unsent at the last look. */
  unsent: number;
  /** How many of them the server had refused. */
  failed: number;
  /** Since when, as an ISO moment; null if nothing was unsent. */
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

export function forgetStoreMark(technicianId: number): void {
  localStorage.removeItem(keyOf(technicianId));
}

/** Notes what is unsent; does nothing before the store has been opened. */
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
