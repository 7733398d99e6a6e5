import type { DraftChange } from '@tidemark/contract/inspections/draft';

/**
 * A page that goes away cannot wait for the device's store. What was typed in its last moment is put where a page can
 * write at once, and taken up when the inspection is opened again.
 */
const keyOf = (id: string) => `tsp-typed-${id}`;

export function keepTyped(id: string, typed: DraftChange | undefined): void {
  if (typed) localStorage.setItem(keyOf(id), JSON.stringify(typed));
}

export function forgetTyped(id: string): void {
  localStorage.removeItem(keyOf(id));
}

export function takeTyped(id: string): DraftChange | undefined {
  const kept = localStorage.getItem(keyOf(id));
  return kept === null ? undefined : (JSON.parse(kept) as DraftChange);
}
