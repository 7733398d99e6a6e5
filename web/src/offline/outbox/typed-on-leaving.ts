import { device } from '../store/index.ts';

/**
 * A closing page cannot wait for the device's store. Its last typing goes where a page can write at once, and is
 * restored when this person opens it again: an inspection by its id, a claim sheet by its room's.
 */
const keyOf = (id: string) => `tsp-typed-${device().technicianId}-${id}`;
/** The key of earlier versions, one of which may have closed just now for an update. */
const earlierKeyOf = (id: string) => `tsp-typed-${id}`;

export function keepTyped<T>(id: string, typed: T | undefined): void {
  if (typed) localStorage.setItem(keyOf(id), JSON.stringify(typed));
}

export function forgetTyped(id: string): void {
  localStorage.removeItem(keyOf(id));
  localStorage.removeItem(earlierKeyOf(id));
}

export function takeTyped<T>(id: string): T | undefined {
  const kept = localStorage.getItem(keyOf(id)) ?? localStorage.getItem(earlierKeyOf(id));
  return kept === null ? undefined : (JSON.parse(kept) as T);
}
