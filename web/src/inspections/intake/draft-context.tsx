import { createContext, useContext, useSyncExternalStore } from 'react';
import type { DraftField, DraftStore, DraftView } from './draft-store.ts';

const DraftContext = createContext<DraftStore | null>(null);
export const DraftProvider = DraftContext.Provider;

export function useDraftStore(): DraftStore {
  const store = useContext(DraftContext);
  if (!store) throw new Error('useDraftStore needs a DraftProvider above it.');
  return store;
}

/** One fact of the draft; only a change of that fact renders the caller. `select` gives a value, never a new object. */
export function useDraft<T>(select: (view: DraftView) => T): T {
  const store = useDraftStore();
  return useSyncExternalStore(store.subscribe, () => select(store.view()));
}

export function useAnswer<F extends DraftField>(field: F) {
  return useDraft((view) => view.inspection[field]);
}

/** The field's error, once it was left or Next was tried. */
export function useFieldError(field: string): string | undefined {
  return useDraft(({ left, tried, invalid, missing }) =>
    left.has(field) || tried ? (invalid.get(field)?.message ?? missing.get(field)) : undefined,
  );
}
