import { useSyncExternalStore } from 'react';

/** Whether the office can be reached: the browser's word is only a hint, the last call's outcome is what counts. */
let reached = true;
/** Since this page was opened. */
let everReached = false;
const listeners = new Set<() => void>();

export function isOnline(): boolean {
  return reached && globalThis.navigator?.onLine !== false;
}

/** Whether this page has ever had an answer from the office; one that was opened without a network has not. */
export const wasReached = (): boolean => everReached;

export function noteReached(now: boolean): void {
  everReached ||= now;
  if (reached === now) return;
  reached = now;
  for (const listener of listeners) listener();
}

export function onOnlineChange(listener: () => void): () => void {
  listeners.add(listener);
  globalThis.addEventListener?.('online', listener);
  globalThis.addEventListener?.('offline', listener);
  return () => {
    listeners.delete(listener);
    globalThis.removeEventListener?.('online', listener);
    globalThis.removeEventListener?.('offline', listener);
  };
}

export function useOnline(): boolean {
  return useSyncExternalStore(onOnlineChange, isOnline);
}
