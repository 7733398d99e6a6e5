import type Dexie from 'dexie';
import { useSyncExternalStore } from 'react';

/** Whether this device's store waits to be brought to a newer shape, because another tab still holds the older one. */
let held = false;
const listeners = new Set<() => void>();

function set(next: boolean): void {
  if (held === next) return;
  held = next;
  for (const listener of listeners) listener();
}

/**
 * A tab lets go of the store as soon as it hears that a newer version of the app wants to open it, and opens it again
 * after that. Only one that the system has frozen does not hear.
 */
export function noticeHeld(store: Dexie): void {
  store.on('blocked', () => set(true));
  store.on('ready', () => set(false), true);
}

export const isStoreHeld = (): boolean => held;

export function useStoreHeld(): boolean {
  return useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, isStoreHeld);
}
