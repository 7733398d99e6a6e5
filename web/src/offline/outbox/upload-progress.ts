import { useSyncExternalStore } from 'react';
import { pace } from '../store/index.ts';

/** How much of each file is on its way, 0 to 1, as far as this tab sends it. */
const shares = new Map<string, number>();
const listeners = new Set<() => void>();
const told = pace<void>(() => {
  for (const listener of listeners) listener();
});

/** Undefined: no longer on its way. */
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

/** Whole percents of a file on its way; undefined when this tab is not sending it. */
export function useUploadProgress(id: string): number | undefined {
  return useSyncExternalStore(subscribe, () => {
    const share = shares.get(id);
    return share === undefined ? undefined : Math.floor(share * 100);
  });
}
