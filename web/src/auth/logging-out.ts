import { useSyncExternalStore } from 'react';

let begun = false;
const listeners = new Set<() => void>();

/** From here on no screen is shown until the page reloads. */
export function beginLoggingOut(): void {
  begun = true;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const isLoggingOut = () => begun;

export function useLoggingOut(): boolean {
  return useSyncExternalStore(subscribe, isLoggingOut);
}
