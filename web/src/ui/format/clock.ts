import { useSyncExternalStore } from 'react';

/** The company's time zone; undefined: this device's clock (docs/decisions/0059). */
let zone: string | undefined;
const listeners = new Set<() => void>();

export const pageZone = (): string | undefined => zone;

export function setPageZone(to: string | undefined): void {
  if (zone === to) return;
  zone = to;
  for (const listener of listeners) listener();
}

function follow(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const usePageZone = (): string | undefined => useSyncExternalStore(follow, pageZone);
