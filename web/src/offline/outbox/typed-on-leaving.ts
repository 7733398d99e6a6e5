import { device } from '../store/index.ts';

/**
 * A page that goes away cannot wait for the device's store. What was typed in its last moment is put where a page can
 * write at once, and taken up when this person opens it again: an inspection by its id, a claim sheet by its room's.
 */
const keyOf = (id: string) => `tsp-typed-${device().technicianId}-${id}`;
/** As versions before this one named it; one of them may have closed just now, to be updated. */
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
