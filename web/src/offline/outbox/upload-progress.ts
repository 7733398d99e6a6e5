import { useSyncExternalStore } from 'react';
import { pace } from '../store/index.ts';

/** The share of each file this tab has sent, 0 to 1. */
const shares = new Map<string, number>();
const listeners = new Set<() => void>();
const told = pace<void>(() => {
  for (const listener of listeners) listener();
});

/** Undefined: no longer being sent. */
export function noteProgress(id: string, share: number | undefined): void {
  if (share === undefined) shares.delete(id);
  else shares.set(id, share);
  told.next();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Whole percent of a file being sent; undefined if this tab does not send it. */
export function useUploadProgress(id: string): number | undefined {
  return useSyncExternalStore(subscribe, () => {
    const share = shares.get(id);
    return share === undefined ? undefined : Math.floor(share * 100);
  });
}
